import HeadlessLabel
import Testing

/// The keys that interpolations derive, as Foundation and SwiftUI do.
struct DerivedKeyTests {
  @Test(
    arguments: [
      ("Int", "\(1 as Int)", "%lld"), ("Int8", "\(1 as Int8)", "%d"),
      ("Int16", "\(1 as Int16)", "%d"), ("Int32", "\(1 as Int32)", "%d"),
      ("Int64", "\(1 as Int64)", "%lld"), ("UInt", "\(1 as UInt)", "%llu"),
      ("UInt8", "\(1 as UInt8)", "%u"), ("UInt16", "\(1 as UInt16)", "%u"),
      ("UInt32", "\(1 as UInt32)", "%u"), ("UInt64", "\(1 as UInt64)", "%llu"),
      ("Float", "\(1 as Float)", "%f"), ("Double", "\(1 as Double)", "%lf"),
      ("String", "\("x")", "%@"), ("Substring", "\("x"[...])", "%@"),
    ] as [(String, LocalizedStringKey, String)])
  func `V46 the type of a value decides its specifier`(
    type: String, key: LocalizedStringKey, expected: String
  ) {
    #expect(key.key == expected)
  }

  @Test func `V45 specifiers stand in source order`() {
    let value: String.LocalizationValue = "\(123.45) \("ABC") \(0) \(0.0) \("QRS")"
    #expect(value.key == "%lf %@ %lld %lf %@")
  }

  @Test func `V47 keys carry no positions`() {
    let value: String.LocalizationValue = "\("X") \("X") \("X")"
    #expect(value.key == "%@ %@ %@")
  }

  @Test func `V48 a per cent sign beside an interpolation is doubled`() {
    let value = "12"
    let key: LocalizedStringKey = "\(value)% deficit"
    #expect(key.key == "%@%% deficit")
  }

  @Test func `V49 a per cent sign in a plain literal stays single`() {
    let key: LocalizedStringKey = "100% done"
    #expect(key.key == "100% done")
    #expect(!key.message.isInterpolated)
  }

  @Test func `a specifier of the caller goes into the key unchecked`() {
    let price = 2.5
    let key: LocalizedStringKey = "Price \(price, specifier: "%.2f")"
    #expect(key.key == "Price %.2f")
  }

  @Test func `a completed string is its own key`() {
    let count = 2
    let completed = "\(count) items"
    #expect(LocalizedStringKey(completed).key == "2 items")
    #expect(LocalizedStringKey("\(count) items").key == "%lld items")
  }

  @Test func `a Foundation message takes any value by its description`() {
    let value: String.LocalizationValue = "\(true) and \([1, 2])"
    #expect(value.key == "%@ and %@")
  }

  @Test func `a resource literal is both key and default value`() {
    let count: Int32 = 3
    let resource: LocalizedStringResource = "\(count) items"
    #expect(resource.key == "%d items")
    #expect(resource.defaultValue.key == "%d items")
  }
}
