import Testing

@Suite struct `The scanner leaves out` {
  @Test func `statements that play no part in a message`() {
    let scanned = ScannedText(
      """
      func f() {
        count += 1
        reload()
        update(animated: true, 2)
        if count > 3 { stop() } else { start() }
        for i in 0..<3 { step() }
        let title = model.title
        show(title)
      }
      """)
    #expect(scanned.outline == "func f():\n  bind title to value in model.title\n  show(title)")
  }

  @Test func `names that nothing uses`() {
    #expect(
      ScannedText(
        "func f() { let a = 1; let b = 2; reload() }\nvar c: Int { let d = 1; return d + 1 }"
      )
      .outline == "func f():\nvar c: Int, get:\n  bind d to value in 1\n  return (d + 1)")
  }

  @Test func `nothing that would make the last of several expressions a value`() {
    #expect(
      ScannedText("let f = { reload(); \"text\" }").outline == "let f = { other(); \"text\" }")
    #expect(ScannedText("let f = { \"text\" }").outline == "let f = { \"text\" }")
  }

  @Test func `attributes of the compiler, but no wrappers and macros`() {
    #expect(
      ScannedText(
        "@available(iOS 17, *) @objc @MainActor @Observable @main final class A { @objc(b) @State var b: Int }"
      ).outline == "@MainActor @Observable class A\n  @State var b: Int")
  }
}
