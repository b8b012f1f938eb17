import LocCheckResults

extension CaseIdentity {
  /// The identities of a file's checks, each given out once.
  ///
  /// Readers drop or merge cases of equal class and name. Row identities are unique in themselves; should
  /// two become equal as names all the same, the later ones are numbered in their order.
  struct Sequence {
    /// The class name without a locale.
    private let prefix: String
    /// The class names, by locale.
    private var classNames: [String?: String] = [:]
    /// How often each identity was asked for that was given out already.
    private var uses: [CaseIdentity: Int] = [:]
    /// The identities given out.
    private var given: Set<CaseIdentity> = []

    /// Creates a sequence that has given out nothing, with space for a number of checks.
    init(prefix: String, space count: Int = 0) {
      self.prefix = prefix
      given.reserveCapacity(count)
    }

    /// Returns the identity that a check has of itself.
    mutating func plain(for id: CaseID) -> CaseIdentity {
      CaseIdentity(className: className(in: id.locale), name: CaseIdentity.name(of: id))
    }

    /// Returns the identity of the file's next check.
    mutating func next(for id: CaseID) -> CaseIdentity {
      let plain = plain(for: id)
      var identity = plain
      while !given.insert(identity).inserted {
        uses[plain, default: 1] += 1
        identity.name = ShortName("\(plain.name) (\(uses[plain, default: 1]))").text
      }
      return identity
    }

    /// Returns the class name in a locale.
    private mutating func className(in locale: String?) -> String {
      if let name = classNames[locale] { return name }
      let name = ClassName.name(prefix, locale: locale)
      classNames[locale] = name
      return name
    }
  }
}
