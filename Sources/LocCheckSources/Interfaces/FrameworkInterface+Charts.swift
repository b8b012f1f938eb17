extension FrameworkInterface {
  /// Swift Charts: the names of what is drawn.
  static let charts = FrameworkInterface(
    module: "Charts", topic: "Charts",
    text: #"""
      struct PlottableValue<Value> {
        static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
        static func value(
          _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
          calendar: Calendar = .autoupdatingCurrent
        ) -> PlottableValue<Value>
        static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
        static func value(
          _ label: Text, _ value: Date, unit: Calendar.Component,
          calendar: Calendar = .autoupdatingCurrent
        ) -> PlottableValue<Value>
        @_disfavoredOverload
        static func value(
          _ labelResource: LocalizedStringResource, _ value: Value
        ) -> PlottableValue<Value>
        @_disfavoredOverload
        static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value>
        @_disfavoredOverload
        static func value<S: StringProtocol>(
          _ label: S, _ value: Date, unit: Calendar.Component,
          calendar: Calendar = .autoupdatingCurrent
        ) -> PlottableValue<Value>
      }

      protocol ChartContent {}
      struct Chart<Content>: View {
        init(@ChartContentBuilder content: () -> Content)
        init<Data: RandomAccessCollection, C>(
          _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
        init<Data: RandomAccessCollection, ID: Hashable, C>(
          _ data: Data, id: KeyPath<Data.Element, ID>,
          @ChartContentBuilder content: @escaping (Data.Element) -> C)
      }
      struct BarMark: ChartContent {
        init<X, Y>(
          x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
          height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard)
        init<X, Y>(
          xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
          height: MarkDimension = .automatic)
        init<X, Y>(
          x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
          width: MarkDimension = .automatic)
      }
      struct LineMark: ChartContent {
        init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>)
        init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
      }
      struct PointMark: ChartContent {
        init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>)
      }
      struct AreaMark: ChartContent {
        init<X, Y>(
          x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard)
        init<X, Y, S>(
          x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
          stacking: MarkStackingMethod = .standard)
        init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      }
      struct RuleMark: ChartContent {
        init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
        init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
        init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
        init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      }
      struct RectangleMark: ChartContent {
        init<X, Y>(
          x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
          height: MarkDimension = .automatic)
        init<X, Y>(
          xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
          yEnd: PlottableValue<Y>)
      }
      struct SectorMark: ChartContent {
        init<V>(
          angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
          outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil)
      }
      extension ChartContent {
        func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent
        func symbol<D>(by value: PlottableValue<D>) -> some ChartContent
        func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent
        func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent
        func position<P>(by value: PlottableValue<P>) -> some ChartContent
        func annotation<C: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment = .center,
          spacing: CGFloat? = nil, @ViewBuilder content: () -> C
        ) -> some ChartContent
        func accessibilityLabel(_ label: Text) -> some ChartContent
        func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent
        @_disfavoredOverload
        func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent
        func accessibilityValue(_ valueDescription: Text) -> some ChartContent
        func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent
        @_disfavoredOverload
        func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent
      }

      protocol AxisMark {}
      struct AxisValueLabel<Content>: AxisMark {
        init(centered: Bool? = nil, @ViewBuilder content: () -> Content)
        init(_ titleKey: LocalizedStringKey, centered: Bool? = nil)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, centered: Bool? = nil)
      }
      struct AxisMarks<Content> {
        init(@AxisMarkBuilder content: @escaping (AxisValue) -> Content)
        init<V>(values: [V], @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
      }
      struct AxisValue {
        var index: Int { get }
        var count: Int { get }
        func `as`<P>(_ type: P.Type) -> P?
      }

      extension View {
        func chartXAxisLabel(
          _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View
        @_disfavoredOverload
        func chartXAxisLabel<S: StringProtocol>(
          _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil
        ) -> some View
        func chartXAxisLabel<C: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil, @ViewBuilder content: () -> C
        ) -> some View
        func chartYAxisLabel(
          _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View
        @_disfavoredOverload
        func chartYAxisLabel<S: StringProtocol>(
          _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil
        ) -> some View
        func chartYAxisLabel<C: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil, @ViewBuilder content: () -> C
        ) -> some View
      }
      """#)
}
