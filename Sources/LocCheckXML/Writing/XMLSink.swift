import CLibXML2

/// The receiving end of a writer: passes libxml2's chunks to a closure and keeps its error.
final class XMLSink {
  /// Receives a chunk of the document; the bytes are valid only during the call.
  typealias Receiver = (_ chunk: UnsafeRawBufferPointer) throws -> Void

  /// The closure that takes the bytes; nil once they are no longer wanted.
  private var receiver: Receiver?

  /// The error that ended the writing.
  private(set) var failure: (any Error)?

  /// Creates a sink that passes its bytes on.
  init(receiver: @escaping Receiver) {
    self.receiver = receiver
  }

  /// Drops whatever is still to come.
  func close() {
    receiver = nil
  }

  /// Makes the buffer through which libxml2 writes here, and which keeps the sink alive.
  func makeOutputBuffer() -> xmlOutputBufferPtr? {
    let context = Unmanaged.passRetained(self)
    let buffer = xmlOutputBufferCreateIO(
      { context, bytes, count in
        guard let context, let bytes, count > 0 else { return 0 }
        let sink = Unmanaged<XMLSink>.fromOpaque(context).takeUnretainedValue()
        return sink.receive(UnsafeRawBufferPointer(start: bytes, count: Int(count))) ? count : -1
      },
      { context in
        guard let context else { return 0 }
        Unmanaged<XMLSink>.fromOpaque(context).release()
        return 0
      },
      context.toOpaque(), nil)
    if buffer == nil {
      context.release()
    }
    return buffer
  }

  /// Passes a chunk on; returns whether it was taken.
  private func receive(_ chunk: UnsafeRawBufferPointer) -> Bool {
    guard let receiver else { return failure == nil }
    do {
      try receiver(chunk)
      return true
    } catch {
      failure = error
      close()
      return false
    }
  }
}
