/// What is said about a mistake in the set-up of reuse: the fact first, then the place to look.
enum SetupFault {
  static let cellAdvice =
    "Check that the reuseIdentifier is set properly in your XIB/Storyboard and that you registered the cell beforehand"
  static let headerFooterAdvice =
    "Check that the reuseIdentifier is set properly in your XIB/Storyboard and that you registered the header/footer "
    + "beforehand"
  static let supplementaryAdvice =
    "Check that the reuseIdentifier is set properly in your XIB/Storyboard and that you registered the supplementary "
    + "view beforehand"

  /// A view that has another class than the one that its identifier stands for.
  static func wrongClass(_ kind: String, _ identifier: String, wanted: Any.Type, found: Any, advice: String) -> String {
    "Failed to dequeue a \(kind) with identifier \(identifier) matching type \(wanted). \(advice). "
      + "Found: a view of class \(String(reflecting: type(of: found))), where \(String(reflecting: wanted)) is wanted; "
      + "look for another registration of \"\(identifier)\", and at the custom class and module of the view in Interface "
      + "Builder"
  }

  /// An identifier that was never registered.
  static func unregistered(
    _ kind: String,
    _ identifier: String,
    wanted: Any.Type,
    advice: String,
    container: String
  ) -> String {
    "Failed to dequeue a \(kind) with identifier \(identifier) matching type \(wanted). \(advice). "
      + "Found: nothing is registered under \"\(identifier)\" in this \(container), where "
      + "\(String(reflecting: wanted)) is wanted; call register or registerAll on it before it asks for views. A "
      + "prototype is registered by its storyboard, for the \(container) that holds it only"
  }

  static func registersPrototype(_ identifier: String, wanted: Any.Type, storyboard: String, container: String)
    -> String
  {
    "The \(container) can't register \"\(identifier)\" (\(String(reflecting: wanted))): it is a prototype of "
      + "\(storyboard).storyboard, which registers it for its own \(container). Remove the call, and check that the "
      + "\(container) comes from that storyboard; or describe the view by its class or nib instead"
  }
}

#if os(iOS) || os(tvOS) || os(visionOS)
func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
#endif
