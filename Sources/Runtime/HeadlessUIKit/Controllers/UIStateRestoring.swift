/// An object whose state is kept and restored. All of its members are optional, and called by tests only.
@preconcurrency
@MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object above.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the state.
  func decodeRestorableState(with coder: NSCoder)
  /// All objects have their state again.
  func applicationFinishedRestoringState()
}

/// The members are optional. A default implementation without a comment does nothing.
extension UIStateRestoring {
  /// Optional. The default is none.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Optional. The default is none.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// A class that makes objects when state is restored. Called by tests only.
@preconcurrency
@MainActor
public protocol UIObjectRestoration {
  /// Makes an object.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> (any UIStateRestoring)?
}
