import LocCheckXML

extension XMLElement {
  /// The properties of a suite or case in their order, the values of attributes or else of texts.
  var junitProperties: [(name: String, value: String)] {
    elements.lazy.filter { $0.name == "properties" }.flatMap(\.elements).compactMap { property in
      guard property.name == "property", let name = property[attribute: "name"] else { return nil }
      return (name, property[attribute: "value"] ?? property.text)
    }
  }
}

extension [(name: String, value: String)] {
  /// Returns the value of the first property of a name.
  func value(of name: String) -> String? { first { $0.name == name }?.value }
}
