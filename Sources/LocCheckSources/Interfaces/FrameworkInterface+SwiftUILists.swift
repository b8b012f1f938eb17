extension FrameworkInterface {
  /// SwiftUI's lists, tables and layouts: what their closures are given.
  static let swiftUILists = FrameworkInterface(
    module: "SwiftUI", topic: "Lists",
    text: #"""
      struct ForEach<Data, ID, Content>: View {
        init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
        init(
          _ data: Data, id: KeyPath<Data.Element, ID>,
          @ViewBuilder content: @escaping (Data.Element) -> Content)
        init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
        init<C: RandomAccessCollection>(
          _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
        init<C: RandomAccessCollection>(
          _ data: Binding<C>, id: KeyPath<C.Element, ID>,
          @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
        init<V: View>(
          subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
        func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
        func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
      }

      struct List<SelectionValue, Content>: View {
        init(@ViewBuilder content: () -> Content)
        init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content)
        init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content)
        init<Data: RandomAccessCollection, Row: View>(
          _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
        init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
        init<Row: View>(
          _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
        init<Data: RandomAccessCollection, Row: View>(
          _ data: Data, selection: Binding<SelectionValue?>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
        init<Data: RandomAccessCollection, Row: View>(
          _ data: Data, selection: Binding<Set<SelectionValue>>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
        init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
        init<Data: RandomAccessCollection, Row: View>(
          _ data: Data, children: KeyPath<Data.Element, Data?>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
        init<Data: RandomAccessCollection, Row: View>(
          _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row)
      }

      struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View {
        init<DataElement>(
          _ data: Data, children: KeyPath<DataElement, Data?>,
          @ViewBuilder content: @escaping (DataElement) -> Leaf)
        init<DataElement>(
          _ root: DataElement, children: KeyPath<DataElement, Data?>,
          @ViewBuilder content: @escaping (DataElement) -> Leaf)
      }

      struct Table<Value, Rows, Columns>: View {
        init<Data: RandomAccessCollection>(
          _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
        init<Data: RandomAccessCollection>(
          _ data: Data, selection: Binding<Value.ID?>,
          @TableColumnBuilder<Value, Never> columns: () -> Columns)
        init<Data: RandomAccessCollection>(
          _ data: Data, selection: Binding<Set<Value.ID>>,
          @TableColumnBuilder<Value, Never> columns: () -> Columns)
        init<Data: RandomAccessCollection, Sort>(
          _ data: Data, sortOrder: Binding<[Sort]>,
          @TableColumnBuilder<Value, Sort> columns: () -> Columns)
        init<Data: RandomAccessCollection, Sort>(
          _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
          @TableColumnBuilder<Value, Sort> columns: () -> Columns)
      }
      struct TableColumn<RowValue, Sort, Content, Label> {
        init(
          _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
        init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
        init<V>(
          _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
          @ViewBuilder content: @escaping (RowValue) -> Content)
        init<V, C>(
          _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
          @ViewBuilder content: @escaping (RowValue) -> Content)
        init(
          _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
          @ViewBuilder content: @escaping (RowValue) -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource,
          @ViewBuilder content: @escaping (RowValue) -> Content)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
        @_disfavoredOverload
        init<V>(
          _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
          @ViewBuilder content: @escaping (RowValue) -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
        @_disfavoredOverload
        init<S: StringProtocol, V>(
          _ title: S, value: KeyPath<RowValue, V>,
          @ViewBuilder content: @escaping (RowValue) -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, sortUsing comparator: Sort,
          @ViewBuilder content: @escaping (RowValue) -> Content)
        init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content)
        init(_ text: Text, value: KeyPath<RowValue, String>)
        init<V>(
          _ text: Text, value: KeyPath<RowValue, V>,
          @ViewBuilder content: @escaping (RowValue) -> Content)
      }

      struct Form<Content>: View { init(@ViewBuilder content: () -> Content) }
      struct Group<Content>: View { init(@ViewBuilder content: () -> Content) }
      struct VStack<Content>: View {
        init(
          alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> Content)
      }
      struct HStack<Content>: View {
        init(
          alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          @ViewBuilder content: () -> Content)
      }
      struct ZStack<Content>: View {
        init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
      }
      struct LazyVStack<Content>: View {
        init(
          alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      }
      struct LazyHStack<Content>: View {
        init(
          alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
          pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      }
      struct LazyVGrid<Content>: View {
        init(
          columns: [GridItem], alignment: HorizontalAlignment = .center,
          spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
          @ViewBuilder content: () -> Content)
      }
      struct Grid<Content>: View {
        init(
          alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
          verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      }
      struct GridRow<Content>: View {
        init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
      }
      struct ScrollView<Content>: View {
        init(
          _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
          @ViewBuilder content: () -> Content)
      }
      struct ScrollViewReader<Content>: View {
        init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
      }
      struct GeometryReader<Content>: View {
        init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
      }
      struct GeometryProxy {
        var size: CGSize { get }
        var safeAreaInsets: EdgeInsets { get }
      }
      struct TimelineView<Schedule, Content>: View {
        init(
          _ schedule: Schedule,
          @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
      }
      struct TimelineViewDefaultContext { var date: Date { get } }
      struct AnyView: View { init<V: View>(_ view: V) }
      struct EmptyView: View { init() }
      struct Spacer: View { init(minLength: CGFloat? = nil) }
      struct Divider: View { init() }
      """#)
}
