extension JSONScanner {
  /// Moves to the next member of an object, past whatever cannot be one; throws at the end of the
  /// file.
  package mutating func nextReadableMember(
    of object: inout JSONContainer
  ) throws(JSONProblem) -> JSONString? {
    while true {
      do throws(JSONProblem) {
        return try nextMember(of: &object)
      } catch {
        if error.isEndOfFile { throw error }
        record(error.kind, at: error.bounds)
        recoverMember(after: error)
      }
    }
  }

  /// Moves to the next element of an array, past whatever cannot be one; throws at the end of the
  /// file, and at a brace that something around the array opened.
  package mutating func nextReadableElement(
    of array: inout JSONContainer
  ) throws(JSONProblem) -> Bool {
    while true {
      do throws(JSONProblem) {
        return try nextElement(of: &array)
      } catch {
        if error.isEndOfFile || next == JSONByte.closingBrace { throw error }
        record(error.kind, at: error.bounds)
        // Two objects without a comma between them are two elements.
        if next == JSONByte.openingBrace { return true }
        recover(from: position)
      }
    }
  }

  /// Records a problem and moves past the value that holds it; throws at the end of the file.
  ///
  /// - Parameters:
  ///   - start: The offset at which the value begins.
  ///   - problem: What is wrong.
  package mutating func recover(
    from start: Int, after problem: JSONProblem
  ) throws(JSONProblem) {
    if problem.isEndOfFile { throw problem }
    record(problem.kind, at: problem.bounds)
    recover(from: start)
  }
}
