package import HeadlessLabel
import LocCheckCatalogs
package import LocCheckDiagnostics
import LocCheckMessages

/// The disagreements between products and their sources, by the look-ups that meet them.
package struct DisagreementIndex: Sendable {
  /// All of them, in order.
  let all: [ProductDisagreement]
  /// Their positions by the messages they are about, in either bundle.
  private let positions: [Message: [Int]]

  /// A message of one localization of a bundle, or all of them.
  fileprivate struct Message: Hashable {
    /// The bundle.
    var bundle: String
    /// The table.
    var table: String
    /// The localization as the bundle spells it.
    var localization: String
    /// The key, nil for all.
    var key: MessageKey?
  }

  /// Indexes disagreements.
  init(_ disagreements: [ProductDisagreement]) {
    self.all = disagreements
    var positions: [Message: [Int]] = [:]
    for (position, disagreement) in disagreements.enumerated() {
      // A product beside its source, in one bundle, has both under one name.
      for message in Set(disagreement.messages) {
        positions[message, default: []].append(position)
      }
    }
    self.positions = positions
  }

  /// Returns where a product and its source differ in the messages that are shown, in the order of
  /// the look-ups.
  package func diagnostics(about shown: DisplayedText) -> [Diagnostic] {
    guard !positions.isEmpty else { return [] }
    return shown.resolutions.map(\.trace).flatMap { trace -> [Diagnostic] in
      guard let key = trace.key, let localization = trace.localization else { return [] }
      var message = Message(
        bundle: trace.bundle, table: trace.table, localization: localization, key: nil)
      let ofLocalization = positions[message] ?? []
      message.key = key
      let ofKey = positions[message] ?? []
      return (ofLocalization + ofKey).sorted().map { all[$0].diagnostic }
    }
  }
}

extension ProductDisagreement {
  /// The message it is about, in the source and in the product.
  fileprivate var messages: [DisagreementIndex.Message] {
    let source = DisagreementIndex.Message(
      bundle: sourceBundle, table: table, localization: localization, key: key)
    guard let productLocalization else { return [source] }
    let product = DisagreementIndex.Message(
      bundle: productBundle, table: table, localization: productLocalization, key: key)
    return [source, product]
  }
}
