import LocCheckDiagnostics

extension ProductDisagreement {
  /// Compares every catalog among some bundles with every product that was built from it.
  ///
  /// A compiled table is taken for the product of a catalog of the same name where they share at
  /// least three keys, and half of those of the larger one, or all: an app's and a framework's
  /// `Localizable` share a few words at most. What lies beside a catalog in one bundle is compared
  /// too.
  ///
  /// - Returns: the disagreements by table, then by localization, in the order of the catalog.
  public static func all(
    among bundles: [NestedBundle], policy: ShippingPolicy
  ) -> [ProductDisagreement] {
    bundles.flatMap { source in
      source.contents.catalogs.flatMap { catalog in
        bundles.flatMap { product in
          ProductComparison(catalog: catalog, of: source.name, product: product, policy: policy)?
            .disagreements ?? []
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
  /// The bundle of the product.
  let productBundle: String
  /// What of the catalog ships.
  let policy: ShippingPolicy
  /// The product's tables of the catalog's name, by localization as the folders spell it.
  private let files: [String: [StringsFile]]

  /// Creates a comparison, nil where the product was not built from the catalog.
  init?(catalog: Catalog, of sourceBundle: String, product: NestedBundle, policy: ShippingPolicy) {
    let files = product.contents.files.filter { $0.table == catalog.table }
    // Most bundles have nothing of the name, and a catalog may have many keys.
    guard !files.isEmpty else { return nil }
    let built = Set(files.flatMap { $0.messages.entries.map(\.key) })
    guard !built.isEmpty else { return nil }
    self.catalog = catalog
    self.sourceBundle = sourceBundle
    self.productBundle = product.name
    self.policy = policy
    self.files = Dictionary(grouping: files.filter { $0.localization != nil }) {
      $0.localization ?? ""
    }
    let written = Set(catalog.entries.filter(ships).map(\.key))
    let shared = built.intersection(written).count
    guard built == written || (shared >= 3 && shared * 2 >= max(built.count, written.count)) else {
      return nil
    }
  }

  /// Returns whether the build writes an entry into any table.
  private func ships(_ entry: Catalog.Entry) -> Bool {
    entry.languages.contains { language in
      let lookup = catalog.shippedMessage(for: entry.key, in: language, policy: policy)
      return lookup.message.map { !isImplied($0, entry.key, language) } ?? false
    }
  }

  /// The disagreements, by localization.
  var disagreements: [ProductDisagreement] {
    let spellings = LocalizationSpellings(Array(files.keys), claimedBy: catalog.languages)
    return catalog.shippedLocalizations(policy: policy).flatMap {
      disagreements(in: $0, builtAs: spellings.spelling(of: $0))
    }
  }

  /// Returns the disagreements in one localization, which the product's folder may spell in another
  /// way.
  private func disagreements(in language: String, builtAs folder: String?) -> [ProductDisagreement]
  {
    let tables = tables(in: folder)
    let source = ShippedTable(catalog: catalog, localization: language, policy: policy)
    guard let located = LocatedTable(parts: tables, firstPlace: tables.first?.place) else {
      // Of a source language whose keys are their own texts, the build makes no table.
      let ships = source.keys.contains { key in
        source.message(for: key).message.map { !isImplied($0, key, language) } ?? false
      }
      return ships ? [disagreement(.missingLocalization, nil, language, builtAs: nil)] : []
    }
    var known = Set(source.keys)
    let keys = source.keys + located.keys.filter { known.insert($0).inserted }
    return keys.compactMap { key in
      let written = source.message(for: key).message
      let built = located.message(for: key).lookup.message
      return difference(key, written, built, in: language).map {
        disagreement($0, key, language, builtAs: folder, written: written, built: built)
      }
    }
  }

  /// Returns how the two texts of a message differ, nil where they do not.
  private func difference(
    _ key: MessageKey, _ written: ShippedMessage?, _ built: ShippedMessage?, in language: String
  ) -> ProductDisagreement.Difference? {
    switch (written, built) {
    case (nil, nil): return nil
    case (let written?, nil): return isImplied(written, key, language) ? nil : .missing
    case (nil, let built?): return isImplied(built, key, language) ? nil : .extra
    case (let written?, let built?):
      guard MessageMeaning(written) != MessageMeaning(built) else { return nil }
      return .text(
        source: written.excerpt(unlike: built), product: built.excerpt(unlike: written))
    }
  }

  /// Makes a disagreement.
  private func disagreement(
    _ difference: ProductDisagreement.Difference, _ key: MessageKey?, _ language: String,
    builtAs folder: String?, written: ShippedMessage? = nil, built: ShippedMessage? = nil
  ) -> ProductDisagreement {
    ProductDisagreement(
      sourceBundle: sourceBundle, productBundle: productBundle, table: catalog.table,
      localization: language, productLocalization: folder, key: key, difference: difference,
      sourceRange: written?.format.origin ?? key.flatMap { catalog.entry(for: $0)?.keyRange },
      productRange: built?.format.origin)
  }

  /// Returns the product's tables in a folder, plurals first as look-ups search them.
  private func tables(in folder: String?) -> [ShippedTable] {
    let tables = (folder.flatMap { files[$0] } ?? []).map { ShippedTable(file: $0, policy: policy) }
    return tables.filter { $0.part == .stringsdict } + tables.filter { $0.part != .stringsdict }
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
  /// Returns the first form that another message has not or has otherwise, the format where all
  /// forms are the same.
  fileprivate func excerpt(unlike other: ShippedMessage) -> String {
    for (variable, counterpart) in zip(variables, other.variables) {
      for form in variable.forms {
        let text = form.form.text
        guard counterpart.form(form.category)?.text.isIdenticalUTF8(to: text) != true else {
          continue
        }
        return text
      }
    }
    return format.text
  }
}
