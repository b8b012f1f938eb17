/// The units of one message.
struct XLIFFMessage {
  /// The key.
  var key: MessageKey
  /// The offsets of the start tag of the first unit.
  var tagBounds: Range<Int>
  /// The units in file order.
  var units: [XLIFFUnit] = []
}
