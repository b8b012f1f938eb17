import LocCheckDiagnostics

/// Reports raw invisible characters where the file does not allow them.
struct InvisibleReport {
  /// The stretches of the file with what may be written raw in each, in order.
  let zones: [Zone]

  /// A stretch of a file up to the next one.
  struct Zone {
    /// The offset of its first byte.
    var start: Int
    /// The characters that may be written raw.
    var allowed: Set<Unicode.Scalar>
  }

  /// Reports the characters that are not allowed where they stand.
  func report(_ characters: [InvisibleCharacter], _ context: BindingContext) {
    var zone = zones.startIndex
    for character in characters {
      while zone + 1 < zones.endIndex, zones[zone + 1].start <= character.bounds.lowerBound {
        zone += 1
      }
      guard !zones[zone].allowed.contains(character.scalar) else { continue }
      context.report(.invisibleCharacter(character, at: context.range(character.bounds)))
    }
  }
}

extension Diagnostic {
  /// A character that nobody can see.
  fileprivate static func invisibleCharacter(
    _ character: InvisibleCharacter, at range: SourceRange
  ) -> Diagnostic {
    let name = VisibleText.name(of: character.scalar)
    let escape =
      NamedCharacter(character.scalar)?.escape
      ?? "\\u{\(String(character.scalar.value, radix: 16, uppercase: true))}"
    let advice = character.isInComment ? "remove it from the comment" : "write '\(escape)'"
    return Diagnostic(
      "scenario.invisible-character", .error, "\(name) cannot be seen; \(advice)", at: range)
  }
}
