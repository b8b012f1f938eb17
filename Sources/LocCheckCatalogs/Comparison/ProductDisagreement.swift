public import LocCheckDiagnostics

/// One message in which a product differs from the catalog it was built from.
public struct ProductDisagreement: Sendable, Hashable {
  /// The bundle of the catalog.
  public var sourceBundle: String
  /// The bundle of the product.
  public var productBundle: String
  /// The table.
  public var table: String
  /// The localization as the catalog spells it.
  public var localization: String
  /// The localization as the product's folder spells it, nil where the product has none.
  public var productLocalization: String?
  /// The key, nil where a whole localization differs.
  public var key: MessageKey?
  /// How the two differ.
  public var difference: Difference
  /// The place in the catalog, nil where it has none.
  public var sourceRange: SourceRange?
  /// The place in the product, nil where it has none.
  public var productRange: SourceRange?

  /// The ways in which a product differs from its source.
  public enum Difference: Sendable, Hashable {
    /// Both have a text, and not the same.
    case text(source: String, product: String)
    /// The source ships a text that the product has not.
    case missing
    /// The product has a text that the source does not ship.
    case extra
    /// The source ships a localization of which the product has nothing in the table.
    case missingLocalization
  }

  /// Creates a disagreement.
  public init(
    sourceBundle: String, productBundle: String, table: String, localization: String,
    productLocalization: String?, key: MessageKey?, difference: Difference,
    sourceRange: SourceRange?, productRange: SourceRange?
  ) {
    self.sourceBundle = sourceBundle
    self.productBundle = productBundle
    self.table = table
    self.localization = localization
    self.productLocalization = productLocalization
    self.key = key
    self.difference = difference
    self.sourceRange = sourceRange
    self.productRange = productRange
  }

  /// What there is to say, at the place in the catalog, else in the product.
  public var diagnostic: Diagnostic {
    let product = "the product '\(productBundle)'"
    let (id, message): (Diagnostic.ID, String) =
      switch difference {
      case .text(let source, let shown):
        (
          "product.different-text",
          "\(name) in \(localization) is '\(shown)' in \(product), and '\(source)' in its source"
        )
      case .missing:
        ("product.missing-message", "\(product) lacks \(name) in \(localization)")
      case .extra:
        (
          "product.extra-message",
          "\(product) has \(name) in \(localization), which its source does not ship"
        )
      case .missingLocalization:
        (
          "product.missing-localization",
          "\(product) has nothing in \(localization) for the table '\(table)'"
        )
      }
    return Diagnostic(
      id, .warning, message, at: sourceRange ?? productRange,
      notes: sourceRange == nil || productRange == nil
        ? [] : [.init("the product's text is here", at: productRange)],
      help: "build the product again, or look for another source of its texts")
  }

  /// The key in quotation marks, the table's name where a whole localization differs.
  private var name: String { "'\(key?.text ?? table)'" }
}
