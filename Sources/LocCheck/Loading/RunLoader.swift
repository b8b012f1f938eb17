public import LocCheckScenarios

/// Reads everything a run needs and plans it.
public enum RunLoader {
  /// Returns the plan for the scenario files that arguments name.
  ///
  /// - Parameters:
  ///   - arguments: Scenario files, folders of them, and lines of files.
  ///   - selection: What is to be run.
  ///   - swift: What reads the Swift files that scenarios name, nil for a build that cannot.
  ///   - cacheFolder: The folder in which what Swift files say is kept, nil to keep nothing.
  public static func plan(
    _ arguments: [String], selecting selection: Selection, reading swift: SwiftReading? = nil,
    cacheFolder: String? = nil
  ) async -> RunPlan {
    let files = ScenarioLoader.files(named: arguments)
    var selection = selection
    selection.lines = files.lines
    let inputs =
      await ScenarioLoader.inputs(at: files.paths) + files.problems.map(ScenarioLoader.input)
    async let resources = ResourceLoader.library(for: inputs)
    let sources = await SourceLoader.library(
      for: inputs, reading: swift, cacheFolder: cacheFolder)
    var plan = Planner.plan(
      inputs, over: await resources, and: sources, selecting: selection)
    ClassNameClash.report(in: &plan)
    return plan
  }
}
