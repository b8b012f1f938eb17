import LocCheckDiagnostics
import Testing

struct DiagnosticTests {
  @Test func `severities are ordered from the mildest`() {
    #expect(Diagnostic.Severity.allCases.reversed().sorted() == [.note, .warning, .error])
  }

  @Test func `a value has errors only if a diagnostic is one`() {
    let warning = Diagnostic("a.b", .warning, "odd")
    let error = Diagnostic("a.c", .error, "wrong")
    #expect(!Diagnosed(1).hasErrors)
    #expect(!Diagnosed(1, [warning]).hasErrors)
    #expect(Diagnosed(1, [warning, error]).hasErrors)
  }

  @Test func `mapping keeps the diagnostics`() {
    let mapped = Diagnosed(2, [Diagnostic("a.b", .note, "seen")]).map { $0 * 21 }
    #expect(mapped.value == 42)
    #expect(mapped.diagnostics.map(\.id.description) == ["a.b"])
  }
}
