import SwiftUI

/// The item counter as a Mac app with one window.
@main
struct ItemCounterApp: App {
  /// The app's only window.
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
