// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An item that behaviors move.
@preconcurrency
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
