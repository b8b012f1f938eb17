import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

/// What sources hand over and what they keep back, by key.
final class SourceIndex: Sendable {
  /// What is indexed.
  let extraction: SourceExtraction
  /// The places of the messages.
  private let messages: PatternIndex
  /// The places of the texts that are kept back.
  private let skipped: PatternIndex

  /// Indexes an extraction.
  init(_ extraction: SourceExtraction) {
    self.extraction = extraction
    self.messages = PatternIndex(extraction.messages.map(\.key))
    self.skipped = PatternIndex(extraction.skipped.map(\.key))
  }

  /// Returns the places of the messages that may ask for a key, in order.
  func places(of key: MessageKey) -> [Int] { messages.places(of: key) }

  /// Returns the messages that may ask for a key, in order.
  func messages(for key: MessageKey) -> [SourceMessage] {
    places(of: key).map { extraction.messages[$0] }
  }

  /// Returns the texts of a key that are kept back, in order.
  func skippedTexts(of key: MessageKey) -> [SkippedText] {
    skipped.places(of: key).map { extraction.skipped[$0] }
  }

  /// Returns the messages whose key is written with the same words and other specifiers.
  func lookalikes(of key: MessageKey) -> [SourceMessage] {
    messages.placesOfLookalikes(of: key).map { extraction.messages[$0] }
  }

  /// Returns a message whose key a misspelt one may mean, nil where none is near.
  func misspelling(of key: MessageKey) -> SourceMessage? {
    let keys = extraction.messages.lazy.map(\.key.displayed)
    guard let name = NearestName.suggestion(for: key.text, among: keys) else { return nil }
    return extraction.messages.first { $0.key.displayed.isIdenticalUTF8(to: name) }
  }
}

/// The places of patterns in a list, by the keys they may stand for.
private struct PatternIndex: Sendable {
  /// The patterns.
  private let patterns: [MessagePattern]
  /// The places of those whose specifiers are all known.
  private var closed: [MessageKey: [Int]] = [:]
  /// The places of all, by what is left of them without specifiers.
  private var shapes: [MessageShape: [Int]] = [:]

  /// Indexes patterns.
  init(_ patterns: [MessagePattern]) {
    self.patterns = patterns
    for (place, pattern) in patterns.enumerated() {
      if let key = pattern.key { closed[key, default: []].append(place) }
      shapes[pattern.shape, default: []].append(place)
    }
  }

  /// Returns the places of the patterns that may stand for a key, in order.
  func places(of key: MessageKey) -> [Int] {
    let open = (shapes[MessageShape(key)] ?? []).filter {
      patterns[$0].isOpen && patterns[$0].matches(key)
    }
    return ((closed[key] ?? []) + open).sorted()
  }

  /// Returns the places of the patterns that only differ from a key in their specifiers.
  func placesOfLookalikes(of key: MessageKey) -> [Int] {
    (shapes[MessageShape(key)] ?? []).filter { !patterns[$0].matches(key) }
  }
}
