import LocCheckDiagnostics

extension [PropertyList.Member] {
  /// Returns the findings of the format, those inside of one of these members as about the message
  /// of its key.
  ///
  /// The members are in file order, as those of XML and OpenStep property lists are; others have no
  /// places.
  func attributed(_ findings: [Diagnostic], localization: String?) -> [Diagnostic] {
    findings.map { finding in
      guard let offset = finding.range?.bounds.lowerBound, let member = member(at: offset) else {
        return finding
      }
      var finding = finding
      finding.subject = Diagnostic.Subject(key: member.key, locale: localization)
      return finding
    }
  }

  /// Returns the member whose key or value stands at an offset, nil for none.
  private func member(at offset: Int) -> PropertyList.Member? {
    var candidates = self[...]
    while candidates.count > 1 {
      let middle = candidates.startIndex + candidates.count / 2
      let start = candidates[middle].keyRange?.bounds.lowerBound ?? 0
      candidates = start > offset ? candidates[..<middle] : candidates[middle...]
    }
    guard let member = candidates.first, let start = member.keyRange?.bounds.lowerBound,
      let end = member.value.range?.bounds.upperBound, (start..<end).contains(offset)
    else { return nil }
    return member
  }
}
