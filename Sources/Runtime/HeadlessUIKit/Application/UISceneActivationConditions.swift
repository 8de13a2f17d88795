/// The contents for which a scene is activated, by their identifiers. Stored; there is one scene here.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Stored; has no effect here.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Stored; has no effect here.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}
