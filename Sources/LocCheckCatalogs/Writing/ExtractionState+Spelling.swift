extension ExtractionState {
  /// The spelling in a catalog, nil for a state that catalogs leave out.
  public var spelling: String? {
    switch self {
    case .automatic: nil
    case .manual: "manual"
    case .extractedWithValue: "extracted_with_value"
    case .stale: "stale"
    case .migrated: "migrated"
    case .other(let spelling): spelling
    }
  }
}
