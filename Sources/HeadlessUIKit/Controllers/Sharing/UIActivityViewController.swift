// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A view controller with services for items. It shows nothing; a test reads the items and calls the handler.
@preconcurrency
@MainActor
open class UIActivityViewController: UIViewController {
  /// The closure that UIKit called before iOS 8. Called by tests only.
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items to share.
  package final let activityItems: [Any]
  /// The app's own services.
  package final let applicationActivities: [UIActivity]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
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
}
