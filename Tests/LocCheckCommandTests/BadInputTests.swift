import Testing

/// Inputs that cannot be used: a located message, a status, and nothing lost.
struct BadInputTests {
  /// A scenario over a resource with a path.
  private func scenario(_ resource: String) -> String {
    "format: 1\ncatalog: \(resource)\n\n== A\nkey: Save\n| locale | text\n| en | Save\n"
  }

  @Test func `a missing scenario file is one error case`() throws {
    let tool = try Tool()
    let run = try tool.run("run", "gone.loccheck")
    #expect(run.status == 2)
    #expect(
      run.output.hasPrefix(
        "gone.loccheck:1: error: cannot read 'gone.loccheck': "
          + "no such file or folder [scenario.unreadable]\n"))
    #expect(try tool.text(of: "Reports/TEST-loccheck.xml").contains(#"errors="1""#))
  }

  @Test func `an empty folder selects nothing and writes a report all the same`() throws {
    let tool = try Tool(["empty/readme.txt": ""])
    let run = try tool.run("run", "empty")
    #expect(run.status == 4)
    #expect(run.errors == "loccheck: error: nothing was selected\n")
    #expect(
      try tool.text(of: "Reports/TEST-loccheck.xml").contains(
        #"<testsuite name="loccheck" tests="0""#))
    #expect(try tool.run("run", "empty", "--allow-empty").status == 0)
  }

  @Test func `a catalog that is no JSON is one error case, and its rows are skipped`() throws {
    let tool = try Tool(["a.loccheck": scenario("bad.xcstrings"), "bad.xcstrings": "not json"])
    let run = try tool.run("run", "a.loccheck")
    #expect(run.status == 2)
    #expect(
      run.output.hasPrefix(
        """
        bad.xcstrings:1:1: error: expected a JSON object, found something else [catalog.not-a-catalog]
           1 | not json
             | ^~~~~~~~

        a.loccheck  1 error, 1 skipped

        """))
  }

  @Test func `a folder where a file is meant is an error at the pattern`() throws {
    let tool = try Tool(["a.loccheck": scenario("x.xcstrings"), "x.xcstrings/file": ""])
    let run = try tool.run("run", "a.loccheck")
    #expect(run.status == 2)
    #expect(
      run.output.hasPrefix(
        "a.loccheck:2:10: error: cannot read 'x.xcstrings': "
          + "it is a folder where a file is meant [resource.unreadable]\n"))
  }

  @Test func `a path that names nothing is an error, and its rows are skipped`() throws {
    let tool = try Tool(["a.loccheck": scenario("gone.xcstrings")])
    let run = try tool.run("run", "a.loccheck")
    #expect(run.status == 2)
    #expect(
      run.output.hasPrefix(
        "a.loccheck:2:10: error: 'gone.xcstrings' names no file [scenario.missing-resource]\n"))
    #expect(run.output.contains("a.loccheck  1 error, 1 skipped\n"))
  }

  @Test func `a list says why a file has no checks`() throws {
    let tool = try Tool(["a.loccheck": "nonsense\n"])
    let list = try tool.run("list", "a.loccheck")
    #expect(list.status == 2)
    #expect(list.errors.contains("a.loccheck:1:1: error: "))
  }

  @Test func `a bundle may have the catalog that the app has`() throws {
    let tool = try Tool([
      "Files.xcstrings": Samples.catalog,
      "a.loccheck": """
      format: 1
      catalog: Files.xcstrings
      bundle Kit: Files.xcstrings

      == In the kit
      localized: \\(count) files
      args: count=Int
      table: Files
      in-bundle: Kit
      | locale | count | source  | text
      | pl     | 5     | catalog | 5 plików

      """,
    ])
    #expect(try tool.run("run", "a.loccheck").status == 0)
  }

  @Test func `a row that a damaged catalog fails is told of the damage`() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"Save":{"localizations":{"fr":
      <<<<<<< ours
      {"stringUnit":{"state":"translated","value":"Enregistrer"}}
      }},"Open":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Ouvrir"}}}}},
      "version":"1.0"}
      """
    let tool = try Tool([
      "Localizable.xcstrings": catalog,
      "a.loccheck": """
      format: 1
      catalog: Localizable.xcstrings

      == A
      key: Shut
      | locale | text
      | fr | Fermer

      """,
    ])
    let run = try tool.run("run", "a.loccheck")
    #expect(run.status == 2)
    #expect(
      run.output.contains(
        "  beware    Localizable.xcstrings has errors; what stands there is missing here\n"))
  }

  @Test func `a table that is not there is a warning at the scenario, with those there are`() throws
  {
    let tool = try Tool([
      "Files.xcstrings": Samples.catalog,
      "a.loccheck": """
      format: 1
      catalog: Files.xcstrings

      == A
      key: Save
      | locale | text
      | en | Save

      """,
    ])
    #expect(
      try tool.run("run", "a.loccheck").output.hasPrefix(
        """
        a.loccheck:4:4: warning: there is no table 'Localizable' in the bundle 'main' [lookup.missing-table]
           4 | == A
             |    ^
          help: it has 'Files'; a table's name is that of its file

        """))
  }

  @Test func `one bad file does not stop the others`() throws {
    let tool = try Tool([
      "S/a.loccheck": "nonsense\n", "S/files.loccheck": Samples.passing,
      "S/Files.xcstrings": Samples.catalog,
    ])
    let run = try tool.run("run", "S")
    #expect(run.status == 2)
    #expect(run.output.contains("S/files.loccheck  3 passed\n"))
  }

  @Test func `ten mistakes in one file are all shown`() throws {
    let mistakes = """
      format: 1
      catalgo: x
      set s en

      == A
      key: Save \\(n)
      args: n=Itn
      | locle | n | text
      | en | 1 | Save

      == A
      verbatim: x
      | locale | chek | text
      | en | is | x

      == B
      verbatim: x
      | locale | check | text
      | en | iss | x
      | e_ | is | x
      | en | is | a\\q
      | en | is | a\u{A0}b
      | en | is

      """
    let tool = try Tool(["a.loccheck": mistakes])
    let run = try tool.run("run", "a.loccheck")
    #expect(run.status == 2)
    let shown = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(Set(shown).count >= 10)
    for line in [2, 3, 7, 8, 11, 13, 19, 20, 21, 22, 23] {
      #expect(shown.contains { $0.hasPrefix("a.loccheck:\(line):") }, "line \(line)")
    }
  }

  @Test func `a locale that no resource serves shows the development language`() throws {
    let tool = try Tool([
      "files.loccheck": Samples.scenario("| th | 2 | 2 ไฟล์"), "Files.xcstrings": Samples.catalog,
    ])
    let run = try tool.run("run", "files.loccheck")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "  because   the bundle ships nothing that serves th; en is what everybody else gets\n"))
  }

  @Test func `a report that cannot be written is status 3`() throws {
    let tool = try Tool([
      "files.loccheck": Samples.passing, "Files.xcstrings": Samples.catalog, "Reports": "a file",
    ])
    let run = try tool.run("run", "files.loccheck")
    #expect(run.status == 3)
    #expect(
      run.errors == """
        loccheck: error: cannot write 'Reports/TEST-loccheck.xml': \
        a part of the path is not a folder

        """)
    #expect(run.output.contains("3 checks passed"))
    #expect(try tool.run("run", "files.loccheck", "--junit", "/dev/full").status == 3)
  }

  @Test func `extraction rows without a source are skipped with a pointer to the error`() throws {
    let tool = try Tool([
      "a.loccheck": """
      format: 1

      == E
      extract: *.swift
      | key | expect
      | Save | found

      """
    ])
    let run = try tool.run("run", "a.loccheck")
    #expect(run.output.contains("'*.swift' names no file [scenario.missing-resource]"))
    #expect(run.output.contains("1 check could not be made, 1 skipped"))
    #expect(try tool.text(of: "Reports/TEST-loccheck.xml").contains(#"errors="1""#))
  }
}
