import LocCheckDiagnostics
import Testing

@testable import LocCheckSources

/// The Ruby of podspecs and Podfiles, through what its statements assign.
struct RubyParserTests {
  /// Spells the values that a text assigns or passes, one after the other.
  private func values(_ text: String) -> [String] {
    let statements = RubyParser.statements(of: SourceText(path: "Podfile", text: text))
    return statements.value.flatMap(\.arguments).map(outline)
  }

  /// Spells an argument.
  private func outline(_ argument: RubyArgument) -> String {
    let value = outline(argument.value)
    return argument.key.map { "\(outline($0)): \(value)" } ?? value
  }

  /// Spells a value.
  private func outline(_ value: RubyValue) -> String {
    switch value.kind {
    case .text(let text): text
    case .interpolated(let text): "\"\(text)\""
    case .list(let elements): "[\(elements.map(outline).joined(separator: ", "))]"
    case .hash(let members): "{\(members.map(outline).joined(separator: ", "))}"
    case .boolean(let value): "\(value)"
    case .name(let name): "<\(name)>"
    case .code: "?"
    }
  }

  @Test(
    arguments: [
      ("a = 'it''s'", ["its"]), ("a = 'it\\'s \\n'", ["it's \\n"]),
      ("a = \"\\\"x\\\"\\n\"", ["\"x\"\n"]),
      ("a = \"#{n}/x\"", ["\"#{n}/x\""]), ("a = \"#{h[\"k\"]}-\"", ["\"#{h[\"k\"]}-\""]),
      ("a = 'x' + 'y'", ["xy"]), ("a = 'x'.freeze", ["x"]), ("a = 'x'.upcase", ["?"]),
      ("a = %w[x y]\nb = %w( z )", ["[x, y]", "[z]"]), ("a = %q(x (y) z)", ["x (y) z"]),
      ("a = :ios, '13.0'", ["ios", "13.0"]), ("a = ['x',\n  # no\n  'y',\n]", ["[x, y]"]),
      ("a = ['x'] + %w[y]", ["[x, y]"]),
      ("a = {'k' => 'v', :s => 1, t: true, \"u\": 'w'}", ["{k: v, s: <1>, t: true, u: w}"]),
      ("a = {\n  'k' => [\n 'v' ]\n}", ["{k: [v]}"]), ("a = Dir['x', 'y']", ["[x, y]"]),
      ("a = Dir.glob('x/**')", ["[x/**]"]), ("a = ENV['X'] ? 'y' : 'z'", ["?"]),
      ("a = s.name", ["<s.name>"]), ("a 'x', :k => 'v'", ["x", "k: v"]),
      ("a('x', k: 'v')", ["x", "k: v"]),
      ("a 'x' if b", ["x"]), ("a = 'x' # 'y'", ["x"]),
      ("a = <<-DESC\n  it's\n  DESC\nb = 'x'", ["  it's\n", "x"]),
      ("a = <<~'EOS', 'y'\n#{z}\nEOS\n", ["#{z}\n", "y"]),
      ("=begin\na = 'x'\n=end\nb = 'y'", ["y"]),
      ("a = 'x'\n__END__\nb = 'y'", ["x"]), ("a = b\n  .c('x')\nd = 'y'", ["?", "y"]),
      ("a = x =~ /'/ ? 1 : 2\nb = 'y'", ["?", "y"]), ("a \\\n  'x'", ["x"]),
      ("a = 'x'; b = 'y'", ["x", "y"]),
      ("a = 'x'\r\nb = 'y'\r\n", ["x", "y"]), ("'x'\n) end }\na = 'y'", ["y"]),
    ])
  func `values are what they spell`(text: String, expected: [String]) {
    #expect(values(text) == expected)
  }

  @Test func `blocks hold their statements, however they are written`() throws {
    let text = """
      a.each do |x|
        b x
        if c == 'k' then
          d 'one'
        else d 'two'
        end
      end
      e.f { |y, z| g 'three' }
      unless h then i 'four' end
      """
    let statements = RubyParser.statements(of: SourceText(path: "Podfile", text: text)).value
    #expect(statements.map(\.path) == [["a", "each"], ["e", "f"], ["unless"]])
    #expect(statements.map(\.parameters) == [["x"], ["y", "z"], []])
    let inner = try #require(statements.first).body
    #expect(inner.map(\.path) == [["b"], ["if"]])
    #expect(inner[1].body.compactMap { $0.arguments.first?.value.text } == ["one", "two"])
    #expect(inner[1].arguments.compactMap(\.value.text) == ["k"])
    #expect(statements[1].body.map(\.path) == [["g"]])
    #expect(statements[2].body.map(\.path) == [["i"]])
  }

  @Test(
    arguments: [
      ("a = ⟦'⟧x\nb = y", "project.unclosed-string"), ("a = ⟦\"⟧#{\nb", "project.unclosed-string"),
      ("a = ⟦%⟧w[x\n", "project.unclosed-string"), ("a = ⟦<<~EOS⟧\nx", "project.unclosed-string"),
    ])
  func `what does not end is told, and the next line is read`(text: String, id: String) throws {
    let marked = MarkedProject(text, path: "Podfile")
    let result = RubyParser.statements(of: marked.source)
    let problem = try #require(result.diagnostics.first)
    #expect(problem.id.name == id)
    #expect(problem.range?.bounds == marked.marks.first)
    #expect(result.value.first?.path == ["a"])
  }

  @Test(
    arguments: [
      String(repeating: "a do\n", count: 10_000), String(repeating: "[", count: 10_000),
      "a = " + String(repeating: "{", count: 10_000), String(repeating: "\"#{\n", count: 10_000),
      String(repeating: "%q(", count: 10_000), String(repeating: "if ", count: 10_000),
      String(repeating: "a(", count: 10_000), String(repeating: "end\n", count: 10_000),
      String(repeating: "/ ", count: 10_000), String(repeating: "<<~A ", count: 10_000),
    ])
  func `nesting and quotes without end are given up`(text: String) {
    let result = RubyParser.statements(of: SourceText(path: "Podfile", text: text))
    #expect(result.diagnostics.count < 10)
  }
}
