#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs code on a thread with a deep stack.
///
/// SwiftParser takes up to 30 KB of stack for a level of nesting, and reads 256 levels: more than the
/// 512 KB that a worker thread has on Apple's systems.
enum DeepStack {
  /// The size of the stack in bytes; only what is touched of it takes memory.
  private static let size = 64 << 20

  /// Returns what some code returns, which runs while the caller waits.
  static func run<Value>(_ work: () -> Value) -> Value {
    var value: Value?
    withoutActuallyEscaping({ value = work() }) { work in
      var work: () -> Void = work
      withUnsafeMutablePointer(to: &work) { start($0) }
    }
    // Where the system has no more threads the caller's own must do.
    return value ?? work()
  }

  /// Runs code on a new thread and waits for its end.
  private static func start(_ work: UnsafeMutablePointer<() -> Void>) {
    // Allocated, not made: on Linux its initializer belongs to whichever module includes the header first.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    pthread_attr_setstacksize(attributes, size)
    defer { pthread_attr_destroy(attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, attributes, { Self.enter($0) }, work)
      if failure == 0, let thread { pthread_join(thread, nil) }
    #else
      var thread = pthread_t()
      let failure = pthread_create(&thread, attributes, { Self.enter($0) }, work)
      if failure == 0 { pthread_join(thread, nil) }
    #endif
  }

  /// Runs the code that a new thread is handed.
  private static func enter(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    work?.assumingMemoryBound(to: (() -> Void).self).pointee()
    return nil
  }
}
