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
  /// The view that the interaction was added to.
  public private(set) final weak var view: UIView?
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { super.init() }
  /// The interaction will be added to a view, or removed: `nil`.
  open func willMove(to view: UIView?) {}
  /// The interaction was added to a view, or removed: `nil`.
  open func didMove(to view: UIView?) { self.view = view }
}
