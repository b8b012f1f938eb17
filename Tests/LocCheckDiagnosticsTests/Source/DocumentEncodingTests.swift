import LocCheckDiagnostics
import Testing

struct DocumentEncodingTests {
  @Test(
    arguments: [
      ([0x3C, 0x61], nil), ([], nil), ([0x3C, 0x00], nil),
      ([0x3C, 0x00, 0x61, 0x00], .utf16LittleEndian),
      ([0x00, 0x3C, 0x00, 0x61], .utf16BigEndian), ([0x3C, 0x00, 0x00, 0x00], .utf32LittleEndian),
      ([0x00, 0x00, 0x00, 0x3C], .utf32BigEndian), ([0x3C, 0x00, 0x61, 0x62], nil),
      ([0xFF, 0xFE, 0x3C, 0x00], .utf16LittleEndian), ([0xEF, 0xBB, 0xBF], .utf8),
    ] as [([UInt8], TextEncoding?)])
  func `a document tells its encoding by a mark or by its zero bytes`(
    bytes: [UInt8], encoding: TextEncoding?
  ) {
    #expect(TextEncoding(ofDocument: bytes) == encoding)
  }
}
