import LocCheckDiagnostics
import LocCheckLocales

extension ProductDisagreement {
  /// Compares every catalog among some bundles with every product that was built from it.
  ///
  /// A compiled table is taken for the product of a catalog of the same name in another bundle where
  /// at least half of the keys of the smaller one are keys of the other: an app's and a framework's
  /// `Localizable` share a few words at most.
  ///
  /// - Returns: the disagreements by table, then by localization, in the order of the catalog.
  public static func all(
    among bundles: [NestedBundle], policy: ShippingPolicy
  ) -> [ProductDisagreement] {
    bundles.flatMap { source in
      source.contents.catalogs.flatMap { catalog in
        bundles.flatMap { product -> [ProductDisagreement] in
          guard product.name != source.name,
            let comparison = ProductComparison(
              catalog: catalog, of: source.name, product: product, policy: policy)
          else { return [] }
          return comparison.disagreements
        }
      }
    }
  }
}

/// A catalog beside the tables of a product that was built from it.
private struct ProductComparison {
  /// The catalog.
  let catalog: Catalog
  /// The bundle of the catalog.
  let sourceBundle: String
  /// The product.
  let product: NestedBundle
  /// What of the catalog ships.
  let policy: ShippingPolicy
  /// The product's tables of the catalog's name.
  private let files: [StringsFile]

  /// Creates a comparison, nil where the product was not built from the catalog.
  init?(catalog: Catalog, of sourceBundle: String, product: NestedBundle, policy: ShippingPolicy) {
    self.catalog = catalog
    self.sourceBundle = sourceBundle
    self.product = product
    self.policy = policy
    self.files = product.contents.files.filter { $0.table == catalog.table }
    let built = Set(files.flatMap { $0.messages.entries.map(\.key) })
    let written = Set(catalog.entries.map(\.key))
    guard !built.isEmpty, built.intersection(written).count * 2 >= min(built.count, written.count)
    else { return nil }
  }

  /// The disagreements, by localization.
  var disagreements: [ProductDisagreement] {
    catalog.shippedLocalizations(policy: policy).flatMap(disagreements(in:))
  }

  /// Returns the disagreements in one localization.
  private func disagreements(in language: String) -> [ProductDisagreement] {
    let tables = tables(for: language)
    let source = ShippedTable(catalog: catalog, localization: language, policy: policy)
    var known = Set(source.keys)
    let keys = source.keys + tables.flatMap(\.keys).filter { known.insert($0).inserted }
    guard !tables.isEmpty else {
      // Of a source language whose keys are their own texts, the build makes no table.
      let ships = keys.contains { key in
        if case .found(let message) = source.message(for: key) {
          !isImplied(message, key, language)
        } else {
          false
        }
      }
      return ships ? [disagreement(.missingLocalization, nil, language)] : []
    }
    let located = LocatedTable(parts: tables)
    return keys.compactMap { key in
      let written = source.message(for: key).message
      let built = located?.message(for: key).lookup.message
      return disagreement(key, written, built, in: language)
    }
  }

  /// Returns how the two texts of a message differ, nil where they do not.
  private func disagreement(
    _ key: MessageKey, _ written: ShippedMessage?, _ built: ShippedMessage?, in language: String
  ) -> ProductDisagreement? {
    switch (written, built) {
    case (nil, nil): return nil
    case (let written?, nil):
      guard !isImplied(written, key, language) else { return nil }
      return disagreement(.missing, key, language, written: written)
    case (nil, let built?):
      guard !isImplied(built, key, language) else { return nil }
      return disagreement(.extra, key, language, built: built)
    case (let written?, let built?):
      guard MessageMeaning(written) != MessageMeaning(built) else { return nil }
      let difference = ProductDisagreement.Difference.text(
        source: written.excerpt(unlike: built), product: built.excerpt(unlike: written))
      return disagreement(difference, key, language, written: written, built: built)
    }
  }

  /// Makes a disagreement.
  private func disagreement(
    _ difference: ProductDisagreement.Difference, _ key: MessageKey?, _ language: String,
    written: ShippedMessage? = nil, built: ShippedMessage? = nil
  ) -> ProductDisagreement {
    ProductDisagreement(
      sourceBundle: sourceBundle, productBundle: product.name, table: catalog.table,
      localization: language, key: key, difference: difference,
      sourceRange: written?.format.origin ?? key.flatMap { catalog.entry(for: $0)?.keyRange },
      productRange: built?.format.origin)
  }

  /// Returns the product's tables for a language of the catalog, however the folder spells it.
  private func tables(for language: String) -> [ShippedTable] {
    let tag = LocaleTag(language)
    return files.filter { file in
      guard let localization = file.localization else { return false }
      return localization == language || (tag != nil && LocaleTag(localization) == tag)
    }
    .map { ShippedTable(file: $0, policy: policy) }
    .sorted { $0.part == .stringsdict && $1.part != .stringsdict }
  }

  /// Returns whether a text is the one that a look-up without an entry shows too.
  private func isImplied(
    _ message: ShippedMessage, _ key: MessageKey, _ language: String
  ) -> Bool {
    language == catalog.sourceLanguage && message.variables.isEmpty
      && message.format.text.isIdenticalUTF8(to: key.text)
  }
}

extension TableLookup {
  /// The message that was found, nil where none was.
  fileprivate var message: ShippedMessage? {
    if case .found(let message) = self { message } else { nil }
  }
}

extension ShippedMessage {
  /// Returns the first text that another message does not have: the format, else a form.
  fileprivate func excerpt(unlike other: ShippedMessage) -> String {
    let texts = [format] + variables.flatMap { $0.forms.map(\.form) }
    let others = Set(
      ([other.format] + other.variables.flatMap { $0.forms.map(\.form) })
        .map { MessageKey($0.text) })
    // A plural's own format says nothing: its forms are what a reader knows.
    let told = variables.isEmpty ? texts : Array(texts.dropFirst()) + [format]
    return (told.first { !others.contains(MessageKey($0.text)) } ?? format).text
  }
}
