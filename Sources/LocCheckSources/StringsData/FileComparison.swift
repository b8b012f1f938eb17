import LocCheckCatalogs
import LocCheckDiagnostics

/// What scanner and compiler say about one Swift file.
struct FileComparison {
  /// The messages of both in the order of their places.
  private(set) var messages: [SourceMessage] = []
  /// Where the two differ.
  private(set) var findings: [Diagnostic] = []
  /// The messages of the scanner with types that the compiler alone knows.
  private(set) var settled: [SourceMessage] = []

  /// A message at a place of the code, which belongs to each target that the file does.
  private struct Site: Hashable {
    /// The place.
    var location: SourceLocation
    /// The key as people read it.
    var key: MessageKey
    /// The name of the table.
    var table: String

    /// Creates the site of a message.
    init(_ message: SourceMessage) {
      (location, table) = (message.location, message.tableName)
      key = MessageKey(message.key.displayed)
    }
  }

  /// Compares the messages of a file.
  init(of file: ScannedFile, with compiled: [SourceMessage]) {
    let sites = Self.distinct(file.messages)
    let extracted = Self.distinct(compiled)
    let pairing = MessagePairing(sites, with: extracted)
    var partners: [Site: SourceMessage] = [:]
    for (site, partner) in zip(sites, pairing.partners) {
      if let partner {
        partners[Site(site)] = extracted[partner]
        if let difference = Diagnostic.difference(between: site, and: extracted[partner]) {
          findings.append(difference)
        }
      } else if site.isTyped {
        findings.append(.scannerOnly(site))
      }
    }
    for message in file.messages {
      let partner = partners[Site(message)]
      if message.key.isOpen, partner?.key.isOpen == false { settled.append(message) }
      messages.append(partner.map(message.corrected) ?? message)
    }
    guard !pairing.lonely.isEmpty else { return }
    let lines = file.source.map(LineTable.init)
    let skipped = Dictionary(file.skipped.map { (MessageKey($0.key.displayed), $0) }) { first, _ in
      first
    }
    for index in pairing.lonely {
      let message = extracted[index].placed(in: file, lines: lines)
      messages.append(message)
      findings.append(
        .compilerOnly(message, skippedAs: skipped[MessageKey(message.key.displayed)]))
    }
    messages = messages.inPlaceOrder
  }

  /// Returns messages, those of one site once: a build has data for each architecture, and a file
  /// may be that of several targets.
  private static func distinct(_ messages: [SourceMessage]) -> [SourceMessage] {
    var known: Set<Site> = []
    return messages.filter { known.insert(Site($0)).inserted }
  }
}

extension SourceMessage {
  /// Returns the message with what the compiler says about it.
  fileprivate func corrected(by compiled: SourceMessage) -> SourceMessage {
    var message = self
    message.key = key.corrected(by: compiled.key)
    message.table = compiled.table
    message.tableExpression = nil
    message.comment = compiled.comment
    message.defaultValue = compiled.defaultValue.map { value in
      defaultValue?.corrected(by: value) ?? value
    }
    return message
  }

  /// Returns a message of the compiler at its place in a file that was scanned.
  fileprivate func placed(in file: ScannedFile, lines: LineTable?) -> SourceMessage {
    var message = self
    message.location.path = file.path
    message.range = lines?.range(at: location)
    let targets = Set(file.messages.map(\.target))
    if targets.count == 1, let target = targets.first { message.target = target }
    return message
  }
}

extension MessagePattern {
  /// Returns the pattern as the compiler has it, with what the sources say about its arguments.
  fileprivate func corrected(by compiled: MessagePattern) -> MessagePattern {
    let own = arguments
    guard own.count == compiled.arguments.count else { return compiled }
    var arguments = own[...]
    return MessagePattern(
      compiled.pieces.map { piece in
        guard case .argument(let known) = piece, var argument = arguments.popFirst() else {
          return piece
        }
        argument.specifier = known.specifier
        return .argument(argument)
      })
  }
}
