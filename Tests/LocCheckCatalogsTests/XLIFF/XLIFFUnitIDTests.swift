import LocCheckLocales
import Testing

@testable import LocCheckCatalogs

/// Tests of what the ids of units say.
struct XLIFFUnitIDTests {
  @Test(arguments: [
    ("k", "k", XLIFFUnitID.Variation.base),
    ("", "", .base),
    ("%lld Besucher|==|plural.one", "%lld Besucher", .plural(.one)),
    ("k|==|device.mac", "k", .device(.mac, nil)),
    ("k|==|device.applevision.plural.few", "k", .device(.applevision, .few)),
    ("k|==|substitutions.files.plural.other", "k", .substitution("files", .other)),
    ("k|==|substitutions.@a.b@.plural.two", "k", .substitution("a.b", .two)),
    ("k|==|substitutions.plural.plural.one", "k", .substitution("plural", .one)),
    ("|==|plural.other", "", .plural(.other)),
  ])
  func `an id of a catalog is a key and a variation`(
    spelling: String, key: String, variation: XLIFFUnitID.Variation
  ) throws {
    let id = try XLIFFUnitID(spelling)
    #expect(id == XLIFFUnitID(key: MessageKey(key), variation: variation))
  }

  @Test(arguments: ["a.b.plural.one", "a|==|b", "a|==|width.one", "a|==|", "a|==|plural", "|==|"])
  func `what does not begin as a variation is part of the key`(spelling: String) throws {
    #expect(try XLIFFUnitID(spelling) == XLIFFUnitID(key: MessageKey(spelling), variation: .base))
  }

  @Test func `a key may hold the separator`() throws {
    let id = try XLIFFUnitID("a|==|plural.one|==|b.c|==|plural.many")
    #expect(id == XLIFFUnitID(key: "a|==|plural.one|==|b.c", variation: .plural(.many)))
  }

  @Test func `keys are taken by their bytes`() throws {
    // A number sign of Arabic joins the character after it.
    #expect(try XLIFFUnitID("\u{0600}|==|plural.one").key == "\u{0600}")
    #expect(try XLIFFUnitID("e\u{0301}").key != XLIFFUnitID("é").key)
  }

  @Test(arguments: [
    ("/k:dict/NSStringLocalizedFormatKey:dict/:string", "k", XLIFFUnitID.Variation.format),
    ("/k:dict/files:dict/one:dict/:string", "k", .variable("files", .one)),
    ("/[a/b]:dict/n:dict/other:dict/:string", "[a/b]", .variable("n", .other)),
    ("/a:dict/b:dict/n:dict/other:dict/:string", "a:dict/b", .variable("n", .other)),
    ("/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "k", .device(.mac, nil)),
    ("/k:dict/:string", "k", .base),
  ])
  func `an id of a stringsdict is a path`(
    spelling: String, key: String, variation: XLIFFUnitID.Variation
  ) throws {
    #expect(try XLIFFUnitID(spelling) == XLIFFUnitID(key: MessageKey(key), variation: variation))
  }

  @Test(arguments: [
    ("k|==|plural.single", XLIFFUnitID.Problem.unknownCategory("single")),
    ("k|==|device.phone", .unknownDevice("phone")),
    ("k|==|device.mac.plural.1", .unknownCategory("1")),
    ("k|==|device.mac.device.ipad", .unknownVariation("device.mac.device.ipad")),
    ("k|==|substitutions.n.one", .unknownVariation("substitutions.n.one")),
    ("k|==|plural.one.plural.two", .unknownVariation("plural.one.plural.two")),
    ("/k:dict/n:dict/single:dict/:string", .unknownCategory("single")),
    (
      "/k:dict/NSStringVariableWidthRuleType:dict/20:dict/:string",
      .unknownVariation("NSStringVariableWidthRuleType")
    ),
    (
      "/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/NSStringLocalizedFormatKey:dict/:string",
      .unknownVariation("NSStringDeviceSpecificRuleType")
    ),
    ("/k:dict/n:dict/:string", .unknownVariation("n")),
  ])
  func `a variation that is none is a problem`(spelling: String, problem: XLIFFUnitID.Problem) {
    #expect(throws: problem) { try XLIFFUnitID(spelling) }
  }
}
