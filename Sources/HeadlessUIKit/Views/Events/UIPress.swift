// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A press of a button or a key. Nothing presses buttons here.
@preconcurrency
@MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }
  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var force: CGFloat { 0 }
  open var key: UIKey? { nil }
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { super.init() }
}

/// An event of presses. Nothing presses buttons here.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
