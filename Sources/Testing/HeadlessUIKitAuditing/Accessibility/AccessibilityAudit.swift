package import HeadlessUIKit

/// Looks for what keeps some people from using a screen: with the user's settings one after the other, in every row.
@MainActor
package struct AccessibilityAudit {
  private let view: UIView
  private let options: AccessibilityAuditOptions
  /// The texts in earlier settings.
  private var earlier: [TextPlace: EarlierText] = [:]
  var findings = AccessibilityFindings()
  /// The settings in which the screen is shown.
  var setting = AuditedSetting()

  package init(of view: UIView, options: AccessibilityAuditOptions) {
    self.view = view
    self.options = options
  }

  /// Audits the screen. Afterwards it is as before, apart from cells, which lists made again.
  package static func findings(in view: UIView, options: AccessibilityAuditOptions) -> [AccessibilityFinding] {
    var audit = AccessibilityAudit(of: view, options: options)
    audit.run()
    return audit.findings.all
  }

  private mutating func run() {
    let root = view.window ?? view
    let overrides = root.traitOverrides
    defer {
      root.traitOverrides = overrides
      root.layoutIfNeeded()
    }
    for setting in AuditedSetting.all(options.contentSizes) {
      self.setting = setting
      setting.override(traitsOf: root)
      root.layoutIfNeeded()
      checkScreen()
    }
  }

  private mutating func checkScreen() {
    let part = AuditedPart(view)
    check(part)
    checkBarItems(in: part)
    for list in part.lists { checkRows(of: list) }
  }

  private mutating func checkRows(of list: some AuditedList) {
    let offset = list.contentOffset
    check(ListCells(of: list))
    check(list.otherViews)
    list.removeAllCells()
    list.contentOffset = offset
    list.layoutIfNeeded()
  }

  private mutating func check(_ views: some AuditedViews) {
    views.removeAll()
    for element in views.all where views.has(element) {
      guard let view = views.show(element, idleViews: []) else { continue }
      view.layoutIfNeeded()
      check(AuditedPart(view, element))
      views.hide()
    }
  }

  private mutating func check(_ part: AuditedPart) {
    let elements = AccessibleElements(of: part)
    checkDescriptions(of: elements, in: part)
    checkTraits(of: elements, in: part)
    checkDetection(of: elements, in: part)
    checkHitRegions(in: part)
    checkOrder(of: elements, in: part)
    for (index, view) in part.views.enumerated() {
      guard let text = ShownText(view) else { continue }
      checkContrast(of: text, in: part)
      checkSize(of: text, TextPlace(part, index), in: part)
    }
  }

  /// Checks what another size of text does to a text.
  private mutating func checkSize(of text: ShownText, _ place: TextPlace, in part: AuditedPart) {
    let isVisible = text.isInView(of: part)
    let before = earlier[place]
    if before == nil {
      earlier[place] = EarlierText(
        size: text.font.pointSize,
        isVisible: isVisible,
        isPreview: text.label.map { $0.numberOfLines > 1 && $0.truncation != nil } ?? false
      )
    }
    if earlier[place]?.isPreview == false {
      checkClipping(of: text, wasVisible: before?.isVisible ?? true, isVisible: isVisible, in: part)
    }
    if let before, setting.contentSize == options.contentSizes.max(by: <), setting.isLargerText {
      checkDynamicType(of: text, sizeBefore: before.size, in: part)
    }
  }

  /// Notes a mistake, unless the test ignores it.
  mutating func note(
    _ category: AccessibilityAuditCategory,
    at view: UIView,
    in part: AuditedPart,
    _ text: (String) -> String
  ) {
    note(category, part.path(of: view), part.element, text(part.name(of: view)))
  }

  mutating func note(
    _ category: AccessibilityAuditCategory,
    _ path: String,
    _ element: AuditedElement?,
    _ text: String
  ) {
    if options.includes(category, path) { findings.add(category, path, element, text) }
  }
}

/// The options of an accessibility audit.
package struct AccessibilityAuditOptions {
  package var categories: Set<AccessibilityAuditCategory>
  /// The sizes of text in addition to that of a new device.
  package var contentSizes: [UIContentSizeCategory]
  /// The paths that aren't reported, with or without a category at their end: "PersonCell.nameLabel.contrast".
  package var ignored: Set<String>

  package init(
    categories: Set<AccessibilityAuditCategory> = Set(AccessibilityAuditCategory.allCases),
    contentSizes: [UIContentSizeCategory] = [.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge],
    ignored: Set<String> = []
  ) {
    (self.categories, self.contentSizes, self.ignored) = (categories, contentSizes, ignored)
  }

  func includes(_ category: AccessibilityAuditCategory, _ path: String) -> Bool {
    guard categories.contains(category) else { return false }
    return !ignored.contains { ignored in
      let whole = "\(path).\(category.rawValue)"
      return whole == ignored || whole.hasPrefix("\(ignored).") || whole.hasPrefix("\(ignored)[")
    }
  }
}

/// The place of a text on a screen, whatever the setting.
@MainActor
private struct TextPlace: Hashable {
  let root: ObjectIdentifier?
  let element: AuditedElement?
  let index: Int

  init(_ part: AuditedPart, _ index: Int) {
    // Another cell shows the row next time.
    root = part.element == nil ? ObjectIdentifier(part.root) : part.root.superview.map { ObjectIdentifier($0) }
    (element, self.index) = (part.element, index)
  }
}

/// A text as a new device shows it.
private struct EarlierText {
  let size: CGFloat
  let isVisible: Bool
  /// Whether a few lines of a longer text are shown on purpose.
  let isPreview: Bool
}
