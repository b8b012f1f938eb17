import Testing

@Suite struct `The scanner reads statements` {
  /// Returns what is read of the code of a function.
  private func outline(_ code: String) -> String {
    let lines = ScannedText("func f() {\n\(code)\n}").outline.split(separator: "\n").dropFirst()
    return lines.map { String($0.dropFirst(2)) }.joined(separator: "\n")
  }

  @Test func `that bind, in the scopes they bind in`() {
    #expect(
      outline(
        """
        guard let user, user.name != "" else { return "none" }
        if let name = user.name, case .loaded(let text, _) = state { show(name, text) } else { show("else") }
        for item in items where item.title == "x" { show(item) }
        for (key, value) in pairs { show(key, value) }
        for case let .some(item) in items { show(item) }
        while let next = queue.next() { show(next) }
        repeat { show("again") } while check("done")
        do { try show("try") } catch let error as Failure { show(error) } catch { show(error) }
        defer { show("deferred") }
        outer: for _ in items { show("labelled") }
        return title
        """) == """
          bind user to unwrapped in user
          (user.name != "")
          scope:
            return "none"
          scope:
            bind name to unwrapped in user.name
            bind text to payload 0 of .loaded in state
            show(name, text)
          scope:
            show("else")
          scope:
            bind item to element in items
            (item.title == "x")
            show(item)
          scope:
            bind (key, value) to element in pairs
            bind key to part 0 in (key, value)
            bind value to part 1 in (key, value)
            show(key, value)
          scope:
            bind .some(item) to element in items
            bind item to payload 0 of .some in .some(item)
            show(item)
          scope:
            bind next to unwrapped in queue.next()
            show(next)
          scope:
            show("again")
          check("done")
          scope:
            show("try")
          scope:
            bind error: Failure to unwrapped
            show(error)
          scope:
            bind error to unwrapped
            show(error)
          scope:
            show("deferred")
          scope:
            show("labelled")
          return title
          """)
  }

  @Test func `with the patterns of their cases`() {
    #expect(
      outline(
        """
        switch route {
        case .home: show("home")
        case .loaded(let name, count: (let low, _)): show(name, low)
        case let .failed(error?): show(error)
        case "text", .other where name == "n": show("text")
        case let text as String: show(text)
        case (let a, 1): show(a)
        default: show(route)
        }
        show("end")
        """) == """
          scope:
            show("home")
          scope:
            bind name to payload 0 of .loaded in route
            bind (let low, _) to payload 1 of .loaded in route
            bind low to part 0 in (let low, _)
            show(name, low)
          scope:
            bind error? to payload 0 of .failed in route
            bind error to unwrapped in error?
            show(error)
          scope:
            ("text" ~= route)
            (name == "n")
            show("text")
          scope:
            bind text: String to value in route
            show(text)
          scope:
            bind a to part 0 in route
            show(a)
          scope:
            show(route)
          show("end")
          """)
  }

  @Test func `whose subject holds a text, which is read once`() {
    #expect(
      outline(
        "switch find(\"key\") { case .a(let b): show(b)\ncase .c(let d): show(d) }\nshow(\"\")")
          == """
          find("key")
          scope:
            bind b to payload 0 of .a
            show(b)
          scope:
            bind d to payload 0 of .c
            show(d)
          show("")
          """)
  }

  @Test func `that declare variables, functions and types`() {
    #expect(
      outline(
        """
        let a = "a", b: Int
        let (c, d) = ("c", e), (x, y) = point
        @Bindable var model = model
        var shown: String { "shown" }
        func inner() -> String { "inner" }
        struct Local { let title = "local" }
        _ = a
        """) == """
          bind a to value in "a"
          bind b: Int to value
          bind c to value in "c"
          bind d to value in e
          bind x to part 0 in point
          bind y to part 1 in point
          @Bindable var model = model
          var shown: String, get:
            "shown"
          func inner() -> String:
            "inner"
          structure Local
            let title = "local"
          (_ = a)
          """)
  }

  @Test func `in every branch of conditional compilation`() {
    #expect(
      outline(
        "#if DEBUG\nshow(\"debug\")\n#elseif os(iOS)\nlet a = \"ios\"\n#else\nshow(\"other\")\n#endif"
      )
        == """
        show("debug")
        bind a to value in "ios"
        show("other")
        """)
  }
}
