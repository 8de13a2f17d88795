/// The superclass of responders, which focus can enter.
///
/// UIKit adds these members to views and view controllers in protocols, so that a subclass can override them. Without
/// Objective-C only members of a class can be overridden. Focus doesn't move here; a test calls the methods.
open class FocusItem: AccessibleObject {
  public override init(_ nothing: Void = ()) { super.init() }

  /// Whether focus can enter the item. Called by tests only.
  open var canBecomeFocused: Bool { false }
  /// Whether the item has the focus. Always false.
  open var isFocused: Bool { false }
  /// Where focus begins. Called by tests only.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Requests an update of the focus. Does nothing.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus. Does nothing.
  open func updateFocusIfNeeded() {}
  /// Whether focus may move. Called by tests only.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when focus moved. Called by tests only.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
