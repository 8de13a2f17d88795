// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension UITouch {
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }
  public var type: TouchType { .direct }
  public var force: CGFloat { 1 }
  public var maximumPossibleForce: CGFloat { 1 }
  public var majorRadius: CGFloat { 0 }
  package var preciseLocationIsAvailable: Bool { false }
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
