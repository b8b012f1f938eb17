import LocCheckDiagnostics

/// The tables of one bundle: an app, a framework, a package or a pod.
public struct ResourceBundle: Sendable {
  /// The bundle's name; `main` is the app's own.
  public var name: String
  /// The localization that serves users whom no other serves.
  public var developmentRegion: String
  /// The localizations the bundle has, the development region first where it is one of them.
  public private(set) var localizations: [String]
  /// A Boolean value that says whether, where this is the app, other bundles may be shown in
  /// languages the app has not.
  public private(set) var allowsMixedLocalizations: Bool
  /// The tables by name, then by place, in the order they were given.
  private var tables: [String: [TablePlace: [ShippedTable]]]

  /// Creates a bundle from its tables.
  public init(name: String = "main", developmentRegion: String, tables: [ShippedTable]) {
    self.init(
      name: name, developmentRegion: developmentRegion, tables: tables, localizations: [],
      allowsMixedLocalizations: false)
  }

  /// Creates a bundle from what was read of it.
  ///
  /// A catalog makes a table for each localization that ships at least one unit, and one for its
  /// source language, which counts as available even where the build writes no table for it. A
  /// review makes one for each of its languages, which comes before all else in the same place.
  ///
  /// - Parameters:
  ///   - name: The bundle's name, `main` for the app's own.
  ///   - contents: What was read of the bundle; bundles that lie in it are bundles of their own.
  ///   - developmentRegion: The development region, nil for the one the bundle states: in its
  ///     `Info.plist`, else by the source language of its first catalog, else English where the
  ///     bundle has it, else its first localization.
  ///   - policy: What of the contents counts as shipped.
  public init(
    name: String = "main", contents: BundleContents, developmentRegion: String? = nil,
    policy: ShippingPolicy
  ) {
    let catalogs = contents.catalogs.flatMap { catalog in
      catalog.shippedLocalizations(policy: policy).map {
        ShippedTable(catalog: catalog, localization: $0, policy: policy)
      }
    }
    // A review was exported from the bundle's own texts, which may have moved on since.
    let tables = Set(contents.catalogs.map(\.table) + contents.files.map(\.table))
    let reviews = contents.reviews.flatMap { catalog in
      catalog.languages
        .filter { $0 != catalog.sourceLanguage || !tables.contains(catalog.table) }
        .map { ShippedTable(catalog: catalog, localization: $0, policy: policy, isReview: true) }
    }
    let files = contents.files.map { ShippedTable(file: $0, policy: policy) }
    self.init(
      name: name,
      developmentRegion: developmentRegion ?? contents.developmentRegion,
      tables: reviews + catalogs + files,
      localizations: contents.localizations + (contents.information?.localizations ?? []),
      allowsMixedLocalizations: contents.information?.allowsMixedLocalizations ?? false)
  }

  /// Creates a bundle from catalogs.
  public init(
    name: String = "main", developmentRegion: String? = nil, catalogs: [Catalog],
    policy: ShippingPolicy
  ) {
    self.init(
      name: name, contents: BundleContents(catalogs: catalogs),
      developmentRegion: developmentRegion, policy: policy)
  }

  /// Creates a bundle from its tables and the localizations it has beside theirs.
  private init(
    name: String, developmentRegion: String, tables: [ShippedTable], localizations: [String],
    allowsMixedLocalizations: Bool
  ) {
    self.name = name
    self.developmentRegion = developmentRegion
    self.allowsMixedLocalizations = allowsMixedLocalizations
    self.tables = [:]
    var known: Set<MessageKey> = []
    var all: [String] = []
    func add(_ localization: String) {
      if localization != "Base", known.insert(MessageKey(localization)).inserted {
        all.append(localization)
      }
    }
    for table in tables {
      if case .localization(let localization) = table.place { add(localization) }
      self.tables[table.name, default: [:]][table.place, default: []].append(table)
    }
    localizations.forEach(add)
    // A bundle without any localization is in its development language.
    if all.isEmpty { all = [developmentRegion] }
    let isDevelopment = { (name: String) in name.isIdenticalUTF8(to: developmentRegion) }
    self.localizations = all.filter(isDevelopment) + all.filter { !isDevelopment($0) }
  }

  /// The names of all tables, sorted.
  public var tableNames: [String] { tables.keys.sorted() }

  /// Returns the places a table lies in, the root first, then `Base`, then by localization.
  public func places(ofTable name: String) -> [TablePlace] {
    let places = tables[name] ?? [:]
    return ([.root, .base] + localizations.map(TablePlace.localization)).filter {
      places[$0] != nil
    }
  }

  /// Returns the tables of a name that lie in one place.
  public func tables(named name: String, at place: TablePlace) -> [ShippedTable] {
    tables[name]?[place] ?? []
  }

  /// Returns the keys of a table in all its places, each once, in order of the places.
  public func keys(ofTable name: String) -> [MessageKey] {
    var known: Set<MessageKey> = []
    return places(ofTable: name).flatMap { tables(named: name, at: $0) }.flatMap(\.keys)
      .filter { known.insert($0).inserted }
  }

  /// Finds the tables that a look-up searches, nil where the bundle has none of the name for a
  /// user.
  ///
  /// The way leads through the root of the bundle, the first localization, `Base`, and the others
  /// (Core Foundation, `CFBundle_Resources.c`). The first file found ends the search for its kind:
  /// a message that it lacks is looked for nowhere else.
  ///
  /// - Parameter chain: The user's localizations, best first, the development region last.
  public func table(named name: String, along chain: [String]) -> LocatedTable? {
    guard let places = tables[name] else { return nil }
    let localizations = chain.map(TablePlace.localization)
    let way = [.root] + localizations.prefix(1) + [.base] + localizations.dropFirst()
    let found = way.compactMap { places[$0] }
    let plurals = found.first { $0.contains { $0.part != .strings } } ?? []
    let strings = found.first { $0.contains { $0.part != .stringsdict } } ?? []
    let shared = { (tables: [ShippedTable]) in
      tables.filter { $0.part == .review } + tables.filter { $0.part == .whole }
    }
    var parts = shared(plurals) + plurals.filter { $0.part == .stringsdict }
    if plurals.first?.place != strings.first?.place { parts += shared(strings) }
    return LocatedTable(
      parts: parts + strings.filter { $0.part == .strings }, firstPlace: found.first?.first?.place)
  }
}

extension BundleContents {
  /// The development region the contents state, or suggest.
  package var developmentRegion: String {
    if let stated = information?.developmentRegion { return stated }
    if let source = (catalogs + reviews).lazy.compactMap(\.sourceLanguage).first { return source }
    let available = localizations + files.compactMap(\.localization).filter { $0 != "Base" }
    return available.first { $0 == "en" } ?? available.first ?? "en"
  }
}
