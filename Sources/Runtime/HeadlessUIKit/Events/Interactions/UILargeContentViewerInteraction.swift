/// Shows a view's title large while it is touched. Stored; has no effect here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open class var isEnabled: Bool { false }
  open private(set) var gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  public convenience init(_ nothing: Void = ()) { self.init(delegate: nil) }
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
}

/// The large content delegate's methods. All of them are optional, and called by tests only.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.viewController as? UIViewController ?? UIViewController()
  }
}
