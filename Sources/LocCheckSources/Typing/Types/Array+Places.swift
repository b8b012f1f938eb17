extension Array {
  /// Returns the element at a place, nil where there is none.
  func element(at place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
