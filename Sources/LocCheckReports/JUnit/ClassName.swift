import LocCheckDiagnostics

/// The class names under which readers list the checks of files: `checkout.cart`, a locale behind it.
enum ClassName {
  /// The length of the longest class name, in UTF-16 code units: Azure's names and Jenkins' database
  /// take a little more.
  static let maximumLength = 250
  /// The class name of checks of which no file is known.
  private static let nameless = "loccheck"

  /// Returns the class names of files, without the locale, no two files' the same.
  ///
  /// A dot and a blank inside a folder's or file's name become `_`. Files whose names become equal by it
  /// keep apart by eight digits of the SHA-256 of the path, which all but the first get.
  static func prefixes(of files: some Sequence<String>, scenarioRoot: String) -> [String] {
    var owners: [String: [UInt8]] = [:]
    return files.map { file in
      let plain = prefix(of: file, scenarioRoot: scenarioRoot)
      let path = Array(file.utf8)
      guard let owner = owners[plain] else {
        owners[plain] = path
        return plain
      }
      return owner == path ? plain : plain + "_" + ShortName.digest(of: file)
    }
  }

  /// Returns the groups of files that would have one class name, in the order of the files.
  static func clashes(among files: some Sequence<String>, scenarioRoot: String) -> [[String]] {
    var groups: [[String]] = []
    var places: [String: Int] = [:]
    for file in files {
      let plain = prefix(of: file, scenarioRoot: scenarioRoot)
      if let place = places[plain] {
        groups[place].append(file)
      } else {
        places[plain] = groups.count
        groups.append([file])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// Returns the class name of a file's checks in no locale, whose dots separate folders and file.
  static func prefix(of file: String, scenarioRoot: String) -> String {
    var path = file.split(separator: "/")[...]
    let root = scenarioRoot.split(separator: "/")
    if path.count > root.count, path.starts(with: root) { path = path.dropFirst(root.count) }
    var components = path.filter { $0 != "." }.map(String.init)
    if let file = components.popLast() {
      components.append(stem(of: file))
    }
    return components.isEmpty ? nameless : components.map(component).joined(separator: ".")
  }

  /// Returns the class name of a file's checks in a locale.
  static func name(_ prefix: String, locale: String?) -> String {
    let name = locale.map { prefix + "." + component($0) } ?? prefix
    return ShortName.cutAndDigested(name, to: maximumLength)
  }

  /// Returns a file name without its extension.
  private static func stem(of file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// Returns a component in which nothing looks like a separator.
  private static func component(_ text: String) -> String {
    let replaced = text.map { $0 == "." || $0.isWhitespace ? "_" : $0 }
    return VisibleText.escaped(String(replaced))
  }
}

extension JUnitReport {
  /// Returns the groups of files whose checks would be of one class, in the order of the files.
  ///
  /// The report keeps them apart, by names that depend on which of the files are in the run.
  public static func filesOfOneClass(
    among files: [String], scenarioRoot: String = "Scenarios"
  ) -> [[String]] {
    ClassName.clashes(among: files, scenarioRoot: scenarioRoot)
  }
}
