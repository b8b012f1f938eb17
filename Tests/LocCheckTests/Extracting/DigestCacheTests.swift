import Foundation
import LocCheckSources
import Testing

@testable import LocCheck

/// What Swift files say, kept between runs.
struct DigestCacheTests {
  /// A digest that is told from an empty one.
  private static let digest = SourceDigest(imports: ["SwiftUI"])

  /// Keeps the digest of some bytes, and returns their hash.
  private func keep(_ digest: SourceDigest, of bytes: String, in folder: TemporaryFolder) -> String
  {
    let hash = DigestCache.hash(of: Array(bytes.utf8))
    DigestCache(in: folder.path, of: "/app").save([hash: digest.encoded()], used: [hash])
    return hash
  }

  @Test func `what was kept is there for the same working directory and the same bytes`() throws {
    let folder = try TemporaryFolder()
    let hash = keep(Self.digest, of: "one", in: folder)
    let cache = DigestCache(in: folder.path, of: "/app")
    #expect(cache.digest(of: hash) == Self.digest)
    #expect(cache.digest(of: DigestCache.hash(of: Array("two".utf8))) == nil)
    #expect(DigestCache(in: folder.path, of: "/other").digest(of: hash) == nil)
  }

  @Test func `new digests join those that are kept`() throws {
    let folder = try TemporaryFolder()
    let hashes = ["one", "two"].map { keep(Self.digest, of: $0, in: folder) }
    let cache = DigestCache(in: folder.path, of: "/app")
    #expect(hashes.allSatisfy { cache.digest(of: $0) == Self.digest })
  }

  @Test(arguments: [0, 1, 17, 40, 120])
  func `a damaged file is an empty cache`(length: Int) throws {
    let folder = try TemporaryFolder()
    let hash = keep(Self.digest, of: "one", in: folder)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let url = URL(fileURLWithPath: folder.path + "/" + name)
    let whole = try Data(contentsOf: url)
    try whole.prefix(min(length, whole.count - 1)).write(to: url)
    #expect(DigestCache(in: folder.path, of: "/app").digest(of: hash) == nil)
    try Data(whole.map { $0 ^ 0x55 }).write(to: url)
    #expect(DigestCache(in: folder.path, of: "/app").digest(of: hash) == nil)
  }

  @Test
  func `nothing is kept where no folder is given, and a folder that cannot be made costs nothing`()
    throws
  {
    let folder = try TemporaryFolder(["file": ""])
    let hash = DigestCache.hash(of: [])
    for place in [nil, folder.path + "/file/below"] {
      DigestCache(in: place, of: "/app").save([hash: Self.digest.encoded()], used: [hash])
      #expect(DigestCache(in: place, of: "/app").digest(of: hash) == nil)
    }
  }
}
