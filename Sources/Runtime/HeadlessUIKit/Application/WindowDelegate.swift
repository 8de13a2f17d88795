/// A delegate that may have a window: that of an app or of a scene.
///
/// Through the delegate's protocol the window is optional twice, as in UIKit, because a class doesn't have to declare
/// the property. A class that declares it uses its own property, which is optional once.
@preconcurrency @MainActor
public protocol WindowDelegate: AnyObject {
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension WindowDelegate {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  var ownWindow: UIWindow? { (self as any WindowDelegate).window }
}
