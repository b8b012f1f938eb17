import LocCheckSources
import Testing

/// The types of interpolated values.
struct InterpolationTypesTests {
  /// The declarations that the expressions of the first test use.
  private static let declarations = """
    struct Item: Identifiable { let id: UUID; var name: String; var price = 1.5 }
    enum Level: Int { case low, high; var label: String { "" } }
    final class Store: ObservableObject {
      @Published var items: [Item] = []
      @Published var total = 0
      static let shared = Store()
      var best: Item? { items.first }
      func item(at index: Int) -> Item { items[index] }
      subscript(name: String) -> Double { 0 }
      lazy var ratio = Double(total) / 2
    }
    struct Box<Value> { let value: Value; func get() -> Value { value } }
    typealias Meters = Double
    let limit = 3
    func makeStore() -> Store { Store() }
    extension Array { var middle: Element? { first } }
    """

  @Test(arguments: [
    ("1", "Int"), ("1.5", "Double"), ("true", "Bool"), ("\"a\"", "String"), ("limit", "Int"),
    ("count", "Int"), ("self.count", "Int"), ("name", "String"), ("store.items.count", "Int"),
    ("store.total + 1", "Int"), ("Double(store.total) * 2", "Double"), ("store.ratio", "Double"),
    ("store.best?.name ?? \"\"", "String"), ("store.best?.price", "Double?"),
    ("store.best!.name", "String"), ("store.item(at: 0).name", "String"),
    ("store.items[0].price", "Double"), ("store[\"a\"]", "Double"), ("Store.shared.total", "Int"),
    ("makeStore().total", "Int"), ("level.rawValue", "Int"), ("level.label", "String"),
    ("Level.high.label", "String"), ("box.value", "Int"), ("box.get()", "Int"),
    ("Box(value: name).value", "String"), ("distance", "Double"), ("flag ? 1 : 2", "Int"),
    ("count as NSNumber", "NSNumber"), ("count > 2", "Bool"), ("isOn", "Bool"),
    ("store.items.map { $0.price }.count", "Int"), ("names.joined(separator: \", \")", "String"),
    ("store.items.map(\\.name).first ?? name", "String"), ("names.middle ?? name", "String"),
    ("store.items.filter { $0.price > 1 }.first!.name", "String"),
    ("names.sorted().first!", "String"), ("table[\"a\"] ?? 0", "Int"),
    ("numbers.reduce(0) { $0 + $1 }", "Int"), ("numbers.max() ?? 0", "Int"),
    ("Int(1.5)", "Int"), ("Date()", "Date"), ("Date.now", "Date"), ("item.id", "UUID"),
    ("url.lastPathComponent", "String"), ("-count", "Int"),
    ("numbers.map { Double($0) }[0]", "Double"),
    ("pair.1", "String"), ("pair.first", "Int"), ("text", "String"),
    ("locale.identifier", "String"),
    ("CGFloat(count)", "CGFloat"), ("Float(1)", "Float"), ("UInt8(3)", "UInt8"),
    ("Int64(count)", "Int64"), ("min(count, 3)", "Int"), ("names", "[String]"),
  ])
  func `an expression has the type that Swift gives it`(expression: String, type: String) throws {
    let typed = TypedText(
      Self.declarations + """

        struct Screen<Title: StringProtocol>: View {
          @State private var count = 0
          @AppStorage("x") var isOn = false
          @Binding var name: String
          @StateObject var store = Store()
          @Environment(\\.locale) private var locale
          let level: Level
          let box: Box<Int>
          let distance: Meters
          let item: Item
          let url: URL
          var names: [String] { [] }
          let numbers = [1, 2, 3]
          let table = ["a": 1]
          let pair: (first: Int, String)
          let text: Title
          let flag: Bool
          var body: some View { Text("\\(\(expression))") }
        }
        """)
    let use = try #require(typed.module.uses.first { !$0.interpolations.isEmpty })
    #expect(use.interpolations.map(\.type) == [type])
    #expect(use.type == .localizedStringKey)
  }

