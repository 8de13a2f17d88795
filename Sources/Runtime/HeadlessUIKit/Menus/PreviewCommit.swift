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
