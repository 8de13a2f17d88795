/// What a table or a collection recycles, and what is said about a mistake in its set-up: the fact first, then the
/// place to look.
struct RecycledKind {
  /// "cell"
  let name: String
  /// "table view"
  let container: String

  static let tableCell = RecycledKind(name: "cell", container: "table view")
  static let headerFooter = RecycledKind(name: "header/footer", container: "table view")
  static let collectionCell = RecycledKind(name: "cell", container: "collection view")
  static let supplementaryView = RecycledKind(name: "supplementary view", container: "collection view")

  /// The view as one of the class that its identifier stands for. Stops where it has another.
  func checked<View: UIView>(_ view: UIView, as type: View.Type, _ identifier: String) -> View {
    if let typed = view as? View { return typed }
    stop(
      failure(identifier, wanted: type)
        + "Found: a view of class \(String(reflecting: Swift.type(of: view))), where \(String(reflecting: type)) is "
        + "wanted; look for another registration of \"\(identifier)\", and at the custom class and module of the view in "
        + "Interface Builder"
    )
  }

  /// Stops for an identifier that was never registered.
  func stopUnregistered(_ identifier: String, wanted: Any.Type) -> Never {
    stop(
      failure(identifier, wanted: wanted)
        + "Found: nothing is registered under \"\(identifier)\" in this \(container), where "
        + "\(String(reflecting: wanted)) is wanted; call register or registerAll on it before it asks for views. A "
        + "prototype is registered by its storyboard, for the \(container) that holds it only"
    )
  }

  /// Stops for a prototype, which its storyboard registers.
  func stopRegistering(prototypeOf storyboard: String, _ identifier: String, _ type: Any.Type) -> Never {
    stop(
      "The \(container) can't register \"\(identifier)\" (\(String(reflecting: type))): it is a prototype of "
        + "\(storyboard).storyboard, which registers it for its own \(container). Remove the call, and check that the "
        + "\(container) comes from that storyboard; or describe the view by its class or nib instead"
    )
  }

  /// Reusable's own words.
  private func failure(_ identifier: String, wanted: Any.Type) -> String {
    "Failed to dequeue a \(name) with identifier \(identifier) matching type \(wanted). Check that the reuseIdentifier "
      + "is set properly in your XIB/Storyboard and that you registered the \(name) beforehand. "
  }
}

#if os(iOS) || os(tvOS) || os(visionOS)
func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
#endif
