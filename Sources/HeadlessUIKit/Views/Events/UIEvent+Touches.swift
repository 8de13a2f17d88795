// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension UIEvent {
  /// The meaning of an event of motion or of a remote control.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
  public var subtype: EventSubtype { .none }
  public var timestamp: TimeInterval { 0 }
  public var modifierFlags: UIKeyModifierFlags { [] }
  public var buttonMask: ButtonMask { .primary }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }
}

extension UIEvent {
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
