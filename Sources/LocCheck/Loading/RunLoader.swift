public import LocCheckScenarios

/// Reads everything a run needs and plans it.
public enum RunLoader {
  /// Returns the plan for the scenario files that arguments name.
  public static func plan(
    _ arguments: [String], selecting selection: Selection
  ) async -> RunPlan {
    let files = ScenarioLoader.files(named: arguments)
    var selection = selection
    selection.lines = files.lines
    let inputs =
      await ScenarioLoader.inputs(at: files.paths) + files.problems.map(ScenarioLoader.input)
    let library = await ResourceLoader.library(for: inputs)
    return Planner.plan(inputs, over: library, selecting: selection)
  }
}
