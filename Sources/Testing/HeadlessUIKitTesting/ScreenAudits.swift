public import HeadlessUIKit
public import HeadlessUIKitAuditing
public import Testing

/// The audit of a screen: `screen.audit.accessibility()`.
@MainActor
public struct ScreenAudits {
  private let screen: UIViewController

  init(screen: UIViewController) { self.screen = screen }

  /// Looks for what keeps some people from using the screen: those who rely on VoiceOver or Voice Control, who choose a
  /// larger text size, or who need more contrast or larger targets.
  ///
  /// The screen is shown as on a new device, in the dark appearance, from right to left, and at each size of text, and
  /// so is each row of its lists. Records one issue for each mistake of a view, with the first row and setting that has
  /// it. Afterwards the screen is as before, but lists have made their cells again. A screen that presents another one,
  /// such as an alert, stands back: the other one is audited.
  ///
  /// ```swift
  /// @Test func everybodyCanReadThePeople() async {
  ///   let people = PeopleViewController()
  ///   await people.audit.accessibility(ignoring: ["PersonCell.logo": "The name beside it describes it."])
  /// }
  /// ```
  ///
  /// Text in images and what the app draws isn't checked, and contrast only where the color behind the text is known.
  ///
  /// - Parameters:
  ///   - categories: What is checked. Everything unless specified.
  ///   - contentSizes: The sizes of text in addition to that of a new device.
  ///   - ignored: The views that aren't reported, as issues name them, with the reason: `"PersonCell.logo"`, or
  ///     `"PersonCell.logo.contrast"` for one category.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func accessibility(
    for categories: Set<AccessibilityAuditCategory> = Set(AccessibilityAuditCategory.allCases),
    at contentSizes: [UIContentSizeCategory] = [.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge],
    ignoring ignored: KeyValuePairs<String, String> = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let shown = screen.shown
    func record(_ text: String) {
      Issue.record("\(type(of: shown)).audit.accessibility(): \(text)", sourceLocation: sourceLocation)
    }
    for (path, reason) in ignored where reason.allSatisfy(\.isWhitespace) {
      record("\"\(path)\" is ignored without a reason; say why it isn't a mistake")
    }
    let options = AccessibilityAuditOptions(
      categories: categories,
      contentSizes: contentSizes,
      ignored: Set(ignored.map(\.key))
    )
    shown.inWindow { view in
      for finding in AccessibilityAudit.findings(in: view, options: options) { record(finding.description) }
    }
  }
}

extension UIViewController {
  /// The audit of the screen.
  public var audit: ScreenAudits { ScreenAudits(screen: self) }

  /// The view controller that the user sees, which is a presented one if there is any.
  fileprivate var shown: UIViewController {
    var controller = self
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }
}
