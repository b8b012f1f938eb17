import CLibXML2

/// The state that libxml2 keeps for the whole process.
enum XMLLibrary {
  /// The one-time set-up, which has to be over before documents are read or written side by side.
  static let isReady: Void = xmlInitParser()
}
