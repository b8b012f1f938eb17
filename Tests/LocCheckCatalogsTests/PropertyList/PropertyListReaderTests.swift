import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

struct PropertyListReaderTests {
  @Test(
    arguments: [
      "<dict><key>é</key><string>b</string></dict>",
      " \n<!-- c --><plist><dict><key>é</key><string>b</string></dict></plist>",
      "\u{FEFF}<dict><key>é</key><string>b</string></dict>", "\"é\" = b;", "{\"é\" = \"b\";}",
      "\u{FEFF}// c\n\"é\" = b;",
    ])
  func `the content decides the format`(text: String) throws {
    let list = try #require(readPropertyList(text).value)
    #expect(PropertyListOutline.of(list) == "{\"\\u{00E9}\":\"b\"}")
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian])
  func `XML in a wider encoding is read as UTF-8 of the same path`(
    encoding: String.Encoding
  ) throws {
    let xml = "<?xml version='1.0' encoding='UTF-16'?>\n<dict><key>é</key><string>中</string></dict>"
    let data = try #require("\u{FEFF}\(xml)".data(using: encoding))
    let list = try #require(readPropertyList(data).value)
    let member = try #require(list.members?.first)
    #expect(member.value.range?.text == "中")
    #expect(member.keyRange?.start.description == "L.plist:2:12")
  }

  @Test(
    arguments: [
      (Array("<dict>\n\u{E9}".utf8) + [0xFF], "L.plist:2:3", "encoding.invalid-utf8"),
      (
        Array("<\0d\0i\0c\0t\0/\0>\0".utf8), "L.plist:1:1", "encoding.missing-byte-order-mark"
      ),
      (Array("<dict>".utf8), "L.plist:1:7", "xml.unclosed-element"),
      (Array("bplist00".utf8), "L.plist:1:1", "plist.damaged-binary"),
    ])
  func `a file that is no property list is an error with a place`(
    bytes: [UInt8], place: String, id: String
  ) {
    let result = readPropertyList(bytes)
    #expect(result.value == nil)
    #expect(result.diagnostics.map { $0.range?.start.description } == [place])
    #expect(result.diagnostics.map(\.id.name) == [id])
    #expect(result.hasErrors)
  }
}
