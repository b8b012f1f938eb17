import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources
import Testing

struct FrameworkInterfaceTests {
  /// The interfaces by path.
  private static let interfaces = Dictionary(
    uniqueKeysWithValues: FrameworkInterface.all.map { ($0.source.path, ScannedInterface($0)) })

  /// The paths of the interfaces.
  private static let paths = interfaces.keys.sorted()

  @Test(arguments: paths)
  func `an interface is Swift that the parser reads without problems`(path: String) throws {
    let interface = try #require(Self.interfaces[path])
    let (source, digest) = (interface.source, interface.digest)
    let problems = digest.problems.map { problem in
      "\(source.location(at: problem.bounds.lowerBound)): \(problem.message)"
    }
    #expect(problems == [])
    #expect(digest.statements.isEmpty)
    #expect(!digest.declarations.isEmpty)
  }

  @Test
  func `interfaces have different paths`() {
    let paths = FrameworkInterface.all.map(\.source.path)
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: paths)
  func `a text parameter of a generic type says what it is generic over`(path: String) throws {
    let interface = try #require(Self.interfaces[path])
    let owners = interface.genericNames
    for function in interface.ownedFunctions.map(\.function) {
      let names = Set(function.generics.map(\.name))
      let used = function.parameters.compactMap(\.type?.plainName)
        .filter { $0.count == 1 && $0.first?.isUppercase == true }
      #expect(
        used.allSatisfy { names.contains($0) || owners.contains($0) },
        "\(function.name)(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))")
    }
  }

  @Test(arguments: paths)
  func `an overload for plain strings is the disfavored one`(path: String) throws {
    let functions = try #require(Self.interfaces[path]).ownedFunctions
    for (owner, function) in functions {
      guard let index = function.indexOfPlainText else { continue }
      let rivals = functions.filter { other in
        other.owner == owner && other.function.name == function.name
          && other.function.parameters.map(\.label) == function.parameters.map(\.label)
          && other.function.parameters[index].type?.plainName == "LocalizedStringKey"
      }
      guard !rivals.isEmpty else { continue }
      #expect(
        function.attributes.contains { $0.name == "_disfavoredOverload" },
        "\(owner).\(function.name)(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
      )
    }
  }

  @Test(arguments: paths)
  func `no two declarations of a type have the same labels and types`(path: String) throws {
    let interface = try #require(Self.interfaces[path])
    var seen: Set<Signature> = []
    for (owner, function) in interface.ownedFunctions {
      let signature = Signature(
        owner: owner, name: function.name, labels: function.parameters.map(\.label),
        types: function.parameters.map(\.type), result: function.result,
        constraints: function.generics)
      #expect(
        seen.insert(signature).inserted,
        "\(owner).\(function.name)(\(signature.labels.map { ($0 ?? "_") + ":" }.joined()))")
    }
  }
}

/// What tells overloads of a type apart.
private struct Signature: Hashable {
  /// The type.
  var owner: String
  /// The name.
  var name: String
  /// The labels of the parameters.
  var labels: [String?]
  /// The types of the parameters.
  var types: [TypeReference?]
  /// The type of the result.
  var result: TypeReference?
  /// The generic parameters.
  var constraints: [GenericParameter]
}

/// An interface as the scanner reads it.
private struct ScannedInterface {
  /// The text.
  let source: SourceText
  /// What it says.
  let digest: SourceDigest

  /// Scans an interface.
  init(_ interface: FrameworkInterface) {
    source = interface.source
    digest = SwiftScanner.digest(of: source)
  }

  /// The functions and initializers with the types they are members of.
  var ownedFunctions: [(owner: String, function: FunctionDeclaration)] {
    var found: [(owner: String, function: FunctionDeclaration)] = []
    var pending: [(owner: String, declaration: Declaration)] =
      digest.declarations.reversed().map { ("", $0) }
    while let (owner, declaration) = pending.popLast() {
      switch declaration {
      case .function(let function): found.append((owner, function))
      case .type(let type):
        let condition = type.kind == .extension ? "\(type.generics)" : ""
        pending += type.members.reversed().map { ("\(owner).\(type.name)\(condition)", $0) }
      case .variable, .enumCase, .alias: break
      }
    }
    return found
  }

  /// The names of the generic parameters of all types.
  var genericNames: Set<String> {
    Set(
      digest.declarations.flatMap { declaration -> [String] in
        guard case .type(let type) = declaration else { return [] }
        return type.generics.map(\.name)
      })
  }
}

extension FunctionDeclaration {
  /// The place of the parameter that takes any plain string, nil for none.
  fileprivate var indexOfPlainText: Int? {
    let names = Set(
      generics.filter { $0.constraints.contains(.named("StringProtocol")) }.map(\.name))
    return parameters.firstIndex { names.contains($0.type?.plainName ?? "") }
  }
}

extension TypeReference {
  /// The name of a named type or of what an optional of one holds, nil for others.
  fileprivate var plainName: String? {
    switch self {
    case .named(let name, _): name
    case .optional(let wrapped): wrapped.plainName
    default: nil
    }
  }
}
