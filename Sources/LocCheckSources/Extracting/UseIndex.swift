/// The texts of a module by where they go and where they come from.
struct UseIndex {
  /// An argument of a call.
  struct ArgumentPlace: Hashable {
    /// The place of the call among the module's.
    var call: Int
    /// The place of the argument in the call.
    var position: Int
  }

  /// The uses that are an argument, in order: more than one where a condition decides.
  private(set) var arguments: [ArgumentPlace: [TextUse]] = [:]
  /// The uses that fill a carrier, in order.
  private(set) var fillings: [CarrierID: [TextUse]] = [:]
  /// The argument that the value of a call is.
  private(set) var outerPlaces: [Int: ArgumentPlace] = [:]

  /// Creates an index of a module.
  init(_ typed: TypedModule) {
    for use in typed.uses {
      switch use.destination {
      case .argument(let call, let position):
        let place = ArgumentPlace(call: call, position: position)
        arguments[place, default: []].append(use)
        if case .call(let inner) = use.value { outerPlaces[inner] = place }
        // What is passed on to a parameter of the sources fills it.
        if let parameter = typed.calls[call].arguments[position].parameter {
          fillings[parameter, default: []].append(use)
        }
      case .carrier(let carrier): fillings[carrier, default: []].append(use)
      case .property, .rawValue, .attribute, .part, .unknown: break
      }
    }
  }
}
