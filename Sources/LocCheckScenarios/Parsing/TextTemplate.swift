/// A text with places for arguments: what a subject says, or what a row expects.
public struct TextTemplate: Sendable, Hashable {
  /// The parts in order; no two literals in a row.
  public var segments: [Segment]

  /// Creates a template from its parts.
  public init(_ segments: [Segment]) { self.segments = segments }

  /// One part of a template.
  public enum Segment: Sendable, Hashable {
    /// Text as it is, escapes resolved.
    case literal(String)
    /// A place for an argument.
    case argument(Reference)
  }

  /// A place for an argument.
  public struct Reference: Sendable, Hashable {
    /// The argument's name.
    public var name: String
    /// Whether the bare value stands there instead of what the locale makes of it.
    ///
    /// `\{count}` in an expected text is as the locale writes it; `\{count:raw}` and Swift's own
    /// `\(count)` in a completed string are bare. In a message the look-up decides, and this is
    /// false.
    public var isRaw: Bool
    /// The specifier the call wrote, such as `%.2f`; nil where the type decides.
    public var specifier: String?

    /// Creates a reference.
    public init(_ name: String, isRaw: Bool = false, specifier: String? = nil) {
      self.name = name
      self.isRaw = isRaw
      self.specifier = specifier
    }
  }

  /// The arguments it has places for, in order, repeats included.
  public var references: [Reference] {
    segments.compactMap { segment in
      if case .argument(let reference) = segment { reference } else { nil }
    }
  }

  /// Whether the text is empty whatever the arguments are.
  public var isEmpty: Bool { segments.isEmpty }

  /// The text, nil where it depends on arguments.
  public var literal: String? {
    switch segments.first {
    case nil: ""
    case .literal(let text) where segments.count == 1: text
    default: nil
    }
  }

  /// Returns the text with each place filled.
  public func text(filling fill: (Reference) -> String) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .argument(let reference): fill(reference)
      }
    }.joined()
  }
}
