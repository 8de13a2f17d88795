/// A kind of view that a table view or collection view recycles, with the messages for errors in its setup.
///
/// A message states the fact first, then what to check.
struct RecycledKind {
  /// The name of the view in messages: "cell", for example.
  let name: String
  /// The name of its container in messages: "table view", for example.
  let container: String

  static let tableCell = RecycledKind(name: "cell", container: "table view")
  static let headerFooter = RecycledKind(name: "header/footer", container: "table view")
  static let collectionCell = RecycledKind(name: "cell", container: "collection view")
  static let supplementaryView = RecycledKind(name: "supplementary view", container: "collection view")

  /// Returns the view as the class of its identifier.
  ///
  /// - Parameters:
  ///   - view: The dequeued view.
  ///   - type: The expected class.
  ///   - identifier: The reuse identifier of the view, for the message.
  /// - Returns: `view`, if it is of class `View` or a subclass. Otherwise the program stops.
  func checked<View: UIView>(_ view: UIView, as type: View.Type, _ identifier: String) -> View {
    if let typed = view as? View { return typed }
    stop(
      failure(identifier, wanted: type)
        + "Found: a view of class \(String(reflecting: Swift.type(of: view))), expected \(String(reflecting: type)); "
        + "look for another registration of \"\(identifier)\", and at the custom class and module of the view in "
        + "Interface Builder"
    )
  }

  /// Stops the program because nothing is registered under an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - wanted: The expected class.
  func stopUnregistered(_ identifier: String, wanted: Any.Type) -> Never {
    stop(
      failure(identifier, wanted: wanted)
        + "Found: nothing is registered under \"\(identifier)\" in this \(container), expected "
        + "\(String(reflecting: wanted)); call register or registerAll on it before it requests views. A "
        + "prototype is registered by its storyboard, only for the \(container) that contains it"
    )
  }

  /// Stops the program because a prototype can't be registered in code: its storyboard registers it.
  ///
  /// - Parameters:
  ///   - storyboard: The name of the storyboard, without its extension.
  ///   - identifier: The reuse identifier of the prototype.
  ///   - type: The class of the prototype.
  func stopRegistering(prototypeOf storyboard: String, _ identifier: String, _ type: Any.Type) -> Never {
    stop(
      "The \(container) can't register \"\(identifier)\" (\(String(reflecting: type))): it is a prototype of "
        + "\(storyboard).storyboard, which registers it for its own \(container). Remove the call, and check that the "
        + "\(container) comes from that storyboard; or describe the view by its class or nib instead"
    )
  }

  /// The message of Reusable 4.0.0, which every failure to dequeue starts with.
  private func failure(_ identifier: String, wanted: Any.Type) -> String {
    "Failed to dequeue a \(name) with identifier \(identifier) matching type \(wanted). Check that the reuseIdentifier "
      + "is set properly in your XIB/Storyboard and that you registered the \(name) beforehand. "
  }
}

#if os(iOS) || os(tvOS) || os(visionOS)
/// Stops the program with a message about an error in its setup.
///
/// Where UIKit doesn't exist, the headless module has this function.
///
/// - Parameters:
///   - message: The fact, what was found and what to check.
///   - file: The file of the caller.
///   - line: The line of the caller.
func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
#endif
