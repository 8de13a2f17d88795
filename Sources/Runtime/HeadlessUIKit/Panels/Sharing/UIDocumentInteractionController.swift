/// An object that shows a file in other apps. It shows nothing.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?
  open var icons: [UIImage] { [] }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  public init(_ nothing: Void = ()) { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  open func presentPreview(animated: Bool) -> Bool {
    delegate?.documentInteractionControllerViewControllerForPreview(self) != nil
  }
  open func dismissPreview(animated: Bool) {}
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissMenu(animated: Bool) {}
}

public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// The menu of options is gone. Called by tests only.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// The menu of apps is gone. Called by tests only.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// The document was sent to another app. Called by tests only.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    didEndSendingToApplication application: String?
  )
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { MainActor.assumeIsolated { UIViewController() } }
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    didEndSendingToApplication application: String?
  ) {}
}
