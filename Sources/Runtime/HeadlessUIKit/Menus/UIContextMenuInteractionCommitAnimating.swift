/// An animator of the transition from a preview to the view controller that it represents.
@preconcurrency
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview is dismissed.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animator of a context menu.
@preconcurrency
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The view controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds work that runs along with the transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds work that runs after the transition.
  func addCompletion(_ completion: @escaping () -> Void)
}
