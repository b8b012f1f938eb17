import LocCheckCatalogs
import LocCheckDiagnostics

extension ModuleExtraction {
  /// The name of the property wrapper that sets a looked-up text: `@Localized("title")`.
  private static let wrapper = "Localized"

  /// Hands over the keys that `@Localized` names, as literals or as cases of an enum of keys.
  mutating func visitWrapperAttributes() {
    let keyType = wrapperKeyType
    for (file, walk) in walks.enumerated() {
      for place in walk.declarations {
        guard case .variable(let variable) = place.declaration else { continue }
        for attribute in variable.attributes where attribute.name == Self.wrapper {
          visit(attribute, keyType: keyType, file: file)
        }
      }
    }
  }

  /// Hands over the key that an attribute names.
  private mutating func visit(_ attribute: Attribute, keyType: String?, file: Int) {
    guard let argument = attribute.arguments.first,
      let key = key(argument.value, keyType: keyType)
    else { return }
    let api = "@\(attribute.name)"
    let bounds = argument.value.bounds
    if let reason = contexts[file].exclusion(at: bounds.lowerBound) {
      skip(MessagePattern(key), reason, api: api, file: file, bounds: bounds)
      return
    }
    var context = LookupContext()
    for argument in attribute.arguments.dropFirst() {
      switch argument.label {
      case "table", "tableName": context.table = argument.value.literalText
      case "bundle": context.bundle = BundleReference(argument.value, in: contexts[file])
      case "comment": context.comment = argument.value.literalText
      default: break
      }
    }
    hand(over: MessagePattern(key), context, api: api, file: file, bounds: bounds)
  }

  /// Returns the key of a literal, or the raw value of a case.
  private func key(_ expression: Expression, keyType: String?) -> String? {
    if let text = expression.literalText { return text }
    let (name, type): (String, String?)
    switch expression.kind {
    case .implicitMember(let member): (name, type) = (member, keyType)
    case .member(let base, let member):
      guard case .name(let base) = base.kind else { return nil }
      (name, type) = (member, base)
    default: return nil
    }
    let values = enumerations.filter { enumeration in
      type == nil || enumeration.name == type || enumeration.name.hasSuffix("." + (type ?? ""))
    }.flatMap(\.cases).filter { $0.name == name }.map { MessageKey($0.rawValue) }
    return Set(values).count == 1 ? values[0].text : nil
  }

  /// The type that the wrapper's initializer takes, nil where the module does not declare it.
  private var wrapperKeyType: String? {
    for walk in walks {
      for place in walk.declarations where place.owner == Self.wrapper {
        guard case .function(let function) = place.declaration, function.kind == .initializer,
          case .named(let name, _)? = function.parameters.first?.type
        else { continue }
        return name
      }
    }
    return nil
  }
}
