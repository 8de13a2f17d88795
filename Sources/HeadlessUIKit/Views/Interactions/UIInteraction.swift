// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An interaction of a view.
@preconcurrency
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// The view of an interaction.
@preconcurrency
@MainActor
open class ViewInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  public init(_ nothing: Void = ()) { super.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
