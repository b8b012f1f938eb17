import LocCheckSources
import Testing

@Suite struct `The scanner reads declarations` {
  @Test func `of types with what they inherit from, generics and members`() {
    let scanned = ScannedText(
      """
      import SwiftUI
      @testable import struct Foundation.Date
      public final class Model<Item: Sendable, Key>: NSObject, Loading where Key == Int, Item: Named {
        actor Worker {}
        protocol Loading: AnyObject { associatedtype Element; var title: String { get set } }
      }
      extension Shop.Cart: @retroactive Equatable where Item: View {
        typealias Name = LocalizedStringKey
      }
      struct `Type` {}
      """)
    #expect(scanned.digest.imports == ["SwiftUI", "Foundation"])
    #expect(
      scanned.outline == """
        class Model<Item: Sendable & Named, Key: Int>: NSObject, Loading
          actor Worker
          protocol Loading: AnyObject
            var title: String, get:
        extension Shop.Cart<Item: View>: Equatable
          typealias Name = LocalizedStringKey
        structure Type
        """)
  }

  @Test func `of functions, initializers and subscripts`() {
    let scanned = ScannedText(
      """
      struct Label {
        init(_ title: LocalizedStringKey, for name: String = "all", @ViewBuilder icon: @escaping () -> some View) {}
        init?(verbatim: some StringProtocol)
        static func make<T: View>(_: Int, values: String..., then handler: inout T) async throws -> [T] { "made" }
        class func other() {}
        subscript(index: Int, in key: String) -> String? { get { "got" } set { use("set") } }
        deinit { log("gone") }
        func == (left: Label, right: Label) -> Bool { true }
      }
      """)
    #expect(
      scanned.outline == """
        structure Label
          init(_ title: LocalizedStringKey, for name: String = "all", @ViewBuilder icon icon: () -> some View):
          init(verbatim verbatim: some StringProtocol)
          static func make<T: View>(_ _: Int, values values: String..., then handler: T) -> [T]:
            "made"
          static func other():
          subscript(_ index: Int, in key: String) -> String?:
            "got"
            scope:
              use("set")
          func deinit():
            log("gone")
          func ==(left left: Label, right right: Label) -> Bool:
            true
        """)
  }

  @Test func `of the cases of an enum`() {
    let scanned = ScannedText(
      """
      enum Route: String, CaseIterable {
        case home = "Home", `default`
        indirect case loaded(Int, name: String = "none", _ texts: [Text])
      }
      """)
    #expect(
      scanned.outline == """
        enumeration Route: String, CaseIterable
          case home = "Home"
          case default
          case loaded(_ : Int, name name: String = "none", _ texts: [Text])
        """)
  }

  @Test func `of variables with values, accessors and wrappers`() {
    let scanned = ScannedText(
      """
      class Model {
        @Published private(set) var count = 1, name: String
        @Localized("greeting", table: "Main") static var greeting
        let (first, second) = ("x", 2), pair = tuple
        let (left, right) = split("a b")
        var low, high: Int?
        lazy var texts: [String: Int] = ["a": 1]
        var title: LocalizedStringKey { "Title" }
        var shown: String { get { "shown" } set { store(newValue) } }
        var kept: String = "kept" { willSet { log("will") } didSet { label.text = kept } }
      }
      """)
    #expect(
      scanned.outline == """
        class Model
          @Published var count = 1
          @Published var name: String
          @Localized("greeting", table: "Main") static var greeting
          let first = "x"
          let second = 1
          let pair = tuple
          let left = other(split("a b"))
          let right
          var low: Int?
          var high: Int?
          var texts: [String: Int] = ["a": 1]
          var title: LocalizedStringKey, get:
            "Title"
          var shown: String, get:
            "shown"
          accessor:
            store(newValue)
          var kept: String = "kept"
          accessor:
            log("will")
          accessor:
            (label.text = kept)
        """)
  }

  @Test func `of the top level beside the statements there`() {
    let scanned = ScannedText(
      """
      let greeting = "Hello"
      print(greeting)
      func shout() { print("!") }
      #warning("unfinished")
      shout()
      """)
    #expect(
      scanned.outline == """
        let greeting = "Hello"
        func shout():
          print("!")
        print(greeting)
        #warning("unfinished")
        """)
  }

  @Test func `of macros among members`() {
    let scanned = ScannedText("struct A { #keys(\"a\", \"b\"); #nothing }")
    #expect(scanned.outline == "structure A\n  static var  = #keys(\"a\", \"b\")")
  }

  @Test func `with the places of names, types and wholes`() {
    let scanned = ScannedText(
      """
      /// A label.
      ⟦public struct ⟦Label⟧ {
        ⟦@State var ⟦title⟧: String = ⟦"x"⟧⟧
        ⟦init(_ ⟦text⟧: ⟦[String]⟧) {}⟧
      }⟧
      """)
    guard case .type(let type)? = scanned.digest.declarations.first,
      case .variable(let variable) = type.members[0], case .function(let function) = type.members[1]
    else {
      Issue.record("expected a type with two members")
      return
    }
    #expect(
      [
        type.bounds, type.nameBounds, variable.bounds, variable.nameBounds,
        variable.initialValue?.bounds, function.bounds, function.parameters[0].nameBounds,
        function.parameters[0].typeBounds,
      ] == scanned.ranges)
  }
}
