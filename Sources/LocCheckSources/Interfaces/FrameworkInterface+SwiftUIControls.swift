extension FrameworkInterface {
  /// SwiftUI's controls that choose a value.
  static let swiftUIControls = FrameworkInterface(
    module: "SwiftUI", topic: "Controls",
    text: #"""
      struct Toggle<Label>: View {
        init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
        init<C: RandomAccessCollection>(
          sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
        init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label)
        init(_ configuration: ToggleStyleConfiguration)
        init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
        init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
        init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
        init<C: RandomAccessCollection>(
          _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
        init<C: RandomAccessCollection>(
          _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
          isOn: KeyPath<C.Element, Binding<Bool>>)
        init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>)
        @_disfavoredOverload
        init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
        @_disfavoredOverload
        init<S: StringProtocol, C: RandomAccessCollection>(
          _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
        @_disfavoredOverload
        init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I)
      }

      struct Picker<Label, SelectionValue, Content>: View {
        init(
          selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> Label)
        init<Current>(
          selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current)
        init<C: RandomAccessCollection>(
          sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init(
          selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
          @ViewBuilder content: () -> Content)
        init<Current>(
          _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
          @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current)
        init(
          _ titleKey: LocalizedStringKey, systemImage: String,
          selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, image: ImageResource,
          selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
        init<C: RandomAccessCollection>(
          _ titleKey: LocalizedStringKey, sources: C,
          selection: KeyPath<C.Element, Binding<SelectionValue>>,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, systemImage: String,
          selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, image: ImageResource,
          selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol, Current>(
          _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
          @ViewBuilder currentValueLabel: () -> Current)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, selection: Binding<SelectionValue>,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol, C: RandomAccessCollection>(
          _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
          @ViewBuilder content: () -> Content)
      }

      struct DatePicker<Label>: View {
        init(
          selection: Binding<Date>, displayedComponents: DatePickerComponents = [],
          @ViewBuilder label: () -> Label)
        init<R: RangeExpression>(
          selection: Binding<Date>, in range: R, displayedComponents: DatePickerComponents = [],
          @ViewBuilder label: () -> Label)
        init(
          _ titleKey: LocalizedStringKey, selection: Binding<Date>,
          displayedComponents: DatePickerComponents = [])
        init<R: RangeExpression>(
          _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
          displayedComponents: DatePickerComponents = [])
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, selection: Binding<Date>,
          displayedComponents: DatePickerComponents = [])
        @_disfavoredOverload
        init<R: RangeExpression>(
          _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: R,
          displayedComponents: DatePickerComponents = [])
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [])
        @_disfavoredOverload
        init<S: StringProtocol, R: RangeExpression>(
          _ title: S, selection: Binding<Date>, in range: R,
          displayedComponents: DatePickerComponents = [])
      }

      struct MultiDatePicker<Label>: View {
        init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
        init<R: RangeExpression>(
          selection: Binding<Set<DateComponents>>, in bounds: R, @ViewBuilder label: () -> Label)
        init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
        init<R: RangeExpression>(
          _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: R)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>)
        @_disfavoredOverload
        init<S: StringProtocol, R: RangeExpression>(
          _ title: S, selection: Binding<Set<DateComponents>>, in bounds: R)
      }

      struct ColorPicker<Label>: View {
        init(
          selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
        init(
          selection: Binding<CGColor>, supportsOpacity: Bool = true,
          @ViewBuilder label: () -> Label)
        init(
          _ titleKey: LocalizedStringKey, selection: Binding<Color>,
          supportsOpacity: Bool = true)
        init(
          _ titleKey: LocalizedStringKey, selection: Binding<CGColor>,
          supportsOpacity: Bool = true)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, selection: Binding<Color>,
          supportsOpacity: Bool = true)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true)
      }
      """#)
}
