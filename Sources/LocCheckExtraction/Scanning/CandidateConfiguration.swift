import LocCheckSources
import SwiftIfConfig
import SwiftSyntax

/// What `#if` asks, answered for one of the builds that are told apart.
struct CandidateConfiguration: SwiftIfConfig.BuildConfiguration {
  /// The build.
  let candidate: LocCheckSources.BuildConfiguration

  /// A question whose answer the build does not decide.
  struct Undecided: Error {}

  /// Returns whether a flag of the project is set; only `DEBUG` is known.
  func isCustomConditionSet(name: String) throws -> Bool {
    guard name == "DEBUG" else { throw Undecided() }
    return candidate.isDebug
  }

  /// Does not know the features of the compiler.
  func hasFeature(name: String) throws -> Bool { throw Undecided() }

  /// Does not know the attributes of the compiler.
  func hasAttribute(name: String) throws -> Bool { throw Undecided() }

  /// Returns whether a module is there on the platform.
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) throws -> Bool {
    guard let module = importPath.first?.1, let platforms = Self.modules[module] else {
      throw Undecided()
    }
    guard case .unversioned = version else { throw Undecided() }
    return platforms.contains(candidate.platform)
  }

  /// Returns whether the platform has a name.
  func isActiveTargetOS(name: String) -> Bool {
    name == candidate.platform || Self.synonyms[name] == candidate.platform
  }

  /// Does not know the processor.
  func isActiveTargetArchitecture(name: String) throws -> Bool { throw Undecided() }

  /// Returns whether it is built for an environment; a simulator is another build of the same messages.
  func isActiveTargetEnvironment(name: String) throws -> Bool {
    switch name {
    case "simulator" where candidate.platform != "macOS": throw Undecided()
    case "macCatalyst" where candidate.platform == "iOS": throw Undecided()
    default: false
    }
  }

  /// Returns whether code runs with Objective-C.
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }

  /// Does not know how pointers are signed.
  func isActiveTargetPointerAuthentication(name: String) throws -> Bool { throw Undecided() }

  /// Returns whether object files have a format.
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  /// The bits of a pointer.
  var targetPointerBitWidth: Int { 64 }
  /// The bits of what can be changed at once.
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  /// The order of bytes.
  var endianness: Endianness { .little }
  /// The version of the language that `swift(…)` asks for.
  var languageVersion: VersionTuple { VersionTuple(6, 3) }
  /// The version of the compiler that `compiler(…)` asks for.
  var compilerVersion: VersionTuple { VersionTuple(6, 3, 1) }
}

extension CandidateConfiguration {
  /// Other names of platforms.
  private static let synonyms = ["OSX": "macOS", "xrOS": "visionOS"]

  /// The platforms of modules that are not everywhere, and of those that everybody asks for.
  private static let modules: [String: Set<String>] = {
    let everywhere = Set(LocCheckSources.BuildConfiguration.platforms)
    let mobile = everywhere.subtracting(["macOS"])
    return [
      "AppIntents": everywhere, "Combine": everywhere, "CoreFoundation": everywhere,
      "CoreGraphics": everywhere, "Darwin": everywhere, "Foundation": everywhere,
      "ObjectiveC": everywhere, "Observation": everywhere, "SwiftData": everywhere,
      "SwiftUI": everywhere, "os": everywhere,
      "UIKit": mobile,
      "AppKit": ["macOS"], "Cocoa": ["macOS"], "Carbon": ["macOS"], "IOKit": ["macOS", "iOS"],
      "WatchKit": ["watchOS"], "ClockKit": ["watchOS"],
      "TVUIKit": ["tvOS"], "TVMLKit": ["tvOS"],
      "CarPlay": ["iOS"], "MessageUI": ["iOS", "visionOS"], "ActivityKit": ["iOS"],
      "Android": [], "FoundationNetworking": [], "FoundationXML": [], "Glibc": [], "Musl": [],
      "WASILibc": [], "WinSDK": [],
    ]
  }()
}
