import Foundation
import LocCheck
import Synchronization

/// The first signal that asks the process to end.
///
/// What goes on is brought to an end, and the reports are finished. A second one ends the process at once.
final class Interruption: Sendable {
  /// What has happened, and who waits for it.
  private struct State {
    /// The signal that arrived.
    var signal: InterruptingSignal?
    /// Whom to tell.
    var handlers: [@Sendable () -> Void] = []
  }

  /// What has happened, behind its lock.
  private let state = Mutex(State())

  /// The signal that arrived, nil where none has.
  var signal: InterruptingSignal? { state.withLock { $0.signal } }

  /// Waits for signals from now on.
  static func listening() -> Interruption {
    let interruption = Interruption()
    SignalPipe.open(for: InterruptingSignal.allCases)
    Thread.detachNewThread {
      while let signal = SignalPipe.next() {
        if !interruption.note(signal) { _exit(signal.exitStatus.rawValue) }
      }
    }
    return interruption
  }

  /// Notes a signal; returns whether it is the first.
  private func note(_ signal: InterruptingSignal) -> Bool {
    let handlers: [@Sendable () -> Void]? = state.withLock { state in
      guard state.signal == nil else { return nil }
      state.signal = signal
      defer { state.handlers = [] }
      return state.handlers
    }
    handlers?.forEach { $0() }
    return handlers != nil
  }

  /// Calls a function once a signal arrives, at once where one has.
  private func whenSignalled(_ handler: @escaping @Sendable () -> Void) {
    let hasArrived = state.withLock { state in
      if state.signal == nil { state.handlers.append(handler) }
      return state.signal != nil
    }
    if hasArrived { handler() }
  }

  /// Returns what a task comes to, or nil as soon as a signal arrives; the task is left behind then.
  func value<Value: Sendable>(of task: Task<Value, Never>) async -> Value? {
    let (stream, continuation) = AsyncStream<Value?>.makeStream(
      bufferingPolicy: .bufferingOldest(1))
    Task {
      continuation.yield(await task.value)
      continuation.finish()
    }
    whenSignalled {
      continuation.yield(nil)
      continuation.finish()
    }
    for await value in stream { return value }
    return nil
  }
}
