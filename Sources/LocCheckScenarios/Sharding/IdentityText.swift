import LocCheckDiagnostics

/// The identity of a check as a text, to look it up by: plans and lists have no more of it.
///
/// Texts are the same where their bytes are: Swift's strings are also equal where one spells an accented
/// letter as one character and the other as two.
package struct IdentityText: Hashable, Comparable, Sendable {
  /// The text.
  package let text: String

  /// Creates an identity from its text.
  package init(_ text: String) { self.text = text }

  /// Returns whether two identities have the same bytes.
  package static func == (left: IdentityText, right: IdentityText) -> Bool {
    left.text.isIdenticalUTF8(to: right.text)
  }

  /// Returns whether the bytes of one identity come before those of another.
  package static func < (left: IdentityText, right: IdentityText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Feeds the bytes to a hasher.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
