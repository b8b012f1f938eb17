import Testing

@testable import LocCheckSources

struct InterpolationSpecifierTests {
  /// Returns the specifier of a value of a type.
  private func specifier(_ type: String?, _ labels: [String] = [], in text: TextType) -> String? {
    InterpolationSpecifier(
      TypedInterpolation(bounds: 0..<1, type: type, labels: labels), in: text
    ).specifier
  }

  @Test(arguments: [
    ("Int", "%lld"), ("Int64", "%lld"), ("Int8", "%d"), ("Int16", "%d"), ("Int32", "%d"),
    ("UInt", "%llu"), ("UInt64", "%llu"), ("UInt8", "%u"), ("UInt16", "%u"), ("UInt32", "%u"),
    ("Float", "%f"), ("Double", "%lf"), ("CGFloat", "%lf"), ("TimeInterval", "%lf"),
    ("String", "%@"), ("Substring", "%@"), ("Swift.Int", "%lld"), ("Text", "%@"),
    ("AttributedString", "%@"), ("LocalizedStringResource", "%@"), ("Date", "%@"), ("UUID", "%@"),
    ("URL", "%@"),
  ])
  func `the type decides, in Foundation and SwiftUI alike`(type: String, expected: String) {
    for text in [TextType.localizedStringKey, .localizedStringResource, .localizationValue] {
      #expect(specifier(type, in: text) == expected)
    }
  }

  @Test(arguments: ["Bool", "Int?", "Character", "Tab", "[String]", "any Error"])
  func `Foundation takes any value as an object, SwiftUI does not compile`(type: String) {
    #expect(specifier(type, in: .localizationValue) == "%@")
    #expect(specifier(type, in: .localizedStringResource) == "%@")
    #expect(specifier(type, in: .localizedStringKey) == nil)
    guard
      case .unsupported = InterpolationSpecifier(
        TypedInterpolation(bounds: 0..<1, type: type), in: .localizedStringKey)
    else {
      Issue.record("expected a type that is known and not taken")
      return
    }
  }

  @Test func `a type that is not known stays open`() {
    #expect(specifier(nil, in: .localizedStringKey) == nil)
    #expect(specifier(nil, in: .localizationValue) == nil)
  }

  @Test(arguments: ["format", "formatter", "style"])
  func `a format makes an object of any value`(label: String) {
    #expect(specifier("Double", [label], in: .localizedStringKey) == "%@")
    #expect(specifier(nil, [label], in: .localizationValue) == "%@")
  }

  @Test func `a written specifier is taken as it is`() {
    let value = TypedInterpolation(
      bounds: 0..<1, type: "Double", specifier: "%.2f", labels: ["specifier"])
    #expect(InterpolationSpecifier(value, in: .localizedStringKey).specifier == "%.2f")
  }

  @Test func `a specifier that is no literal is not known`() {
    #expect(specifier("Double", ["specifier"], in: .localizedStringKey) == nil)
  }

  @Test func `an object is an object`() {
    let value = TypedInterpolation(bounds: 0..<1, type: "Account", isObject: true)
    #expect(InterpolationSpecifier(value, in: .localizedStringKey).specifier == "%@")
  }

  @Test(arguments: [
    (".int", "%lld"), (".uint", "%llu"), (".float", "%f"), (".double", "%lf"), (".object", "%@"),
  ])
  func `a placeholder names its kind`(placeholder: String, expected: String) {
    let value = TypedInterpolation(bounds: 0..<1, type: nil)
    let specifier = InterpolationSpecifier(value, placeholder: placeholder, in: .localizationValue)
    #expect(specifier.specifier == expected)
  }
}
