extension Terminal {
  /// The folder in the user's cache folder where the tool keeps what it can make again, nil where the
  /// environment names none.
  ///
  /// `$XDG_CACHE_HOME`, else `.cache` in the home folder (XDG Base Directory Specification); on a Mac
  /// `Library/Caches`. Paths that are not absolute are passed over, as the specification asks.
  var cacheFolder: String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/loccheck"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/loccheck"
    #else
      return home + "/.cache/loccheck"
    #endif
  }
}
