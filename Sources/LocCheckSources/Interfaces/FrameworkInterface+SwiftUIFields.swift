extension FrameworkInterface {
  /// SwiftUI's text fields, and the search field.
  static let swiftUIFields = FrameworkInterface(
    module: "SwiftUI", topic: "Fields",
    text: #"""
      struct TextField<Label>: View {
        init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
        init(
          text: Binding<String>, prompt: Text? = nil, axis: Axis,
          @ViewBuilder label: () -> Label)
        init<F: ParseableFormatStyle>(
          value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
          @ViewBuilder label: () -> Label)
        init<F: ParseableFormatStyle>(
          value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
          @ViewBuilder label: () -> Label)
        init<V>(
          value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
          @ViewBuilder label: () -> Label)
      }
      extension TextField where Label == Text {
        init(
          _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
          axis: Axis? = nil)
        init(
          _ titleKey: LocalizedStringKey, text: Binding<String>,
          selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil)
        init(
          _ titleKey: LocalizedStringKey, text: Binding<String>,
          onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {})
        init(
          _ titleKey: LocalizedStringKey, text: Binding<String>,
          onCommit: @escaping () -> Void)
        init<F: ParseableFormatStyle>(
          _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
          prompt: Text? = nil)
        init<F: ParseableFormatStyle>(
          _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
          prompt: Text? = nil)
        init<V>(
          _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
          prompt: Text? = nil)
        init<V>(
          _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
          onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {})
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
          axis: Axis? = nil)
        @_disfavoredOverload
        init<F: ParseableFormatStyle>(
          _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
          prompt: Text? = nil)
        @_disfavoredOverload
        init<V>(
          _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
          prompt: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
          prompt: Text? = nil, axis: Axis? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
          onCommit: @escaping () -> Void = {})
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
        @_disfavoredOverload
        init<S: StringProtocol, F: ParseableFormatStyle>(
          _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol, F: ParseableFormatStyle>(
          _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol, V>(
          _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol, V>(
          _ title: S, value: Binding<V>, formatter: Formatter,
          onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {})
      }

      struct SecureField<Label>: View {
        init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
        init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
        init(
          _ titleKey: LocalizedStringKey, text: Binding<String>,
          onCommit: @escaping () -> Void)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
      }

      struct TextEditor: View {
        init(text: Binding<String>)
        init(text: Binding<String>, selection: Binding<TextSelection?>)
        init(
          text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil)
      }

      extension View {
        func searchable(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic,
          prompt: Text? = nil
        ) -> some View
        func searchable(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic,
          prompt: LocalizedStringKey
        ) -> some View
        @_disfavoredOverload
        func searchable(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic,
          prompt: LocalizedStringResource
        ) -> some View
        @_disfavoredOverload
        func searchable<S: StringProtocol>(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
        ) -> some View
        func searchable(
          text: Binding<String>, isPresented: Binding<Bool>,
          placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
        ) -> some View
        func searchable(
          text: Binding<String>, isPresented: Binding<Bool>,
          placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
        ) -> some View
        @_disfavoredOverload
        func searchable<S: StringProtocol>(
          text: Binding<String>, isPresented: Binding<Bool>,
          placement: SearchFieldPlacement = .automatic, prompt: S
        ) -> some View
        func searchable<V: View>(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic,
          prompt: Text? = nil, @ViewBuilder suggestions: () -> V
        ) -> some View
        func searchable<V: View>(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic,
          prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
        ) -> some View
        @_disfavoredOverload
        func searchable<V: View, S: StringProtocol>(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
          @ViewBuilder suggestions: () -> V
        ) -> some View
        func searchable<C: RandomAccessCollection, T: View>(
          text: Binding<String>, tokens: Binding<C>,
          placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
          @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        func searchable<C: RandomAccessCollection, T: View>(
          text: Binding<String>, tokens: Binding<C>,
          placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
          @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        @_disfavoredOverload
        func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
          text: Binding<String>, tokens: Binding<C>,
          placement: SearchFieldPlacement = .automatic, prompt: S,
          @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        func searchable<C: RandomAccessCollection, T: View>(
          text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
          placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
          @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        func searchable<C: RandomAccessCollection, T: View>(
          text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
          placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
          @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        func searchScopes<V: Hashable, S: View>(
          _ scope: Binding<V>, @ViewBuilder scopes: () -> S
        ) -> some View
        func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
        func searchCompletion(_ completion: String) -> some View
      }
      """#)
}
