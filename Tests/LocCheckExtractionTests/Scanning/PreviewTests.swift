import LocCheckSources
import Testing

@Suite struct `The scanner finds previews` {
  @Test func `made by the macro and by providers`() {
    let scanned = ScannedText(
      """
      ⟦#Preview("Dark", traits: .sizeThatFits) { Text("a") }⟧
      ⟦struct Card_Previews: SwiftUI.PreviewProvider { static var previews: some View { Text("b") } }⟧
      struct Late {}
      ⟦extension Late: PreviewProvider { static var previews: some View { Text("c") } }⟧
      struct Other: View {}
      """)
    #expect(scanned.digest.previewRegions.map(\.bounds) == scanned.ranges)
    #expect(scanned.digest.previewRegions.map(\.kind) == [.macro, .provider, .provider])
  }

  @Test func `among members and in branches of conditional compilation`() {
    let scanned = ScannedText(
      "#if DEBUG\n⟦#Preview { Text(\"a\") }⟧\n#endif\nstruct A { ⟦#Preview { Text(\"b\") }⟧ }")
    #expect(scanned.digest.previewRegions.map(\.bounds) == scanned.ranges)
  }
}
