import LocCheckExtraction

@testable import LocCheck

extension SwiftReading {
  /// The parser of the toolchain that runs the tests.
  static let toolchain = SwiftReading(
    digest: { SwiftScanner.digest(of: $0) }, manifest: { PackageManifestReader.project(from: $0) })
}