  @Test func `names that code binds have types`() {
    let typed = TypedText(
      Self.declarations + """

        enum State { case idle, loaded(Item, count: Int), failed(Error) }
        func run(state: State, store: Store?, values: [String: Int]) {
          let local = values.count
          var written: Double
          let (left, right) = (1, "b")
          for element in values { print("\\(element.key) \\(element.value)") }
          for (offset, value) in [1.5].enumerated() { print("\\(offset) \\(value)") }
          for number in 0..<3 { print("\\(number)") }
          if let store, let best = store.best { print("\\(store.total) \\(best.name)") }
          guard let first = store?.items.first else { return }
          switch state {
          case .idle: break
          case .loaded(let item, let count): print("\\(item.price) \\(count)")
          case .failed(let problem): print("\\(problem.localizedDescription)")
          }
          if case .loaded(let other, count: let amount) = state {
            print("\\(other.name) \\(amount)")
          }
          do { try go() } catch { print("\\(error)") }
          func helper(_ size: Int) -> Double { 1 }
          print("\\(local) \\(written) \\(left) \\(right) \\(first.name) \\(helper(1))")
        }
        """)
    #expect(
      typed.interpolations == [
        "element.key": "String", "element.value": "Int", "offset": "Int", "value": "Double",
        "number": "Int", "store.total": "Int", "best.name": "String", "item.price": "Double",
        "count": "Int", "problem.localizedDescription": "String", "other.name": "String",
        "amount": "Int", "error": "Error", "local": "Int", "written": "Double", "left": "Int",
        "right": "String", "first.name": "String", "helper(1)": "Double",
      ])
  }

  @Test func `the payload of an error is that of the one case of its name`() {
    let typed = TypedText(
      """
      enum Problem: Error { case denied(reason: String, code: Int) }
      func run() {
        do { try go() } catch Problem.denied(let reason, let code) {
          print("\\(reason) \\(code)")
        } catch let other {
          print("\\(other.localizedDescription)")
        }
      }
      """)
    #expect(
      typed.interpolations == [
        "reason": "String", "code": "Int", "other.localizedDescription": "String",
      ])
  }

  @Test func `extensions of arrays and of what their elements are`() {
    let typed = TypedText(
      """
      struct Item { let size: Double }
      extension [Item] {
        var total: Double { reduce(0) { $0 + $1.size } }
        func show() { for item in self { print("\\(item.size) \\(total)") } }
      }
      func run(items: [Item]) { print("\\(items.total)") }
      """)
    #expect(typed.interpolations["items.total"] == "Double")
    #expect(typed.interpolations["total"] == "Double")
  }

  @Test func `parameters of closures have types`() {
    let typed = TypedText(
      Self.declarations + """

        struct Screen: View {
          @ObservedObject var store: Store
          @State var names = ["a"]
          var body: some View {
            ForEach(store.items) { item in Text("\\(item.name)") }
            ForEach(0..<5) { index in Text("\\(index)") }
            ForEach(Array(store.items.enumerated()), id: \\.offset) { place, entry in
              Text("\\(place) \\(entry.price)")
            }
            ForEach($names, id: \\.self) { $name in Text("\\(name)") }
            ForEach(names, id: \\.self) { Text("\\($0)") }
            GeometryReader { proxy in Text("\\(proxy.size.width)") }
          }
          func run() {
            store.items.forEach { thing in print("\\(thing.price)") }
            let sorted = store.items.sorted { $0.price < $1.price }
            print("\\(sorted.first!.id)")
            let callback: (Int, String) -> Void = { number, text in print("\\(number) \\(text)") }
            ["x": 1].forEach { key, amount in print("\\(key) \\(amount)") }
          }
        }
        """)
    #expect(
      typed.interpolations == [
        "item.name": "String", "index": "Int", "place": "Int", "entry.price": "Double",
        "name": "String", "$0": "String", "proxy.size.width": "CGFloat", "thing.price": "Double",
        "sorted.first!.id": "UUID", "number": "Int", "text": "String", "key": "String",
        "amount": "Int",
      ])
  }

  @Test func `what is said beside a value is kept`() throws {
    let typed = TypedText(
      """
      func run(price: Double, date: Date, when: NSDate) {
        Text("\\(price, specifier: "%.2f") \\(date, format: .dateTime) \\(when)")
      }
      """)
    let values = try #require(typed.module.uses.first { !$0.interpolations.isEmpty }).interpolations
    #expect(values.map(\.type) == ["Double", "Date", "NSDate"])
    #expect(values.map(\.specifier) == ["%.2f", nil, nil])
    #expect(values.map(\.labels) == [[], ["format"], []])
    #expect(values.map(\.isObject) == [false, true, true])
  }

  @Test func `declarations of other files and modules count`() {
    let typed = TypedText(
      "func run(model: Model) { print(\"\\(model.size) \\(model.area)\") }",
      "struct Model: Sized { var size = 3 }",
      imported: ["public protocol Sized {}\nextension Sized { public var area: Double { 1 } }"])
    #expect(typed.interpolations == ["model.size": "Int", "model.area": "Double"])
  }

  @Test func `a private type of the same file counts before others`() {
    let typed = TypedText(
      "private struct Row { let n: Int }\nfunc a(_ row: Row) { print(\"\\(row.n)\") }",
      "private struct Row { let n: String }\nfunc b(_ row: Row) { print(\"\\(row.n) b\") }")
    #expect(typed.module.uses.flatMap(\.interpolations).map(\.type) == ["Int", "String"])
  }
}
