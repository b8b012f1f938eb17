extension BuildSettings {
  /// What the settings say about messages.
  ///
  /// - Parameter developmentLanguage: The project's development region.
  func localization(developmentLanguage: String?) -> LocalizationSettings {
    let emission = flag("SWIFT_EMIT_LOC_STRINGS")
    let macros = self["LOCALIZED_STRING_MACRO_NAMES"]?.text.split(whereSeparator: \.isWhitespace)
    return LocalizationSettings(
      emitsStrings: emission?.value,
      prefersStringCatalogs: flag("LOCALIZATION_PREFERS_STRING_CATALOGS")?.value,
      macroNames: (macros ?? []).map { String($0) }.filter { !Self.standardMacros.contains($0) },
      platform: platform, developmentLanguage: developmentLanguage,
      emissionRange: emission?.range)
  }

  /// The name the code is imported by: `PRODUCT_MODULE_NAME`, by default that of the product as an
  /// identifier, by default that of the target.
  func moduleName(target: String) -> String {
    let product = self["PRODUCT_NAME"]?.text ?? ""
    let module = self["PRODUCT_MODULE_NAME"]?.text ?? ""
    return module.isEmpty ? Self.identifier(product.isEmpty ? target : product) : module
  }

  /// The names that Xcode looks for whatever the setting says.
  private static let standardMacros: Set = ["NSLocalizedString", "CFCopyLocalizedString"]
}
