/// How a preview is dismissed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss
  /// The preview becomes the view controller that it represents.
  case pop
}

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

/// A transition that takes no time. Its work runs in order when it is committed.
@MainActor
package final class PreviewCommit: UIContextMenuInteractionCommitAnimating {
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  package init(_ preview: UIViewController?) { previewViewController = preview }

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  package func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
