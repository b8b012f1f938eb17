import CLibXML2

extension String {
  /// Lends the text as the NUL-terminated UTF-8 that libxml2 takes.
  func withXMLString(_ body: (UnsafePointer<xmlChar>) -> Void) {
    withCString { characters in
      characters.withMemoryRebound(to: xmlChar.self, capacity: utf8.count + 1, body)
    }
  }

  /// Lends the text, sanitized (``XMLText``).
  func withXMLText(_ body: (UnsafePointer<xmlChar>) -> Void) {
    if XMLText.isClean(self) {
      withXMLString(body)
    } else {
      XMLText.sanitized(self).withXMLString(body)
    }
  }

  /// Lends a name; traps unless the text is one in the sense of XML 1.0, section 2.3.
  func withXMLName(_ body: (UnsafePointer<xmlChar>) -> Void) {
    withXMLString { characters in
      precondition(
        xmlValidateName(characters, 0) == 0 && xmlStrlen(characters) == utf8.count,
        "'\(self)' is not an XML name")
      body(characters)
    }
  }
}
