import Testing

@testable import LocCheck

/// Kinds that names say.
struct ResourceKindTests {
  @Test(
    arguments: [
      ("a/L.xcstrings", .file(.catalog)), ("L.strings", .file(.strings)),
      ("L.stringsdict", .file(.stringsdict)), ("L.loctable", .file(.loctable)),
      ("de.xliff", .file(.review)), ("de.xcloc", .folder(.reviewPackage)),
      ("zh-Hant.lproj", .folder(.localization)), ("A.app", .folder(.product)),
      ("A.appex", .folder(.product)), ("A.bundle", .folder(.product)),
      ("A.framework", .folder(.product)), ("P_M.resources", .folder(.product)),
      ("A.xpc", .folder(.product)), ("A.xctest", .folder(.product)),
      ("a.b.strings", .file(.strings)),
    ] as [(String, ResourceKind)])
  func `an extension says the kind`(path: String, kind: ResourceKind) {
    #expect(ResourceKind(path) == kind)
  }

  @Test(
    arguments: [
      "L", "L.txt", "L.STRINGS", ".strings", "strings", "L.", "a.lproj/x", "App", "L.strings~",
      "", "/", ".",
    ])
  func `a name that says nothing has no kind`(path: String) {
    #expect(ResourceKind(path) == nil)
  }
}
