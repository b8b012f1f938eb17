import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources
import Testing

@Suite struct `A digest as bytes` {
  /// A file with all that a digest can hold.
  private static let text = """
    import SwiftUI
    // loccheck:ignore missing-key from the server
    @Wrapped<Int>("a", b: 1) public struct Label<T: View>: View, Named where T == Text {
      enum Route: String { case home = "Home", loaded(Int, name: String = "n") }
      typealias Name = (a: [String: Int?], (Int) -> some View & Named, Int.Type)
      static let (x, y) = (1, 2.5)
      var title: LocalizedStringKey { get { "title" } set { f(newValue) } }
      init(_ a: String..., @ViewBuilder for b: () -> ~Copyable) { self.a = a }
      subscript(i: Int) -> String { "\\(i, specifier: "%d") of \\(all)" }
      #if os(iOS)
      func code() {
        guard let a, case .loaded(let b, (let c, _)) = r, let d = e as? String else { return nil }
        for (i, j) in [a: b] where !f(j) { g(true, nil, &i, \\.path, a!.b?.c, x[0]) }
        struct Local {}
        h(a ? "b" : (c, d: "e"), [1, "f"], { (p: Int, q) -> Int in r(p) }, #m("s"), Foo<Int>("t"))
        return switch a { case "u": "v"; default: [Int]() + w }
      }
      #endif
    }
    #Preview { Label("é", "e\u{301}") }
    let broken: = "z"
    """

  /// The digest of the file.
  private let digest = SwiftScanner.digest(
    of: SourceText(path: "a.swift", text: Self.text))

  @Test func `is read as what it was`() {
    #expect(SourceDigest(decoding: digest.encoded()) == digest)
    #expect(SourceDigest(decoding: SourceDigest().encoded()) == SourceDigest())
  }

  @Test func `is always the same`() {
    #expect(digest.encoded() == digest.encoded())
  }

  @Test func `tells texts apart that are canonically equivalent`() throws {
    let decoded = try #require(SourceDigest(decoding: digest.encoded()))
    guard case .expression(let preview)? = decoded.statements.first,
      case .macro(_, let arguments) = preview.kind,
      case .closure(let closure)? = arguments.first?.value.kind,
      case .expression(let call)? = closure.statements.first,
      case .call(_, let values) = call.kind
    else {
      Issue.record("expected a preview")
      return
    }
    let texts = values.map { value -> [UInt8] in
      guard case .string(let literal) = value.value.kind else { return [] }
      return Array((literal.text ?? "").utf8)
    }
    #expect(texts == [Array("é".utf8), Array("e\u{301}".utf8)])
  }

  @Test func `is no digest where it is cut, longer or of another version`() {
    let bytes = digest.encoded()
    for count in bytes.indices { #expect(SourceDigest(decoding: Array(bytes[..<count])) == nil) }
    #expect(SourceDigest(decoding: bytes + [0]) == nil)
    #expect(SourceDigest(decoding: [bytes[0] + 1] + bytes.dropFirst()) == nil)
    #expect(SourceDigest(decoding: []) == nil)
  }

  @Test func `may hold any byte anywhere`() {
    let bytes = digest.encoded()
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        _ = SourceDigest(decoding: damaged)
      }
    }
    #expect(SourceDigest(decoding: bytes) == digest)
  }

  @Test func `may ask for any depth`() {
    // Each pair of bytes is an expression statement's scope in another.
    let deep: [UInt8] = [1, 0, 0, 1] + (0..<100_000).flatMap { _ in [4, 1] as [UInt8] }
    #expect(SourceDigest(decoding: deep) == nil)
  }
}
