import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

struct StringsdictReaderTests {
  @Test func `a message is a text, or a format and its variables`() throws {
    let result = readStringsdict(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>plain</key>
        <string>100 % &amp; more</string>
        <key>%d items</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@items@</string>
          <key>items</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>lld</string>
            <key>zero</key>
            <string>none</string>
            <key>few</key>
            <string>%lld položky</string>
            <key>other</key>
            <string>%lld položek</string>
          </dict>
        </dict>
      </dict>
      </plist>
      """)
    let table = try #require(result.value)
    #expect(result.diagnostics == [])
    #expect(table.entries.map(\.key) == ["plain", "%d items"])
    #expect(table.outline("plain") == ["100 % & more"])
    #expect(
      table.outline("%d items") == [
        "%#@items@", "items %lld", "none (plural.zero)", "%lld položky (plural.few)",
        "%lld položek (plural.other)",
      ])
  }

  @Test func `every text, key and variable has its place`() throws {
    let marked = MarkedPropertyList(
      """
      <dict><key>é</key><string>x</string>
      <key>⟦k⟧</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>⟦a %#@n@⟧</string>
        <key>n</key>⟦<dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>⟦&lt;1&gt;⟧</string>
          <key>other</key><string>⟦⟧</string>
        </dict>⟧
      </dict></dict>
      """)
    let table = try #require(StringsdictReader.table(from: marked.source).value)
    let entry = try #require(table.entry(for: "k"))
    #expect([entry.keyRange?.bounds] + entry.value.ranges.map(\.?.bounds) == marked.marks)
  }

  @Test
  func `variables stand in the order of the file, and argument positions are in the references`()
    throws
  {
    let table = try #require(
      readStringsdict(
        message(
          "%2$#@b@ and %1$#@a@",
          [
            "a": plural("d", ["one": "a1", "other": "a"]),
            "b": plural("@", ["other": "b %#@c@"]), "c": plural("lu", ["other": "c"]),
          ])
      ).value)
    #expect(
      table.outline("k") == [
        "%2$#@b@ and %1$#@a@", "a %d", "a1 (substitution.a/plural.one)",
        "a (substitution.a/plural.other)", "b %@", "b %#@c@ (substitution.b/plural.other)", "c %lu",
        "c (substitution.c/plural.other)",
      ])
    guard case .message(let message)? = table.entry(for: "k")?.value else {
      Issue.record("no message")
      return
    }
    #expect(message.variables.allSatisfy { $0.argument == nil && $0.withheld.isEmpty })
  }

  @Test func `a missing value type is that of an object`() throws {
    let table = try #require(
      readStringsdict(
        message(
          "%#@n@",
          [
            "n": dictionary([
              "NSStringFormatSpecTypeKey": string("NSStringPluralRuleType"),
              "other": string("x"),
            ])
          ])
      ).value)
    #expect(table.outline("k") == ["%#@n@", "n %@", "x (plural.other)"])
  }

  @Test func `widths are numbers with texts`() throws {
    let marked = MarkedPropertyList(
      """
      <dict><key>Welcome</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>100</key><string>⟦Hi⟧</string><key>200</key><string>⟦Welcome⟧</string>
      <key>300</key><string>⟦Welcome to the store!⟧</string></dict></dict></dict>
      """)
    let result = StringsdictReader.table(from: marked.source)
    let value = try #require(result.value?.entry(for: "Welcome")).value
    #expect(
      value.outline == [
        "100: Hi (width.100)", "200: Welcome (width.200)", "300: Welcome to the store! (width.300)",
      ])
    #expect(value.ranges.map(\.?.bounds) == marked.marks)
    #expect(result.diagnostics == [])
  }

  @Test func `a device has a text, a format with variables, or widths`() throws {
    let format = dictionary([
      "NSStringLocalizedFormatKey": string("%#@n@ %#@m@"),
      "n": plural("d", ["other": "%d"]), "m": plural("d", ["other": "m"]),
    ])
    let only = dictionary([
      "NSStringLocalizedFormatKey": string("%#@n@"), "n": plural("d", ["one": "1", "other": "n"]),
    ])
    let widths = dictionary([
      "NSStringVariableWidthRuleType": dictionary(["20": string("w")])
    ])
    let result = readStringsdict(
      dictionary([
        "k": dictionary([
          "NSStringDeviceSpecificRuleType": dictionary([
            "mac": string("click"), "iphone": format, "applewatch": only, "applevision": widths,
            "other": string("tap"),
          ])
        ])
      ]))
    #expect(result.diagnostics == [])
    #expect(
      result.value?.outline("k") == [
        "on mac", "click (device.mac)", "on iphone", "%#@n@ %#@m@ (device.iphone)", "n %d",
        "%d (device.iphone/substitution.n/plural.other)", "m %d",
        "m (device.iphone/substitution.m/plural.other)", "on applewatch",
        "%#@n@ (device.applewatch)", "n %d", "1 (device.applewatch/plural.one)",
        "n (device.applewatch/plural.other)", "on applevision",
        "20: w (device.applevision/width.20)", "on other", "tap (device.other)",
      ])
  }

  @Test func `the formats of property lists are all read`() throws {
    let list: [String: Any] = [
      "k": [
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "other": "%d é"],
      ]
    ]
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let openStep =
      #"k = {NSStringLocalizedFormatKey = "%#@n@"; n = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = "%d é"; };};"#
    for bytes in [Array(binary), Array(openStep.utf8)] {
      let result = StringsdictReader.table(
        from: SourceText(path: "L.stringsdict", bytes: bytes))
      #expect(result.value?.outline("k") == ["%#@n@", "n %@", "%d é (plural.other)"])
      #expect(result.diagnostics == [])
    }
  }

  @Test func `keys that differ by normalization are two`() throws {
    let table = try #require(
      readStringsdict(dictionary(["\u{E9}": string("1"), "e\u{301}": string("2")])).value)
    #expect(table.entries.count == 2)
    #expect(table.outline("e\u{301}") == ["2"])
  }
}
