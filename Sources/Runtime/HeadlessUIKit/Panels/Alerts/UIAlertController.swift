/// A view controller that shows an alert or an action sheet.
///
/// Present it like any view controller. A test finds it as `presentedViewController`, types into its text fields and
/// taps an action with `user.tapAction(titled:)`.
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open override var title: String? { didSet { contentChanged() } }
  open var message: String? { didSet { contentChanged() } }
  open private(set) var preferredStyle = Style.actionSheet
  /// How serious the alert is. Stored; has no effect here.
  open var severity = UIAlertControllerSeverity.default
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        let title = preferredAction.title ?? ""
        stop("The preferred action \(title) isn't one of the alert's: add it with addAction(_:) first")
      }
      contentChanged()
    }
  }
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private final var fields: [UITextField] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      stop("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.alert = self
    contentChanged()
  }

  /// Stops with UIKit's message if there is nothing to show.
  final func requireContent() {
    if title == nil, message == nil, actions.isEmpty {
      stop("UIAlertController must have a title, a message or an action to display")
    }
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle != .alert {
      stop("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }

  private final var panels: [UIView] = []
  private final var shownContent: PanelContent?

  /// Makes the view, which fills the screen. The panel is laid out below the fields.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    for field in fields { view.addSubview(field) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let content = panelContent
    if content == shownContent { return }
    shownContent = content
    for panel in panels { panel.removeFromSuperview() }
    panels = makePanels()
    for (index, panel) in panels.enumerated() { view.insertSubview(panel, at: index) }
  }

  final func contentChanged() { viewIfLoaded?.setNeedsLayout() }

  /// Dismisses the alert if it is presented, then runs the handler of an action, as a tap does.
  package final func perform(_ action: UIAlertAction) {
    if presentingViewController != nil { leave() }
    action.handler?(action)
  }

  /// Whether a drag above it activates it. Stored; has no effect here.
  open var isSpringLoaded = false
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`
  /// The user must notice it.
  case critical
}
