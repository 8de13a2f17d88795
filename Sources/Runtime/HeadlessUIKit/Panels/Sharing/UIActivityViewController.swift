/// A view controller with services for items. It shows the items and the app's own services; a test reads the items and
/// calls the handler.
open class UIActivityViewController: UIViewController {
  /// The closure that UIKit called before iOS 8. Called by tests only.
  open var completionHandler: CompletionHandler?
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items to share.
  package final let activityItems: [Any]
  /// The app's own services.
  package final let applicationActivities: [UIActivity]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Stored; has no effect here.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Stored; has no effect here.
  open var allowsProminentActivity = true

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (self.activityItems, self.applicationActivities) = (activityItems, applicationActivities)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    (activityItems, applicationActivities) = ([], nil)
    super.init(coder: coder)
  }
  open override func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  private final var panel: UIView?

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if panel?.frame.maxY == view.bounds.height, panel?.frame.width == view.bounds.width { return }
    panel?.removeFromSuperview()
    let new = makePanel()
    view.addSubview(new)
    panel = new
  }

  /// A sheet at the bottom. The system's services aren't known here, so it has none of them.
  private final func makePanel() -> UIView {
    var stack = PanelStack(width: view.bounds.width)
    stack.addSpace(16)
    for item in activityItems { stack.addText(Self.title(of: item), .boldSystemFont(ofSize: 15)) }
    stack.addSpace(16)
    for activity in applicationActivities ?? [] where activity.canPerform(withActivityItems: activityItems) {
      stack.addLine()
      stack.addSpace(16)
      stack.addText(activity.activityTitle, .systemFont(ofSize: 17))
      stack.addSpace(16)
    }
    stack.addLine()
    stack.addSpace(16)
    stack.addText("The system's services", .systemFont(ofSize: 13), .secondaryLabel)
    stack.addSpace(16 + view.safeAreaInsets.bottom)
    return stack.panel(at: CGPoint(x: 0, y: view.bounds.height - stack.height), cornerRadius: 10)
  }

  private static func title(of item: Any) -> String {
    switch item {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let url as URL: url.absoluteString
    case let image as UIImage: image.shownName.isEmpty ? "Image" : image.shownName
    case let source as any UIActivityItemSource: String(describing: type(of: source))
    default: String(describing: type(of: item))
    }
  }
}
