extension FrameworkInterface {
  /// SwiftUI's alerts, dialogs, sheets and what they say.
  static let swiftUIDialogs = FrameworkInterface(
    module: "SwiftUI", topic: "Dialogs",
    text: #"""
      extension View {
        func alert<A: View>(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
          @ViewBuilder actions: () -> A
        ) -> some View
        func alert<A: View, M: View>(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
          @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View
        func alert<A: View, T>(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: (T) -> A
        ) -> some View
        func alert<A: View, M: View, T>(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View
        @_disfavoredOverload
        func alert<A: View>(
          _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
          @ViewBuilder actions: () -> A
        ) -> some View
        @_disfavoredOverload
        func alert<A: View, M: View>(
          _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
          @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View
        @_disfavoredOverload
        func alert<A: View, T>(
          _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
          presenting data: T?, @ViewBuilder actions: (T) -> A
        ) -> some View
        @_disfavoredOverload
        func alert<A: View, M: View, T>(
          _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
          presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View
        @_disfavoredOverload
        func alert<S: StringProtocol, A: View>(
          _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
        ) -> some View
        @_disfavoredOverload
        func alert<S: StringProtocol, A: View, M: View>(
          _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
          @ViewBuilder message: () -> M
        ) -> some View
        @_disfavoredOverload
        func alert<S: StringProtocol, A: View, T>(
          _ title: S, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: (T) -> A
        ) -> some View
        @_disfavoredOverload
        func alert<S: StringProtocol, A: View, M: View, T>(
          _ title: S, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View
        func alert<A: View>(
          _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
        ) -> some View
        func alert<A: View, M: View>(
          _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
          @ViewBuilder message: () -> M
        ) -> some View
        func alert<A: View, T>(
          _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: (T) -> A
        ) -> some View
        func alert<A: View, M: View, T>(
          _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
          @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View
        func alert<E: LocalizedError, A: View>(
          isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
        ) -> some View
        func alert<E: LocalizedError, A: View, M: View>(
          isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
          @ViewBuilder message: (E) -> M
        ) -> some View
        func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
        func alert<Item: Identifiable>(
          item: Binding<Item?>, content: (Item) -> Alert
        ) -> some View

        func confirmationDialog<A: View>(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
          titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
        ) -> some View
        func confirmationDialog<A: View, M: View>(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
          titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
          @ViewBuilder message: () -> M
        ) -> some View
        func confirmationDialog<A: View, T>(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
          titleVisibility: Visibility = .automatic, presenting data: T?,
          @ViewBuilder actions: (T) -> A
        ) -> some View
        func confirmationDialog<A: View, M: View, T>(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
          titleVisibility: Visibility = .automatic, presenting data: T?,
          @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View
        @_disfavoredOverload
        func confirmationDialog<A: View>(
          _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
          titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
        ) -> some View
        @_disfavoredOverload
        func confirmationDialog<A: View, M: View>(
          _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
          titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
          @ViewBuilder message: () -> M
        ) -> some View
        @_disfavoredOverload
        func confirmationDialog<A: View, M: View, T>(
          _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
          titleVisibility: Visibility = .automatic, presenting data: T?,
          @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View
        @_disfavoredOverload
        func confirmationDialog<S: StringProtocol, A: View>(
          _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: () -> A
        ) -> some View
        @_disfavoredOverload
        func confirmationDialog<S: StringProtocol, A: View, M: View>(
          _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View
        @_disfavoredOverload
        func confirmationDialog<S: StringProtocol, A: View, T>(
          _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          presenting data: T?, @ViewBuilder actions: (T) -> A
        ) -> some View
        @_disfavoredOverload
        func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
          _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View
        func confirmationDialog<A: View>(
          _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: () -> A
        ) -> some View
        func confirmationDialog<A: View, M: View>(
          _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View
        func confirmationDialog<A: View, M: View, T>(
          _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
          presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View
        func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
        func actionSheet<T: Identifiable>(
          item: Binding<T?>, content: (T) -> ActionSheet
        ) -> some View
        func dialogIcon(_ icon: Image?) -> some View

        func dialogSuppressionToggle(
          _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
        ) -> some View
        @_disfavoredOverload
        func dialogSuppressionToggle(
          _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
        ) -> some View
        @_disfavoredOverload
        func dialogSuppressionToggle<S: StringProtocol>(
          _ title: S, isSuppressed: Binding<Bool>
        ) -> some View
        func dialogSuppressionToggle(
          _ label: Text, isSuppressed: Binding<Bool>
        ) -> some View
        func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
      }

      struct Alert {
        init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
        init(
          title: Text, message: Text? = nil, primaryButton: Alert.Button,
          secondaryButton: Alert.Button)
        static func sideBySideButtons(
          title: Text, message: Text? = nil, primaryButton: Alert.Button,
          secondaryButton: Alert.Button
        ) -> Alert
        struct Button {
          static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
          static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
          static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button
          static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        }
      }
      struct ActionSheet {
        init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [])
        typealias Button = Alert.Button
      }
      """#)
}
