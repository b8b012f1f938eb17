extension FrameworkInterface {
  /// SwiftUI's controls that adjust or show a value.
  static let swiftUIValues = FrameworkInterface(
    module: "SwiftUI", topic: "Values",
    text: #"""
      struct Stepper<Label>: View {
        init(
          @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
          onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: Strideable>(
          value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: Strideable>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
          @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: Strideable>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
        init<F: ParseableFormatStyle>(
          value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
          @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<F: ParseableFormatStyle>(
          value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
          step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
      }
      extension Stepper where Label == Text {
        init(
          _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?,
          onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: Strideable>(
          _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: Strideable>(
          _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
          step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<F: ParseableFormatStyle>(
          _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
          step: F.FormatInput.Stride = 1, format: F,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<F: ParseableFormatStyle>(
          _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
          in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
          onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        @_disfavoredOverload
        init<V: Strideable>(
          _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        @_disfavoredOverload
        init<V: Strideable>(
          _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
          step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        @_disfavoredOverload
        init<S: StringProtocol, V: Strideable>(
          _ title: S, value: Binding<V>, step: V.Stride = 1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        @_disfavoredOverload
        init<S: StringProtocol, V: Strideable>(
          _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        @_disfavoredOverload
        init<S: StringProtocol, F: ParseableFormatStyle>(
          _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        @_disfavoredOverload
        init<S: StringProtocol, F: ParseableFormatStyle>(
          _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
          step: F.FormatInput.Stride = 1, format: F,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
      }

      struct Slider<Label, ValueLabel>: View {
        init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
          @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
          @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
          @ViewBuilder maximumValueLabel: () -> ValueLabel,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
          @ViewBuilder label: () -> Label,
          @SliderTickBuilder<V> tick: (V) -> SliderTick<V>?,
          onEditingChanged: @escaping (Bool) -> Void = { _ in })
        init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in },
          minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
          @ViewBuilder label: () -> Label)
      }

      struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View {
        init<V: BinaryFloatingPoint>(
          value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
        init<V: BinaryFloatingPoint>(
          value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
        init<V: BinaryFloatingPoint>(
          value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
          @ViewBuilder minimumValueLabel: () -> BoundsLabel,
          @ViewBuilder maximumValueLabel: () -> BoundsLabel)
        init<V: BinaryFloatingPoint>(
          value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
          @ViewBuilder minimumValueLabel: () -> BoundsLabel,
          @ViewBuilder maximumValueLabel: () -> BoundsLabel,
          @ViewBuilder markedValueLabels: () -> MarkedValueLabels)
      }

      struct ProgressView<Label, CurrentValueLabel>: View {
        init()
        init(@ViewBuilder label: () -> Label)
        init(_ titleKey: LocalizedStringKey)
        @_disfavoredOverload init(_ titleResource: LocalizedStringResource)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S)
        init(_ progress: Progress)
        init(_ configuration: ProgressViewStyleConfiguration)
        init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
        init<V: BinaryFloatingPoint>(
          value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
        init<V: BinaryFloatingPoint>(
          value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
        init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
        @_disfavoredOverload
        init<V: BinaryFloatingPoint>(
          _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
        @_disfavoredOverload
        init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
        init(
          timerInterval: ClosedRange<Date>, countsDown: Bool = true,
          @ViewBuilder label: () -> Label)
        init(
          timerInterval: ClosedRange<Date>, countsDown: Bool = true,
          @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
        init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
      }
      """#)
}
