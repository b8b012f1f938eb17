import LocCheckResults
import Testing

@testable import LocCheckReports

struct CaseIdentityTests {
  @Test(
    arguments: [
      ("Scenarios/checkout/cart.loccheck", "ar-EG", "checkout.cart.ar-EG"),
      ("Scenarios/cart.loccheck", "ar-EG", "cart.ar-EG"), ("Scenarios/cart.loccheck", nil, "cart"),
      ("Scenarios/a.b/my cart.v2.loccheck", "de", "a_b.my_cart_v2.de"),
      ("Other/cart.loccheck", "de", "Other.cart.de"), ("Scenarios", "de", "Scenarios.de"),
      ("./cart.loccheck", nil, "cart"), ("../x/cart.loccheck", nil, "__.x.cart"),
      ("Scenarios/.hidden", nil, "_hidden"), ("Scenarios/a\u{200F}b.loccheck", nil, "a\\u{200F}b"),
    ] as [(String, String?, String)])
  func `the class is made of folders, file and locale`(
    file: String, locale: String?, className: String
  ) {
    let id = CaseID(file: file, scenario: "s", locale: locale)
    #expect(CaseIdentity(id, scenarioRoot: "Scenarios").className == className)
  }

  @Test func `a scenario root of several folders is left out`() {
    let id = CaseID(file: "Tests/Scenarios/a/b.loccheck", scenario: "s")
    #expect(CaseIdentity(id, scenarioRoot: "Tests/Scenarios/").className == "a.b")
    #expect(CaseIdentity(id, scenarioRoot: "").className == "Tests.Scenarios.a.b")
  }

  @Test func `the name is the scenario with locale and row, or with the key`() {
    let display = CaseID(
      file: "a.loccheck", scenario: " Total\t line ", locale: "ar-EG",
      arguments: [.init("count", "2")], check: "once", occurrence: 2)
    let extraction = CaseID(file: "a.loccheck", scenario: "Keys", key: "home.title")
    let file = CaseID(file: "a.loccheck", scenario: "")
    let names = [display, extraction, file].map { CaseIdentity($0, scenarioRoot: "").name }
    #expect(names == ["Total line [ar-EG] count=2 once #2", "Keys home.title", "a.loccheck"])
  }

  @Test func `names that become equal are numbered in their order`() {
    var identities = CaseIdentity.Sequence(prefix: "f")
    let names = ["a b", "a  b", "a b (2)", "a\tb", "c"].map {
      identities.next(for: CaseID(file: "f", scenario: $0)).name
    }
    #expect(names == ["a b", "a b (2)", "a b (2) (2)", "a b (3)", "c"])
  }

  @Test func `equal names in two locales are two identities already`() {
    var identities = CaseIdentity.Sequence(prefix: "f")
    let ids = ["de", "fr"].map { CaseID(file: "f", scenario: "s", locale: $0) }
    #expect(ids.map { identities.next(for: $0).name } == ["s [de]", "s [fr]"])
  }
}
