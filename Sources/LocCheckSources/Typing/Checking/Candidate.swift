/// A function that a call may call, with how well it fits.
struct Candidate {
  /// The function with what generic parameters stand for.
  var member: Member
  /// The function as callers see it.
  var signature: Signature
  /// The place of each argument's parameter.
  var places: [Int]
  /// The generic parameters that the call decides.
  var open: Set<GenericID>
  /// How well it fits.
  var score = Score()
  /// Whether an argument cannot be of its parameter's type.
  var isMismatch = false

  /// How well a function fits: less is better, the first of what differs decides, as in Swift.
  struct Score: Comparable {
    /// Whether others are preferred.
    var disfavored = 0
    /// The number of literals that are not of their own type.
    var literals = 0
    /// The number of values that are converted.
    var conversions = 0
    /// The number of parameters whose type the call decides.
    var generics = 0
    /// The number of parameters that are left out.
    var omitted = 0

    /// Whether the first fits better.
    static func < (left: Score, right: Score) -> Bool {
      (left.disfavored, left.literals, left.conversions, left.generics, left.omitted)
        < (right.disfavored, right.literals, right.conversions, right.generics, right.omitted)
    }
  }

  /// Returns the type of an argument's parameter.
  func type(at position: Int) -> SwiftType { signature.parameters[places[position]].type }
}
