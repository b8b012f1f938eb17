import Foundation
import Testing

/// Names and texts that would act on a terminal, and outputs that would destroy inputs.
struct HostileNamesTests {
  /// A scenario whose name holds a control sequence introducer, in its one-byte form too.
  private static let scenario = """
    format: 1
    == red\\u{1B}[31m\\u{9B}31m\\u{202E}
    verbatim: x
    | locale | text
    | en | x

    """

  @Test(arguments: [["list", "a.loccheck"], ["run", "--dry-run", "a.loccheck"]])
  func `identities on a terminal hold no controls`(words: [String]) throws {
    let run = try Tool(["a.loccheck": Self.scenario]).run(words)
    #expect(run.output == "a.loccheck › red\\u{1B}[31m\\u{9B}31m\\u{202E} › en\n")
  }

  @Test func `documents hold no controls, and begin with their version`() throws {
    let run = try Tool(["a.loccheck": Self.scenario]).run("list", "--format", "json")
    #expect(run.status == 2)
    let list = try Tool(["a.loccheck": Self.scenario]).run(
      "list", "--format", "json", "a.loccheck")
    let output = list.output
    #expect(output.hasPrefix("{\n  \"version\" : 1,\n  \"tool\" : \"loccheck\",\n"))
    #expect(
      output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!output.unicodeScalars.contains("\u{202E}"))
    let decoded = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let cases = try #require(decoded?["cases"] as? [[String: Any]])
    #expect(cases.first?["scenario"] as? String == "red\u{1B}[31m\u{9B}31m\u{202E}")
  }

  @Test(
    arguments: [
      ["run", "a.loccheck", "--junit", "a.loccheck"],
      ["audit", "L.xcstrings", "--json", "L.xcstrings"],
      ["explain", "k", "-l", "en", "--catalog", "L.xcstrings", "--json", "./L.XCSTRINGS"],
    ])
  func `an output does not replace what has the name of an input`(words: [String]) throws {
    let files = ["a.loccheck": Self.scenario, "L.xcstrings": Samples.catalog]
    let tool = try Tool(files)
    let run = try tool.run(words)
    #expect(run.status == 2)
    #expect(run.errors.contains("a file that may be replaced, not one that ends in '."))
    for (name, text) in files { #expect(try tool.text(of: name) == text) }
  }

  @Test func `what is no file is an error wherever it lies`() throws {
    let tool = try Tool([
      "Scenarios/good.loccheck": Samples.passing, "Scenarios/Files.xcstrings": Samples.catalog,
      "Catalogs/Good.xcstrings": Samples.catalog,
    ])
    for folder in ["Scenarios", "Catalogs"] {
      let suffix = folder == "Scenarios" ? "loccheck" : "xcstrings"
      let place = tool.folder.appendingPathComponent(folder)
      try FileManager.default.createSymbolicLink(
        atPath: place.appendingPathComponent("gone.\(suffix)").path,
        withDestinationPath: "nowhere")
      #expect(mkfifo(place.appendingPathComponent("pipe.\(suffix)").path, 0o600) == 0)
    }
    let run = try tool.run("run")
    #expect(run.status == 2)
    for name in ["gone", "pipe"] {
      #expect(run.output.contains("cannot read 'Scenarios/\(name).loccheck': "), "\(run.output)")
    }
    let audit = try tool.run("audit", "Catalogs")
    #expect(audit.status == 2)
    for name in ["gone", "pipe"] {
      #expect(
        audit.output.contains("cannot read 'Catalogs/\(name).xcstrings': "), "\(audit.output)")
    }
  }

  @Test func `an unusable input is told also where failures are forgiven`() throws {
    #expect(try Tool().run("run", "--exit-zero", "gone.loccheck").status == 2)
  }
}
