import LocCheckSources
import Testing

/// Facts about SwiftUI: which literals of a call are keys.
struct SwiftUIInterfaceTests {
  /// An expression, and the keys it has.
  typealias Fact = (code: String, keys: [String])

  /// Returns the keys of an expression in a view.
  private func keys(_ code: String) -> [String] {
    ExtractedSwift(
      """
      struct Example: View {
        let text: String
        let url: URL
        @State var isOn = false
        @State var query = ""
        @State var number = 0
        @State var date = Date()
        @State var items: [String] = []
        @State var item: String?
        var body: some View { \(code) }
      }
      """
    ).keys
  }

  @Test(
    arguments: [
      (#"Text("K")"#, ["K"]),
      (#"Text(verbatim: "plain")"#, []),
      (#"Text("K", tableName: "T", bundle: .main, comment: "c")"#, ["K"]),
      (#"Text(LocalizedStringResource("K"))"#, ["K"]),
      (#"Text(text)"#, []),
      (#"Text(date, style: .date)"#, []),
      (#"Text(3, format: .number)"#, []),
      (#"Text("K") + Text("L")"#, ["K", "L"]),
      (#"Label("K", systemImage: "star")"#, ["K"]),
      (#"Label { Text("K") } icon: { Image(systemName: "star") }"#, ["K"]),
      (#"Image("plain", label: Text("K"))"#, ["K"]),
    ] as [Fact])
  func `texts and labels`(fact: Fact) { #expect(keys(fact.code) == fact.keys) }

  @Test(
    arguments: [
      (#"Button("K") {}"#, ["K"]),
      (#"Button("K", role: .destructive) {}"#, ["K"]),
      (#"Button("K", systemImage: "star", role: .cancel, action: {})"#, ["K"]),
      (#"Button(role: .destructive) {} label: { Text("K") }"#, ["K"]),
      (#"Link("K", destination: url)"#, ["K"]),
      (#"ShareLink("K", item: url)"#, ["K"]),
      (#"ShareLink(item: url, subject: Text("K"), message: Text("L"))"#, ["K", "L"]),
      (#"Menu("K") { Button("L") {} }"#, ["K", "L"]),
      (#"Menu { Button("K") {} } label: { Label("L", systemImage: "star") }"#, ["K", "L"]),
      (#"ControlGroup("K") { Button("L") {} }"#, ["K", "L"]),
    ] as [Fact])
  func `buttons and menus`(fact: Fact) { #expect(keys(fact.code) == fact.keys) }

  @Test(
    arguments: [
      (#"Toggle("K", isOn: $isOn)"#, ["K"]),
      (#"Toggle("K", systemImage: "star", isOn: $isOn)"#, ["K"]),
      (#"Toggle(isOn: $isOn) { Text("K") }"#, ["K"]),
      (#"Picker("K", selection: $number) { Text("L").tag(1) }"#, ["K", "L"]),
      (#"Picker(selection: $number) { Text("K").tag(1) } label: { Text("L") }"#, ["K", "L"]),
      (#"Stepper("K \(number)", value: $number, in: 0...10)"#, ["K %lld"]),
      (#"Slider(value: $number, in: 0...1) { Text("K") }"#, ["K"]),
      (#"DatePicker("K", selection: $date, displayedComponents: .date)"#, ["K"]),
      (#"DatePicker("K", selection: $date, in: ...Date())"#, ["K"]),
      (#"ColorPicker("K", selection: $color)"#, ["K"]),
      (#"Gauge(value: 0.5) { Text("K") } currentValueLabel: { Text("L") }"#, ["K", "L"]),
      (#"ProgressView("K")"#, ["K"]),
      (#"ProgressView("K", value: 0.5, total: 2)"#, ["K"]),
      (#"TextField("K", text: $query)"#, ["K"]),
      (#"TextField("K", text: $query, prompt: Text("L"), axis: .vertical)"#, ["K", "L"]),
      (#"TextField("K", value: $number, format: .number)"#, ["K"]),
      (#"SecureField("K", text: $query)"#, ["K"]),
    ] as [Fact])
  func `controls`(fact: Fact) { #expect(keys(fact.code) == fact.keys) }

  @Test(
    arguments: [
      (#"Section("K") { Text("L") }"#, ["K", "L"]),
      (#"Section { Text("K") } header: { Text("L") } footer: { Text("M") }"#, ["K", "L", "M"]),
      (#"DisclosureGroup("K", isExpanded: $isOn) { Text("L") }"#, ["K", "L"]),
      (#"GroupBox("K") { Text("L") }"#, ["K", "L"]),
      (#"LabeledContent("K", value: "plain")"#, ["K"]),
      (#"LabeledContent("K", value: 3, format: .number)"#, ["K"]),
      (#"ContentUnavailableView("K", systemImage: "star", description: Text("L"))"#, ["K", "L"]),
      (#"TabView { Tab("K", systemImage: "star", value: 1) { Text("L") } }"#, ["K", "L"]),
      (#"NavigationLink("K", value: 3)"#, ["K"]),
      (#"NavigationLink("K") { Text("L") }"#, ["K", "L"]),
      (#"List(items, id: \.self) { item in Text("K \(item)") }"#, ["K %@"]),
      (#"ForEach(0..<3) { index in Text("K \(index)") }"#, ["K %lld"]),
      (#"ForEach($items, id: \.self) { $item in TextField("K", text: $item) }"#, ["K"]),
      (#"Table(rows) { TableColumn("K", value: \.name) }"#, ["K"]),
    ] as [Fact])
  func `containers`(fact: Fact) { #expect(keys(fact.code) == fact.keys) }

  @Test(
    arguments: [
      (#".navigationTitle("K")"#, ["K"]),
      (#".navigationTitle($query)"#, []),
      (#".navigationBarTitle("K", displayMode: .inline)"#, ["K"]),
      (#".navigationSubtitle("K")"#, ["K"]),
      (#".help("K")"#, ["K"]),
      (#".badge("K")"#, ["K"]),
      (#".badge(3)"#, []),
      (#".searchable(text: $query, prompt: "K")"#, ["K"]),
      (#".alert("K", isPresented: $isOn) {} message: { Text("L") }"#, ["K", "L"]),
      (#".alert("K", isPresented: $isOn, presenting: item) { Text("L \($0)") }"#, ["K", "L %@"]),
      (#".alert(isPresented: $isOn) { Alert(title: Text("K")) }"#, ["K"]),
      (
        #".confirmationDialog("K", isPresented: $isOn, titleVisibility: .visible) { Text("L") }"#,
        ["K", "L"]
      ),
      (#".dialogSuppressionToggle("K", isSuppressed: $isOn)"#, ["K"]),
      (#".accessibilityLabel("K")"#, ["K"]),
      (#".accessibilityHint("K")"#, ["K"]),
      (#".accessibilityValue(isOn ? "K" : "L")"#, ["K", "L"]),
      (#".accessibilityInputLabels(["K", "L"])"#, ["K", "L"]),
      (#".accessibilityAction(named: "K") {}"#, ["K"]),
      (#".accessibilityCustomContent("K", "L")"#, ["K", "L"]),
      (#".accessibilityIdentifier("plain")"#, []),
      (#".sheet(item: $item) { item in Text("K \(item.count)") }"#, ["K %lld"]),
      (#".toolbar { ToolbarItem(placement: .primaryAction) { Button("K") {} } }"#, ["K"]),
      (#".contextMenu { Button("K") {} }"#, ["K"]),
      (#".swipeActions { Button("K") {} }"#, ["K"]),
    ] as [Fact])
  func `modifiers`(fact: Fact) { #expect(keys("EmptyView()" + fact.code) == fact.keys) }

  @Test(
    arguments: [
      (#"WindowGroup("K") { Text("L") }"#, ["K", "L"]),
      (#"Window("K", id: "plain") { Text("L") }"#, ["K", "L"]),
      (#"MenuBarExtra("K", systemImage: "star") { Text("L") }"#, ["K", "L"]),
      (#"Settings { Text("K") }"#, ["K"]),
      (
        #"WindowGroup { Text("K") }.commands { CommandMenu("L") { Button("M") {} } }"#,
        ["K", "L", "M"]
      ),
    ] as [Fact])
  func `scenes`(fact: Fact) {
    let code = "struct Example: App { var body: some Scene { \(fact.code) } }"
    #expect(ExtractedSwift(code).keys == fact.keys)
  }
}
