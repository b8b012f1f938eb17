import LocCheckSources
import Testing

/// Facts about the types of values: which specifier an interpolated expression has.
struct ValueInterfaceTests {
  /// An expression, and the specifier it has.
  typealias Fact = (value: String, specifier: String)

  /// Returns the keys of a message with one value.
  private func keys(_ value: String) -> [String] {
    ExtractedSwift(
      """
      struct Item: Identifiable { let id: UUID; let name: String; let size: Int64 }
      struct Example {
        let count: Int
        let text: String
        let items: [Item]
        let table: [String: Int]
        let names: Set<String>
        let date: Date
        let url: URL
        let failure: any Error
        func message() -> String { String(localized: "\\(\(value))") }
      }
      """
    ).keys
  }

  @Test(
    arguments: [
      ("count", "%lld"), ("-count", "%lld"), ("count + 1", "%lld"), ("count % 2", "%lld"),
      ("Int32(count)", "%d"), ("UInt8(3)", "%u"), ("UInt64(3)", "%llu"), ("Float(2)", "%f"),
      ("Double(count) / 2", "%lf"), ("CGFloat(3) * 2", "%lf"), ("Int(text) ?? 0", "%lld"),
      ("min(count, 3)", "%lld"), ("abs(-2.5)", "%lf"), ("round(2.5)", "%lf"), ("Int.max", "%lld"),
      ("pow(2, 3)", "%lf"), ("2.5.rounded()", "%lf"),
    ] as [Fact])
  func `numbers`(fact: Fact) { #expect(keys(fact.value) == [fact.specifier]) }

  @Test(
    arguments: [
      ("text", "%@"), ("text.count", "%lld"), ("text.utf8.count", "%lld"),
      ("text.uppercased()", "%@"), ("text.capitalized", "%@"), ("text.prefix(3)", "%@"),
      ("String(count)", "%@"), ("count.description", "%@"),
      (#"String(format: "%d", count)"#, "%@"), (#"text.components(separatedBy: ",")[0]"#, "%@"),
      ("text.trimmingCharacters(in: .whitespaces)", "%@"),
      ("NSLocalizedString(text, comment: text)", "%@"),
    ] as [Fact])
  func `texts`(fact: Fact) { #expect(keys(fact.value).last == fact.specifier) }

  @Test(
    arguments: [
      ("items.count", "%lld"), ("items[0].name", "%@"), ("items.first!.size", "%lld"),
      ("items.last?.size ?? 0", "%lld"), ("items.map(\\.size).max()!", "%lld"),
      ("items.map { $0.name }.joined()", "%@"), ("items.filter { $0.size > 3 }.count", "%lld"),
      ("items.sorted { $0.size < $1.size }[0].name", "%@"),
      ("items.enumerated().map { $0.offset }[0]", "%lld"),
      ("items.compactMap { $0.name.first }.count", "%lld"),
      ("items.reduce(0) { $0 + $1.size }", "%lld"), ("items[0].id.uuidString", "%@"),
      ("table.count", "%lld"), ("table[text] ?? 0", "%lld"), ("table.keys.sorted()[0]", "%@"),
      ("table.values.reduce(0, +)", "%lld"), ("names.sorted().joined(separator: text)", "%@"),
      ("(0..<3).count", "%lld"), ("(0...3).upperBound", "%lld"), ("names.first ?? text", "%@"),
    ] as [Fact])
  func `collections`(fact: Fact) { #expect(keys(fact.value) == [fact.specifier]) }

  @Test(
    arguments: [
      ("date", "%@"), ("date.formatted()", "%@"), ("date.timeIntervalSinceNow", "%lf"),
      ("date.formatted(date: .long, time: .omitted)", "%@"), ("date, format: .dateTime", "%@"),
      ("count.formatted()", "%@"), ("count, format: .number", "%@"),
      ("Calendar.current.component(.year, from: date)", "%lld"),
      ("Calendar.current.dateComponents([.day], from: date, to: date).day ?? 0", "%lld"),
      ("Calendar.current.monthSymbols[0]", "%@"), ("DateFormatter().string(from: date)", "%@"),
      ("NumberFormatter().string(from: 3) ?? text", "%@"),
      ("ByteCountFormatter.string(fromByteCount: 3, countStyle: .file)", "%@"),
      ("url.lastPathComponent", "%@"), ("url.host() ?? text", "%@"),
      ("failure.localizedDescription", "%@"), ("Locale.current.identifier", "%@"),
      ("ProcessInfo.processInfo.processName", "%@"), ("Bundle.main.bundleIdentifier ?? text", "%@"),
      ("UserDefaults.standard.integer(forKey: text)", "%lld"), ("UUID().uuidString", "%@"),
      ("Data().count", "%lld"), ("text as NSString", "%@"), ("NSNumber(value: 3)", "%@"),
      ("UIDevice.current.name", "%@"),
    ] as [Fact])
  func `foundation`(fact: Fact) { #expect(keys(fact.value) == [fact.specifier]) }

  @Test(
    arguments: [
      ("@State var value = 3", "%lld"), ("@Binding var value: String", "%@"),
      (#"@AppStorage("key") var value = 1.5"#, "%lf"), ("@Published var value: Int32 = 0", "%d"),
      ("@ScaledMetric var value: CGFloat = 3", "%lf"), ("@GestureState var value = 3", "%lld"),
      ("@SceneStorage(\"key\") var value = 3", "%lld"),
    ] as [Fact])
  func `property wrappers`(fact: Fact) {
    let code = """
      struct Example: View { \(fact.value); var body: some View { Text("\\(value)") } }
      """
    #expect(ExtractedSwift(code).keys == [fact.specifier])
  }

  @Test(arguments: [
    ("\\.locale", "value.identifier", "%@"), ("\\.calendar", "value.firstWeekday", "%lld"),
    ("\\.timeZone", "value.identifier", "%@"), ("\\.displayScale", "value", "%lf"),
  ])
  func `the environment`(path: String, value: String, specifier: String) {
    let code = """
      struct Example: View {
        @Environment(\(path)) var value
        var body: some View { Text("\\(\(value))") }
      }
      """
    #expect(ExtractedSwift(code).keys == [specifier])
  }
}
