import LocCheckDiagnostics
import LocCheckSources

/// Reads Swift files in parallel and makes their digests.
struct DigestLoader: Sendable {
  /// What reads Swift.
  let swift: SwiftReading
  /// The digests that are kept.
  let cache: DigestCache

  /// One file as it was read.
  private struct Reading: Sendable {
    /// The path.
    var path: String
    /// The file, nil where it could not be read, or holds no message by itself and was put off.
    var source: SourceText?
    /// What it says, nil as above.
    var digest: SourceDigest?
    /// The hash of its bytes.
    var hash = ""
    /// The digest's bytes where it is new.
    var encoded: [UInt8]?
    /// What was noticed.
    var diagnostics: [Diagnostic] = []
  }

  /// Returns the digests of files, and of sources that are there already.
  ///
  /// A file in which no message can stand is read only where a name that others use may be declared in
  /// it.
  func load(_ paths: [String], beside texts: [SourceText]) async -> ReadSources {
    async let others = ParallelMap.results(of: texts) { source in
      var reading = Reading(path: source.path, source: source)
      digest(source, of: &reading)
      return reading
    }
    let files = await ParallelMap.results(of: paths) { read($0) }
    let first = await digested(files) { SourceProbe.mayHoldMessages($0.bytes) }
    let wanted = Set(first.flatMap { $0.digest?.wantedNames ?? [] })
    let readings = await digested(first) { SourceProbe.mayDeclare(wanted, in: $0.bytes) }
    let texts = await others
    save(texts + readings)
    var result = ReadSources(
      extractor: MessageExtractor(interfaces: texts.compactMap(\.digest)))
    for reading in readings {
      if !reading.diagnostics.isEmpty { result.diagnostics[reading.path] = reading.diagnostics }
      if reading.source != nil { result.readable.insert(reading.path) }
      guard let source = reading.source, let digest = reading.digest else { continue }
      result.files[reading.path] = SourceFile(source: source, digest: digest)
    }
    return result
  }

  /// Reads one file.
  private func read(_ path: String) -> Reading {
    var reading = Reading(path: path)
    do {
      // What is not UTF-8 is told, and read as far as it goes.
      let file = SourceText(path: path, bytes: try FileReader.bytes(at: path))
      let decoded = TextEncoding.decoded(file)
      reading.diagnostics = decoded.diagnostics
      reading.source = decoded.value ?? file
    } catch {
      reading.diagnostics = [.unreadableSource(error)]
    }
    return reading
  }

  /// Makes the digests of the files that are worth it and have none yet.
  ///
  /// The largest come first: all others would be done before one that is begun last.
  private func digested(
    _ readings: [Reading], where isWorthIt: @escaping @Sendable (SourceText) -> Bool
  ) async -> [Reading] {
    let order = readings.enumerated().compactMap { place, reading in
      reading.digest == nil ? reading.source.map { (place: place, source: $0) } : nil
    }.sorted { ($0.source.bytes.count, $1.place) > ($1.source.bytes.count, $0.place) }
    let made = await ParallelMap.results(of: order) { place, source in
      var reading = readings[place]
      if isWorthIt(source) { digest(source, of: &reading) }
      return (place: place, reading: reading)
    }
    var readings = readings
    for (place, reading) in made { readings[place] = reading }
    return readings
  }

  /// Makes the digest of a file, or takes the one that is kept.
  private func digest(_ source: SourceText, of reading: inout Reading) {
    reading.hash = cache.isKept ? DigestCache.hash(of: source.bytes) : ""
    if let digest = cache.digest(of: reading.hash) {
      reading.digest = digest
    } else {
      let digest = swift.digest(source)
      reading.digest = digest
      if cache.isKept { reading.encoded = digest.encoded() }
    }
  }

  /// Keeps what is new.
  private func save(_ readings: [Reading]) {
    let new = readings.compactMap { reading in reading.encoded.map { (reading.hash, $0) } }
    cache.save(
      Dictionary(new) { first, _ in first }, used: Set(readings.map(\.hash)))
  }
}
