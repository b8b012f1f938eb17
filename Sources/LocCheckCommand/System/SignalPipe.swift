import Foundation

/// Turns signals into bytes that a thread can wait for.
///
/// Hardly anything may be done in a signal handler; writing to a pipe may. Blocking the signals and waiting
/// for them instead is no way out, because the runtime keeps a thread that blocks none.
enum SignalPipe {
  /// The two ends of the pipe, made when the first signal is asked for.
  private static let ends: (read: Int32, write: Int32) = {
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0 else { return (-1, -1) }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (descriptors[0], descriptors[1])
  }()

  /// Has signals written to the pipe from now on.
  ///
  /// A signal that whoever started the process has it ignore stays ignored, as `nohup` expects.
  static func open(for signals: [InterruptingSignal]) {
    guard ends.write >= 0 else { return }
    for signal in signals {
      var before = sigaction()
      guard sigaction(signal.rawValue, nil, &before) == 0, !before.isIgnoring else { continue }
      var action = sigaction()
      action.handle { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalPipe.ends.write, &byte, 1)
      }
      action.sa_flags = SA_RESTART
      sigaction(signal.rawValue, &action, nil)
    }
  }

  /// Waits for the next signal; nil where there is no pipe.
  static func next() -> InterruptingSignal? {
    var byte: UInt8 = 0
    while true {
      let count = read(ends.read, &byte, 1)
      if count == 1, let signal = InterruptingSignal(rawValue: Int32(byte)) { return signal }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
    }
  }
}

extension sigaction {
  /// Whether the signal is ignored.
  fileprivate var isIgnoring: Bool {
    #if canImport(Glibc)
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }

  /// Sets the function that is called.
  fileprivate mutating func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #else
      __sigaction_u.__sa_handler = handler
    #endif
  }
}
