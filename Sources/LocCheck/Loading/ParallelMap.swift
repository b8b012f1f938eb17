/// Transforms values in parallel.
enum ParallelMap {
  /// Returns the results in the order of the values.
  static func results<Value: Sendable, Result: Sendable>(
    of values: [Value], _ transform: @escaping @Sendable (Value) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      for (index, value) in values.enumerated() {
        group.addTask { (index, await transform(value)) }
      }
      var results = [Result?](repeating: nil, count: values.count)
      for await (index, result) in group { results[index] = result }
      return results.compactMap { $0 }
    }
  }
}
