import Foundation
import LocCheck

/// A signal that asks the process to end.
enum InterruptingSignal: Sendable, CaseIterable {
  /// A key on the terminal, usually Control-C.
  case interrupt
  /// A request of another process, such as a CI runner whose time is up.
  case terminate

  /// The signal of a number, nil where it is another.
  init?(rawValue: Int32) {
    guard let signal = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = signal
  }

  /// The number of the system.
  var rawValue: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    }
  }

  /// The name as the system spells it.
  var name: String {
    switch self {
    case .interrupt: "SIGINT"
    case .terminate: "SIGTERM"
    }
  }

  /// The status of a process that the signal ended.
  var exitStatus: ExitStatus {
    switch self {
    case .interrupt: .interrupted
    case .terminate: .terminated
    }
  }
}
