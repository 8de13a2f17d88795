/// A transition between two view controllers, as a storyboard specifies it.
///
///     override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///       (segue.destination as? DetailController)?.person = person
///     }
///
/// The destination is created first, then `prepare(for:sender:)` is called, and then `perform()` shows the destination.
/// Before a control's segue, `shouldPerformSegue(withIdentifier:sender:)` is called as well. Nothing is animated: when
/// `performSegue` returns, the destination is shown.
///
/// Override `perform()` for a transition of your own. In app code, the generated `Segue` constants return the
/// destination with its class.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  /// The kind of the segue in Interface Builder: "show", "presentation", "unwind". A segue that code made has none.
  final var kind = "custom"
  /// Whether the transition is animated.
  final var animates = true

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that calls a closure instead of showing the destination.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }
  private final var performHandler: (() -> Void)?

  /// Storyboards make segues of a custom class with this initializer. It calls `init(identifier:source:destination:)`,
  /// which is the one to override; a class that does so inherits this one.
  public required convenience init(ofScene identifier: String?, source: UIViewController, destination: UIViewController)
  {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Shows the destination: pushed, presented or as a detail, as the document specifies. An unwind segue returns to it.
  /// Stops with UIKit's message for a segue of code or of the kind "Custom" without a handler: its class must override
  /// this method.
  open func perform() {
    if let performHandler { return performHandler() }
    if animates { show() } else { UIView.performWithoutAnimation(show) }
  }

  private final func show() {
    switch kind {
    case "presentation", "modal", "popover", "popoverPresentation":
      source.present(destination, animated: UIView.areAnimationsEnabled)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: self)
    case "push":
      guard let navigation = source.navigationController else {
        stop(
          "Push segues can only be used when the source controller is managed by an instance of UINavigationController. "
            + "The source of '\(identifier ?? "")' is a \(type(of: source)). Put it into a navigation controller, or change "
            + "the kind of the segue to \"Show\""
        )
      }
      navigation.pushViewController(destination, animated: UIView.areAnimationsEnabled)
    case "unwind": goBack()
    case "custom":
      stop(
        "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either have a performHandler or "
          + "it must override -perform."
      )
    default: source.show(destination, sender: self)
    }
  }

  /// Dismisses what is presented over the destination, and asks each container around it to show its child.
  private final func goBack() {
    var path = [destination]
    while let parent = path.last?.parent { path.append(parent) }
    if let presenter = path.last, presenter.presentedViewController != nil {
      presenter.dismiss(animated: UIView.areAnimationsEnabled)
    }
    for (child, container) in zip(path, path.dropFirst()).reversed() { container.unwind(for: self, towards: child) }
  }
}
