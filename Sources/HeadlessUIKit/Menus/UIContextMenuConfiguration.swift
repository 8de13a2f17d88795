/// The configuration of a context menu. It isn't shown; a test gets it with `user.contextMenu(at:)` and reads `menu`.
@preconcurrency
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public final let identifier: NSCopying
  /// Makes the preview.
  public final let previewProvider: (() -> UIViewController?)?
  /// Makes the menu from the system's suggested elements.
  public final let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Makes a configuration. The menu is made when it is needed.
  public init(
    identifier: NSCopying? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The menu, made now. There are no suggested elements.
  public final var menu: UIMenu? { actionProvider?([]) }
  /// The preview, made now.
  public final var preview: UIViewController? { previewProvider?() }
}

/// A view that represents a row or an item while its menu is shown.
@preconcurrency
@MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// Its parameters.
  public final let parameters: UIPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView) {
    self.view = view
    parameters = UIPreviewParameters()
  }

  /// Makes a preview of a view with parameters.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }
}

/// The parameters of a preview.
@preconcurrency
@MainActor
open class UIPreviewParameters: NSObject {
  /// The color behind it.
  open var backgroundColor: UIColor!

  /// Makes default parameters.
  public init(_ nothing: Void = ()) { super.init() }
}

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
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  /// The view controller of the preview.
  var previewViewController: UIViewController? { get }
  /// How the preview is dismissed.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
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
