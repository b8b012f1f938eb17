/// The platforms of SDKs, as `os(…)` spells them.
enum XcodePlatform {
  /// The beginnings of the names of SDKs.
  private static let beginnings = [
    ("iphone", "iOS"), ("macosx", "macOS"), ("appletv", "tvOS"), ("watch", "watchOS"),
    ("xr", "visionOS"),
  ]

  /// Returns the platform of an SDK such as `iphoneos` or `iphonesimulator*`, nil for `auto` and
  /// for others that are not told apart.
  static func name(ofSDK sdk: String) -> String? {
    beginnings.first { sdk.hasPrefix($0.0) }?.1
  }

  /// Returns the one platform that a list of SDKs is for, nil for several or none.
  static func name(ofSDKs list: String) -> String? {
    let names = Set(list.split(whereSeparator: \.isWhitespace).map { name(ofSDK: String($0)) })
    return names.count == 1 ? names.first ?? nil : nil
  }
}
