/// The build configurations that Xcode's templates have.
enum BuildChoice: String, CaseIterable {
  /// A build in which `DEBUG` is set.
  case debug
  /// A build in which it is not.
  case release
}
