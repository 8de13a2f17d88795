/// The menu of a long press, and what to show above it. Nothing shows it; a test asks the table or collection view for
/// it and reads `menu`.
@preconcurrency
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// A name to find the menu again.
  public final let identifier: NSCopying
  /// Makes the controller to look ahead with.
  public final let previewProvider: (() -> UIViewController?)?
  /// Makes the menu; it gets the elements that the system suggests.
  public final let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// A menu that is made when it is needed.
  public init(
    identifier: NSCopying? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The menu, made now; the system suggests nothing here.
  public final var menu: UIMenu? { actionProvider?([]) }
  /// The controller to look ahead with, made now.
  public final var preview: UIViewController? { previewProvider?() }
}

/// A view that stands for a row or an item while its menu shows.
@preconcurrency
@MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// How it looks.
  public final let parameters: UIPreviewParameters

  /// A view, with its own look.
  public init(view: UIView) {
    self.view = view
    parameters = UIPreviewParameters()
  }

  /// A view with a look.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }
}

/// How a preview looks.
@preconcurrency
@MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind it.
  open var backgroundColor: UIColor!

  /// A look as the system likes.
  public init(_ nothing: Void = ()) { super.init() }
}

/// How a preview goes.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away.
  case dismiss
  /// It becomes what it stands for.
  case pop
}

/// Takes work along with the change from a preview to the controller itself.
@preconcurrency
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  /// The controller that was looked ahead with.
  var previewViewController: UIViewController? { get }
  /// How the preview goes: it is dismissed, unless set.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  /// Work to do along with the change.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Work to do after the change.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A change that takes no time: its work runs in order when it is committed.
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
