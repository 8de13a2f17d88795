public import HeadlessUIKit
public import HeadlessUIKitAuditing
public import Testing

/// The audit of a screen: `screen.audit.accessibility()`.
@MainActor
public struct ScreenAudits {
  private let screen: UIViewController

  init(screen: UIViewController) { self.screen = screen }

  /// Finds mistakes that keep people from using the screen: those who rely on VoiceOver or Voice Control, who choose a
  /// larger text size, or who need more contrast or larger targets.
  ///
  /// The screen is shown as on a new device, in Dark Mode, in right-to-left layout, and at each text size, and so is
  /// each row of its lists. An appearance or direction that the app overrides stays. Other tasks run after each of
  /// these settings. Records one issue for each mistake of a view, with the first row and setting that has it. Restores
  /// the screen afterward, except that lists create and measure their cells again. If the screen presents another view
  /// controller, such as an alert, the presented one is audited.
  ///
  /// ```swift
  /// @Test func everybodyCanReadThePeople() async {
  ///   let people = PeopleViewController()
  ///   await people.audit.accessibility(ignoring: ["PersonCell.logo": "The name beside it describes it."])
  /// }
  /// ```
  ///
  /// Text in images and drawings isn't checked, and contrast only where the color behind the text is known.
  /// Each setting creates every row: choose some rows of a long list with `of`.
  ///
  /// - Parameters:
  ///   - rows: The rows or items of each list. All unless specified. If they are specified, headers, footers and other
  ///     views of lists aren't audited.
  ///   - categories: The categories to check. All unless specified.
  ///   - contentSizes: The text sizes in addition to that of a new device.
  ///   - ignored: The views that aren't reported, as issues name them, with the reason: `"PersonCell.logo"`, or
  ///     `"PersonCell.logo.contrast"` for one category.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func accessibility(
    of rows: [IndexPath]? = nil,
    for categories: Set<AccessibilityAuditCategory> = Set(AccessibilityAuditCategory.allCases),
    at contentSizes: [UIContentSizeCategory] = [.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge],
    ignoring ignored: KeyValuePairs<String, String> = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let shown = screen.shown
    func record(_ texts: [String]) {
      Issue.record(texts, by: "accessibility()", of: shown, sourceLocation: sourceLocation)
    }
    let unexplained = ignored.filter { $0.value.allSatisfy(\.isWhitespace) }
    record(unexplained.map { "\"\($0.key)\" is ignored without a reason; say why it isn't a mistake" })
    let options = AccessibilityAuditOptions(
      rows: rows,
      categories: categories,
      contentSizes: contentSizes,
      ignored: Set(ignored.map(\.key))
    )
    await shown.inWindow { view in
      record(await AccessibilityAudit.findings(in: view, options: options).map(\.description))
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
