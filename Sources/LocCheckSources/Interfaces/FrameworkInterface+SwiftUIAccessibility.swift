extension FrameworkInterface {
  /// SwiftUI's texts for assistive technologies.
  static let swiftUIAccessibility = FrameworkInterface(
    module: "SwiftUI", topic: "Accessibility",
    text: #"""
      extension View {
        func accessibilityLabel(_ label: Text) -> some View
        func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View
        func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View
        func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View
        @_disfavoredOverload
        func accessibilityLabel(_ label: LocalizedStringResource) -> some View
        @_disfavoredOverload
        func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> some View
        @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View
        @_disfavoredOverload
        func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View
        func accessibilityLabel<V: View>(
          @ViewBuilder content: (PlaceholderContentView<Self>) -> V
        ) -> some View

        func accessibilityValue(_ valueDescription: Text) -> some View
        func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View
        func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View
        func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View
        @_disfavoredOverload
        func accessibilityValue(_ value: LocalizedStringResource) -> some View
        @_disfavoredOverload
        func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool) -> some View
        @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_ value: S) -> some View
        @_disfavoredOverload
        func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View

        func accessibilityHint(_ hint: Text) -> some View
        func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View
        func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View
        func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View
        @_disfavoredOverload
        func accessibilityHint(_ hint: LocalizedStringResource) -> some View
        @_disfavoredOverload
        func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> some View
        @_disfavoredOverload func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View
        @_disfavoredOverload
        func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View

        func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
        func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View
        @_disfavoredOverload
        func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource]) -> some View
        @_disfavoredOverload
        func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View

        func accessibilityAction(
          _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
        ) -> some View
        func accessibilityAction(
          named name: Text, _ handler: @escaping () -> Void
        ) -> some View
        func accessibilityAction(
          named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
        ) -> some View
        @_disfavoredOverload
        func accessibilityAction(
          named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
        ) -> some View
        @_disfavoredOverload
        func accessibilityAction<S: StringProtocol>(
          named name: S, _ handler: @escaping () -> Void
        ) -> some View
        func accessibilityAction<Label: View>(
          action: @escaping () -> Void, @ViewBuilder label: () -> Label
        ) -> some View
        func accessibilityActions<Content: View>(
          @ViewBuilder _ content: () -> Content
        ) -> some View
        func accessibilityAdjustableAction(
          _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
        ) -> some View

        func accessibilityCustomContent(
          _ key: AccessibilityCustomContentKey, _ value: Text?,
          importance: AXCustomContent.Importance = .default
        ) -> some View
        func accessibilityCustomContent(
          _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
          importance: AXCustomContent.Importance = .default
        ) -> some View
        @_disfavoredOverload
        func accessibilityCustomContent<V: StringProtocol>(
          _ key: AccessibilityCustomContentKey, _ value: V,
          importance: AXCustomContent.Importance = .default
        ) -> some View
        func accessibilityCustomContent(
          _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
        ) -> some View
        func accessibilityCustomContent(
          _ labelKey: LocalizedStringKey, _ value: Text,
          importance: AXCustomContent.Importance = .default
        ) -> some View
        func accessibilityCustomContent(
          _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
          importance: AXCustomContent.Importance = .default
        ) -> some View
        @_disfavoredOverload
        func accessibilityCustomContent<V: StringProtocol>(
          _ labelKey: LocalizedStringKey, _ value: V,
          importance: AXCustomContent.Importance = .default
        ) -> some View

        func accessibilityRotor<Content>(
          _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
        ) -> some View
        func accessibilityRotor<Content>(
          _ labelKey: LocalizedStringKey,
          @AccessibilityRotorContentBuilder entries: @escaping () -> Content
        ) -> some View
        @_disfavoredOverload
        func accessibilityRotor<L: StringProtocol, Content>(
          _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
        ) -> some View
        func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View
        func accessibilityDragPoint(
          _ point: UnitPoint, description: LocalizedStringKey
        ) -> some View
        @_disfavoredOverload
        func accessibilityDragPoint<S: StringProtocol>(
          _ point: UnitPoint, description: S
        ) -> some View
        func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View
        func accessibilityDropPoint(
          _ point: UnitPoint, description: LocalizedStringKey
        ) -> some View
        @_disfavoredOverload
        func accessibilityDropPoint<S: StringProtocol>(
          _ point: UnitPoint, description: S
        ) -> some View
        func accessibilityRepresentation<V: View>(
          @ViewBuilder representation: () -> V
        ) -> some View
        func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
        func accessibilityIdentifier(_ identifier: String) -> some View
        func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View
        func accessibility(label: Text) -> some View
        func accessibility(value: Text) -> some View
        func accessibility(hint: Text) -> some View
        func accessibility(inputLabels: [Text]) -> some View
        func accessibility(identifier: String) -> some View
      }

      struct AccessibilityCustomContentKey {
        init(_ label: Text, id: String)
        init(_ labelKey: LocalizedStringKey, id: String)
        init(_ labelKey: LocalizedStringKey)
      }
      struct AccessibilityActionKind {
        init(named name: Text)
        static let `default`: AccessibilityActionKind
        static let escape: AccessibilityActionKind
        static let magicTap: AccessibilityActionKind
      }
      struct AccessibilityRotorEntry<ID> {
        init(_ label: Text, id: ID)
        init(_ labelKey: LocalizedStringKey, id: ID)
        @_disfavoredOverload init<L: StringProtocol>(_ label: L, id: ID)
      }
      """#)
}
