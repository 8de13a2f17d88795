/// The shadow of a background. Stored; has no effect here.
@available(iOS 18, *)
public struct UIShadowProperties: Hashable {
  public var color = UIColor.clear
  public var opacity: CGFloat = 0
  public var offset = CGSize.zero
  public var radius: CGFloat = 0
  public var path: UIBezierPath?
  public init() {}

  // On Apple's platforms sizes aren't hashable.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine([opacity, offset.width, offset.height, radius])
  }
}
