/// The device axis of a String Catalog and of a `.stringsdict`.
public enum Device: String, Sendable, Hashable, CaseIterable {
  /// The names a catalog spells; `other` stands for every device without a form of its own.
  case mac, iphone, ipad, ipod, applewatch, appletv, applevision, other
}
