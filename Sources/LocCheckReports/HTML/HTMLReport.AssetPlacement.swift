extension HTMLReport {
  /// Where the style and the script of a page stand.
  public enum AssetPlacement: String, Sendable, Hashable, CaseIterable {
    /// In the page, which is then the only file.
    case inline
    /// In files beside the page, for servers whose content security policy forbids style and script
    /// within it, as Jenkins' does.
    case separate
  }
}
