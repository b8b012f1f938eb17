import LocCheckCommandLine
import Testing

/// Parses words that ask the sample tool, or another one, to run a command.
func arguments(
  _ words: String..., in root: CommandSpecification = SampleTool.root
) throws -> ParsedArguments {
  let request = try ArgumentParser(root).parse(words)
  guard case .run(let arguments) = request else {
    throw UnexpectedRequest(request: request)
  }
  return arguments
}

/// The error that words of the sample tool end in, nil if they do not.
func usageError(_ words: [String], in root: CommandSpecification = SampleTool.root) -> UsageError? {
  do throws(UsageError) {
    _ = try ArgumentParser(root).parse(words)
    return nil
  } catch {
    return error
  }
}

/// The error that reading a meaning ends in, nil if it does not.
func usageError<Value>(reading value: () throws(UsageError) -> Value) -> UsageError? {
  do throws(UsageError) {
    _ = try value()
    return nil
  } catch {
    return error
  }
}

/// A request other than the one a test is about.
struct UnexpectedRequest: Error {
  /// The request.
  var request: Request
}
