import LocCheckDiagnostics

/// One file of a module: which of its code is compiled, and for whom.
struct CodeContext {
  /// The text.
  let source: SourceText
  /// The branches of `#if`.
  private let conditions: NestedRanges<Set<Int>>
  /// The previews.
  private let previews: NestedRanges<PreviewRegion.Kind>
  /// The names of declarations that make data nobody ships.
  private let samples: NestedRanges<Bool>
  /// The names of functions around their code.
  private let functions: NestedRanges<String>
  /// The names of types around their code.
  private let types: NestedRanges<String>
  /// The builds that count.
  private let builds: Set<Int>

  /// Creates the context of a file.
  init(_ file: SourceFile, declarations: [CodeWalk.DeclarationPlace], builds: Set<Int>) {
    self.source = file.source
    self.builds = builds
    conditions = NestedRanges(
      file.digest.conditionalRegions.map { ($0.bounds, $0.configurations) })
    previews = NestedRanges(file.digest.previewRegions.map { ($0.bounds, $0.kind) })
    var samples: [(bounds: Range<Int>, element: Bool)] = []
    var functions: [(bounds: Range<Int>, element: String)] = []
    var types: [(bounds: Range<Int>, element: String)] = []
    for place in declarations {
      switch place.declaration {
      case .type(let type):
        types.append((type.bounds, type.name))
        if SampleName.isSample(type.name) { samples.append((type.bounds, true)) }
      case .function(let function):
        functions.append((function.bounds, function.name))
        if SampleName.isSample(function.name, isStatic: function.isStatic) {
          samples.append((function.bounds, true))
        }
      case .variable(let variable):
        if SampleName.isSample(variable.name, isStatic: variable.isStatic) {
          samples.append((variable.bounds, true))
        }
      case .enumCase, .alias: break
      }
    }
    self.samples = NestedRanges(samples)
    self.functions = NestedRanges(functions)
    self.types = NestedRanges(types)
  }

  /// Returns why the code of a place is not extracted, nil where it is.
  func exclusion(at offset: Int) -> SkippedText.Reason? {
    if compiled(at: offset).isEmpty { return .inactiveCode }
    return previews.around(offset).contains(.macro) ? .preview : nil
  }

  /// Returns whether the code of a place is for developers alone: previews, debug builds, sample data.
  func isForDevelopers(at offset: Int) -> Bool {
    if !previews.around(offset).isEmpty || !samples.around(offset).isEmpty { return true }
    let compiled = compiled(at: offset)
    return compiled.count < builds.count
      && compiled.allSatisfy { BuildConfiguration.candidates[$0].isDebug }
  }

  /// Returns the names of the functions around a place.
  func functions(around offset: Int) -> [String] { functions.around(offset) }

  /// Returns the name of the innermost type around a place.
  func type(around offset: Int) -> String? { types.around(offset).first }

  /// Returns the builds that compile the code of a place.
  private func compiled(at offset: Int) -> Set<Int> {
    conditions.around(offset).reduce(builds) { $0.intersection($1) }
  }
}
