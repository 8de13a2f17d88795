/// A question with answers.
///
/// It is presented like any controller. A test finds it as `presentedViewController`, types into its text fields and
/// gives an answer with `tap(_:)`.
@preconcurrency
@MainActor
open class UIAlertController: UIViewController {
  /// How it shows.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// How it shows.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The answers, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The answer that the return key gives: one of `actions`.
  open var preferredAction: UIAlertAction?
  /// The fields to type into; `nil` where there is none, as in UIKit.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer. Stops with UIKit's message at a second one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      stop("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  /// Adds a field to type into. Stops with UIKit's message where it doesn't show as an alert.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle != .alert {
      stop("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }

  /// Makes the view: the fields, one below the other.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 16, y: CGFloat(index) * 40, width: view.bounds.width - 32, height: 32)
      view.addSubview(field)
    }
  }
}

/// An answer to a question.
@preconcurrency
@MainActor
open class UIAlertAction: NSObject {
  /// What an answer does.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default`
    /// It leaves things as they are.
    case cancel
    /// It may change or delete data.
    case destructive
  }

  /// The text.
  public final let title: String?
  /// What it does.
  public final let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  package final let handler: ((UIAlertAction) -> Void)?

  /// An answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
