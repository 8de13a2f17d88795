extension UIApplication {
  /// The delegate, for `UIApplication.shared.delegate` in ported code.
  ///
  /// As long as a test has set or launched none, it is one that is made here and that isn't launched.
  @preconcurrency @MainActor
  public func delegateOfApp(
    _ make: @autoclosure @MainActor () -> any UIApplicationDelegate
  ) -> (any UIApplicationDelegate)? {
    if let delegate { return delegate }
    let made = madeDelegate ?? make()
    madeDelegate = made
    return made
  }
}
