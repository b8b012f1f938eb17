import LocCheckSources
import Testing

@Suite struct `The scanner finds the builds that compile` {
  /// Returns the builds that take each branch of `#if` with a condition, as text.
  private func builds(_ conditions: String...) -> [String] {
    var text = ""
    for (index, condition) in conditions.enumerated() {
      text +=
        (index == 0 ? "#if " : condition.isEmpty ? "#else" : "#elseif ") + condition + "\nf()\n"
    }
    return ScannedText(text + "#endif\n").digest.conditionalRegions.map { region in
      let taken = region.configurations.sorted().map { BuildConfiguration.candidates[$0] }
      return BuildConfiguration.platforms.compactMap { platform in
        let kinds = taken.filter { $0.platform == platform }.map(\.isDebug)
        switch kinds {
        case []: return nil
        case [true, false]: return platform
        default: return platform + (kinds == [true] ? " debug" : " release")
        }
      }.joined(separator: ", ")
    }
  }

  /// All builds.
  private static let all = "iOS, macOS, tvOS, visionOS, watchOS"

  @Test(arguments: [
    ("os(iOS)", "iOS"), ("os(iOS) || os(macOS)", "iOS, macOS"),
    ("!os(iOS)", "macOS, tvOS, visionOS, watchOS"),
    ("os(Linux)", ""), ("os(OSX)", "macOS"), ("canImport(AppKit)", "macOS"),
    ("canImport(UIKit)", "iOS, tvOS, visionOS, watchOS"), ("canImport(SwiftUI)", all),
    ("canImport(Unheard)", all), ("!canImport(Unheard)", all), ("canImport(Glibc)", ""),
    ("DEBUG && os(tvOS)", "tvOS debug"), ("!DEBUG && os(tvOS)", "tvOS release"),
    ("FLAG", all), ("!FLAG", all), ("FLAG && os(iOS)", "iOS"), ("FLAG || os(iOS)", all),
    ("SWIFT_PACKAGE", all), ("targetEnvironment(simulator) && os(iOS)", "iOS"),
    ("targetEnvironment(simulator) && os(macOS)", ""), ("!targetEnvironment(simulator)", all),
    ("targetEnvironment(macCatalyst)", "iOS"), ("swift(>=5.9)", all), ("swift(<5)", ""),
    ("compiler(>=6) && os(iOS)", "iOS"), ("compiler(>=99)", ""), ("arch(arm64)", all),
    ("(os(iOS) && DEBUG) || (os(macOS) && !DEBUG)", "iOS debug, macOS release"),
    ("false", ""), ("true", all), ("os(iOS) && (FLAG || os(macOS))", "iOS"), ("hasFeature(X)", all),
    ("nonsense +", all),
  ])
  func `a branch with a condition`(condition: String, expected: String) {
    #expect(builds(condition) == [expected])
  }

  @Test func `each of several branches`() {
    #expect(
      builds("os(iOS)", "canImport(AppKit)", "FLAG", "")
        == ["iOS", "macOS", "tvOS, visionOS, watchOS", "tvOS, visionOS, watchOS"])
    #expect(builds("true", "os(iOS)", "") == [Self.all, "", ""])
  }

  @Test func `nested branches, outer ones first, by their bytes`() {
    let scanned = ScannedText(
      """
      #if os(iOS)⟦
      let a = 1
      #if DEBUG⟦
      let b = 2 // two
      ⟧#endif
      ⟧#else // other
      #endif
      """)
    let regions = scanned.digest.conditionalRegions
    #expect(regions.prefix(2).map(\.bounds) == scanned.ranges)
    #expect(regions.count == 3)
  }

  @Test(arguments: [
    "struct A {\n#if DEBUG⟦\n  let a = \"b\"\n⟧#endif\n}",
    "switch a {\n#if DEBUG⟦\ncase .b: f(\"b\")\n⟧#endif\ndefault: g()\n}",
    "func f() {\n#if DEBUG⟦\n  g(\"b\")\n⟧#endif\n}",
    "let a = b\n#if DEBUG⟦\n  .c(\"b\")\n⟧#endif\n",
    "#if DEBUG⟦\n@Wrapped(\"b\")\n⟧#endif\nstruct A {}",
  ])
  func `branches wherever they may stand`(text: String) {
    let scanned = ScannedText(text)
    #expect(scanned.digest.conditionalRegions.map(\.bounds) == scanned.ranges)
    #expect(scanned.outline.contains("\"b\""))
    #expect(scanned.digest.problems.isEmpty)
  }
}
