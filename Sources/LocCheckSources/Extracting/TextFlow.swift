/// Where the Strings that the sources declare end up: which of them are shown as they are.
struct TextFlow {
  /// The carriers whose text reaches a label through no look-up, with one text of theirs that does.
  let shown: [CarrierID: TextUse]
  /// Those among them that UIKit or AppKit show, which take a String and nothing else.
  let plain: Set<CarrierID>
  /// The carriers whose text is passed as `verbatim:`, which shows it as it is on purpose.
  let verbatim: Set<CarrierID>

  /// Follows the texts of a module.
  ///
  /// Complexity: linear in the number of uses; each carrier is reached once for each way to show it.
  ///
  /// - Parameters:
  ///   - typed: The texts.
  ///   - meanings: What the calls do with texts.
  init(_ typed: TypedModule, meanings: [CallMeaning]) {
    var sources: [CarrierID: [CarrierID]] = [:]
    var shown: [CarrierID: TextUse] = [:]
    var plain: [CarrierID: TextUse] = [:]
    var verbatim: [CarrierID: TextUse] = [:]
    var keys: [CarrierID: TextUse] = [:]
    for use in typed.uses {
      guard case .carrier(let carrier) = use.value, !use.type.isLocalized,
        typed.carriers[carrier]?.type.isLocalized != true
      else { continue }
      if meanings.takeKey(use) {
        keys[carrier] = keys[carrier] ?? use
        continue
      }
      switch typed.display(of: use) {
      case .shown: shown[carrier] = shown[carrier] ?? use
      case .plain: plain[carrier] = plain[carrier] ?? use
      case .verbatim: verbatim[carrier] = verbatim[carrier] ?? use
      case nil:
        if let target = typed.target(of: use) { sources[target, default: []].append(carrier) }
      }
    }
    // What is looked up in one place may be shown raw in another, where something else is in it.
    let lookedUp = Self.reached(from: keys, sources)
    let reachedPlain = Self.reached(from: plain, sources)
    self.shown = Self.reached(from: shown, sources).merging(reachedPlain) { first, _ in first }
      .filter { lookedUp[$0.key] == nil }
    self.plain = Set(reachedPlain.keys)
    self.verbatim = Set(Self.reached(from: verbatim, sources).keys)
  }

  /// Returns what some carriers are filled from, themselves included, each with the text that is shown.
  private static func reached(
    from carriers: [CarrierID: TextUse], _ sources: [CarrierID: [CarrierID]]
  ) -> [CarrierID: TextUse] {
    var reached = carriers
    var pending = carriers.keys.sorted()
    while let carrier = pending.popLast() {
      for source in sources[carrier] ?? [] where reached[source] == nil {
        reached[source] = reached[carrier]
        pending.append(source)
      }
    }
    return reached
  }
}

extension [CallMeaning] {
  /// Returns whether a call looks a String up.
  fileprivate func takeKey(_ use: TextUse) -> Bool {
    guard case .argument(let call, let position) = use.destination else { return false }
    return self[call].macro?.keyPosition == position || self[call].isKeyConversion
  }
}

extension TypedModule {
  /// How a text is shown.
  enum Display {
    /// By an API that would look a key up.
    case shown
    /// By an API that takes a String alone.
    case plain
    /// As it is, on purpose.
    case verbatim
  }

  /// Returns the carrier that a text goes to.
  func target(of use: TextUse) -> CarrierID? {
    switch use.destination {
    case .argument(let call, let position): calls[call].arguments[position].parameter
    case .carrier(let carrier): carrier
    case .property, .rawValue, .attribute, .part, .unknown: nil
    }
  }

  /// Returns how a place shows a String that is put there, nil where it does not.
  func display(of use: TextUse) -> Display? {
    switch use.destination {
    case .argument(let call, let position):
      let argument = calls[call].arguments[position]
      if argument.label == "verbatim" { return .verbatim }
      guard argument.parameter == nil else { return nil }
      if argument.hasLocalizedAlternative { return .shown }
      return DisplayedTexts.isShown(argument: position, of: calls[call]) ? .plain : nil
    case .property(let owner, let name):
      return DisplayedTexts.isShown(property: name, of: owner) ? .plain : nil
    case .carrier, .rawValue, .attribute, .part, .unknown: return nil
    }
  }
}
