import LocCheckResults
import Testing

struct CheckDigestTests {
  @Test func `a digest is that of the bytes of the parts`() {
    #expect(CheckDigest(CaseID(file: "a", scenario: "s")).digits == "5c39cd516a12a04a")
  }

  @Test func `a digest comes back from its digits`() {
    for number in 0..<200 {
      let digest = CheckDigest(CaseID(file: "a", scenario: "\(number)"))
      #expect(digest.digits.utf8.count == 16)
      #expect(CheckDigest(digest.digits) == digest)
    }
  }

  @Test(arguments: ["", "12", "+123456789abcdef", "0123456789abcdeg", "0123456789abcdef0"])
  func `other texts are no digests`(text: String) {
    #expect(CheckDigest(text) == nil)
  }

  @Test func `checks of other bytes, or of the same in other parts, have other digests`() {
    let ids = [
      CaseID(file: "a", scenario: "é"), CaseID(file: "a", scenario: "e\u{301}"),
      CaseID(file: "aé", scenario: ""), CaseID(file: "a", scenario: "é", locale: ""),
      CaseID(file: "a", scenario: "é", locale: "pl"), CaseID(file: "a", scenario: "é", key: "pl"),
      CaseID(file: "a", scenario: "é", check: "pl"),
      CaseID(file: "a", scenario: "é", occurrence: 2),
      CaseID(file: "a", scenario: "é", arguments: [.init("n", "12")]),
      CaseID(file: "a", scenario: "é", arguments: [.init("n1", "2")]),
      CaseID(file: "a", scenario: "é", arguments: [.init("n", "1"), .init("", "2")]),
    ]
    #expect(Set(ids.map { CheckDigest($0) }).count == ids.count)
  }
}
