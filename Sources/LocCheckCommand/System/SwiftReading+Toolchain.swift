import LocCheck

#if canImport(LocCheckExtraction)
  import LocCheckExtraction

  extension SwiftReading {
    /// The parser of the toolchain that built the tool.
    static let toolchain: SwiftReading? = SwiftReading(
      digest: { SwiftScanner.digest(of: $0) },
      manifest: { PackageManifestReader.project(from: $0) })
  }
#else
  extension SwiftReading {
    /// Nothing: the tool was built without a parser of Swift, and reads what Xcode's compiler wrote.
    static let toolchain: SwiftReading? = nil
  }
#endif
