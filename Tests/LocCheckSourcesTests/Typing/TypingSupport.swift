import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources

/// Swift text of a module with the types of its texts.
struct TypedText {
  /// The files.
  let sources: [SourceText]
  /// The texts, calls and carriers.
  let module: TypedModule

  /// The interfaces of the frameworks, read once.
  private static let interfaces = InterfaceIndex(
    FrameworkInterface.all.map { SwiftScanner.digest(of: $0.source) })

  /// Types the files of a module.
  init(_ files: String..., imported: [String] = [], builds: BuildSelection = BuildSelection()) {
    sources = files.enumerated().map { place, text in
      SourceText(path: "File\(place).swift", text: text)
    }
    /// Makes a module of sources.
    func module(_ name: String, _ sources: [SourceText]) -> SourceModule {
      SourceModule(
        name: name,
        files: sources.map { SourceFile(source: $0, digest: SwiftScanner.digest(of: $0)) },
        builds: builds)
    }
    self.module = ModuleTyping.typed(
      module("App", sources),
      importing: imported.enumerated().map { place, text in
        module("Kit\(place)", [SourceText(path: "Kit\(place).swift", text: text)])
      },
      interfaces: Self.interfaces)
  }

  /// The source of a range of the first file.
  func text(_ bounds: Range<Int>, file: Int = 0) -> String { sources[file].text(in: bounds) }

  /// The uses, each as `text: type → destination`.
  var uses: [String] { module.uses.map(describe) }

  /// The types of interpolated values by the text of their expressions, `?` for those not known.
  var interpolations: [String: String] {
    var found: [String: String] = [:]
    for use in module.uses {
      for interpolation in use.interpolations {
        found[text(interpolation.bounds, file: use.file)] = interpolation.type ?? "?"
      }
    }
    return found
  }

  /// The interpolated value whose expression has a text.
  func interpolation(_ expression: String) -> TypedInterpolation? {
    module.uses.lazy.flatMap { use in
      use.interpolations.filter { text($0.bounds, file: use.file) == expression }
    }.first
  }

  /// The plain text of a use that is a literal.
  func literal(_ use: TextUse) -> String? {
    guard case .literal(let literal) = use.value else { return nil }
    return literal.segments.map { segment in
      if case .text(let text) = segment { text } else { "…" }
    }.joined()
  }

  /// Returns a use for people.
  func describe(_ use: TextUse) -> String {
    "\(text(use.bounds, file: use.file)): \(use.type.rawValue) → \(describe(use.destination))"
  }

  /// Returns a destination for people.
  func describe(_ destination: TextUse.Destination) -> String {
    switch destination {
    case .argument(let call, let position):
      let call = module.calls[call]
      return call.name + "(" + (call.arguments[position].label ?? "_") + ":)"
    case .carrier(let id):
      guard let carrier = module.carriers[id] else { return "no carrier" }
      return carrier.kind.rawValue + " " + (carrier.owner.map { $0 + "." } ?? "") + carrier.name
    case .property(let owner, let name): return "property \(owner ?? "?").\(name)"
    case .rawValue: return "raw value"
    case .attribute(let name, let label): return "@\(name)(\(label ?? "_"):)"
    case .part: return "part"
    case .unknown: return "nowhere"
    }
  }
}

extension TextUse {
  /// The interpolated values of the literals.
  var interpolations: [TypedInterpolation] {
    switch value {
    case .literal(let literal):
      literal.segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .concatenation(let parts): parts.flatMap(\.interpolations)
    case .carrier, .call, .other: []
    }
  }
}
