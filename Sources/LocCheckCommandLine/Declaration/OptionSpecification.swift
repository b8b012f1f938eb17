/// An option as declared, without the type of its value.
public struct OptionSpecification: Sendable, Equatable {
  /// Whether an option takes a value, and how it is attached.
  public enum Kind: Sendable, Equatable {
    /// A switch; when negatable, `--no-name` turns it off again.
    case flag(isNegatable: Bool)

    /// A value that must follow: `--name value`, `--name=value`, `-nvalue` or `-n value`.
    case value(ValueSpecification)

    /// A value that may follow, only as `--name=value`.
    case optionalValue(ValueSpecification)
  }

  /// The long name without its hyphens.
  public var name: String

  /// The letter or digit of the short form; a scalar, so that no look-alike is taken for it.
  public var short: Unicode.Scalar?

  /// Whether it takes a value.
  public var kind: Kind

  /// Whether every occurrence counts; otherwise the last one wins.
  public var isRepeatable: Bool

  /// One sentence for the help.
  public var summary: String

  /// Further paragraphs for the manual page.
  public var discussion: String

  /// Creates the declaration of an option.
  public init(
    name: String,
    short: Unicode.Scalar? = nil,
    kind: Kind,
    isRepeatable: Bool = false,
    summary: String,
    discussion: String = ""
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.discussion = discussion
  }
}

extension OptionSpecification {
  /// The option `-h`, `--help` of every command.
  public static let help = OptionSpecification(
    name: "help", short: "h", kind: .flag(isNegatable: false), summary: "Shows this help.")

  /// The option `--version` of every tool.
  public static let version = OptionSpecification(
    name: "version", kind: .flag(isNegatable: false), summary: "Shows the version.")

  /// The long name that turns a negatable flag off.
  public var negatedName: String? {
    kind == .flag(isNegatable: true) ? "no-\(name)" : nil
  }

  /// Every long name the option answers to, without hyphens.
  public var longNames: [String] {
    [name] + (negatedName.map { [$0] } ?? [])
  }

  /// The value it takes, required or not.
  public var value: ValueSpecification? {
    switch kind {
    case .flag: nil
    case .value(let value), .optionalValue(let value): value
    }
  }
}
