/// Runs work along with a change of focus: immediately.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { super.init() }
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
