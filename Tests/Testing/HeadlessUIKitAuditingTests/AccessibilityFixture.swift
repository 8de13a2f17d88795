import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// A screen with a few views, which issues name `FormScreen.parts[0]` and so on.
final class FormScreen: UIViewController {
  let parts: [UIView]
  var changesTraits = 0

  init(_ parts: [UIView]) {
    self.parts = parts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, part) in parts.enumerated() where part.superview == nil {
      if part.frame.size == .zero { part.frame.size = CGSize(width: 200, height: 44) }
      if part.frame.origin == .zero { part.frame.origin = CGPoint(x: 20, y: 100 + 60 * index) }
      view.addSubview(part)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) { changesTraits += 1 }
}

/// A kind of mistake, or something that looks like it.
struct AccessibilityCase: Sendable, CustomTestStringConvertible {
  fileprivate(set) var category = AccessibilityAuditCategory.trait
  let name: String
  /// The issue after the name of the screen and the audit; `nil` if there is none.
  var message: String?
  let parts: @MainActor @Sendable () -> [UIView]

  init(_ name: String, _ message: String? = nil, @Parts _ parts: @MainActor @Sendable @escaping () -> [UIView]) {
    (self.name, self.message, self.parts) = (name, message, parts)
  }

  var testDescription: String { "\(category.rawValue): \(name)" }

  /// The issues of the category.
  @MainActor func reported() async -> [String] {
    let screen = FormScreen(parts())
    let start = "FormScreen.audit.accessibility(): "
    return await issues { await screen.audit.accessibility(for: [category]) }
      .map { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0 }
  }
}

/// The views of a screen, one after the other.
@resultBuilder enum Parts {
  static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  static func buildExpression(_ views: [UIView]) -> [UIView] { views }
  static func buildBlock(_ views: [UIView]...) -> [UIView] { views.flatMap { $0 } }
}

extension [AccessibilityCase] {
  func of(_ category: AccessibilityAuditCategory) -> [AccessibilityCase] {
    map { row in
      var row = row
      row.category = category
      return row
    }
  }
}

/// An object with changes, for tables of cases.
@MainActor func made<Object: AnyObject>(_ object: Object, _ change: (Object) -> Void) -> Object {
  change(object)
  return object
}

@MainActor func label(_ text: String, in frame: CGRect = .zero, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
  made(UILabel(frame: frame)) {
    $0.text = text
    $0.font = .preferredFont(forTextStyle: .body)
    $0.adjustsFontForContentSizeCategory = true
    change($0)
  }
}

@MainActor func button(_ title: String?, image: UIImage? = nil, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
  made(UIButton(type: .system)) {
    $0.setTitle(title, for: .normal)
    $0.setImage(image, for: .normal)
    change($0)
  }
}

@MainActor func tappable<View: UIView>(_ view: View, _ change: (View) -> Void = { _ in }) -> View {
  view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: NSSelectorFromString("act")))
  view.isUserInteractionEnabled = true
  change(view)
  return view
}

extension UIWindow {
  /// A key window that shows a screen.
  convenience init(showing screen: UIViewController) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    rootViewController = screen
    makeKeyAndVisible()
  }
}
