package import HeadlessUIKit

/// Finds accessibility mistakes on a screen and in every row of its lists, under several user settings.
@MainActor
package struct AccessibilityAudit {
  private let view: UIView
  private let options: AccessibilityAuditOptions
  /// The texts as the first setting shows them.
  private var earlier: [TextPlace: EarlierText] = [:]
  private var findings = AccessibilityFindings()
  /// The settings in which the screen is shown.
  private(set) var setting = AuditedSetting()

  private init(of view: UIView, options: AccessibilityAuditOptions) {
    self.view = view
    self.options = options
  }

  /// Audits the screen. Restores the screen afterward, except that lists create and measure their cells
  /// again.
  ///
  /// Other tasks of the main actor run after each setting.
  package static func findings(in view: UIView, options: AccessibilityAuditOptions) async -> [AccessibilityFinding] {
    var audit = AccessibilityAudit(of: view, options: options)
    await audit.run()
    return audit.findings.all
  }

  private mutating func run() async {
    let root = view.window ?? view
    let overrides = root.traitOverrides
    let offsets = ScrollOffsets(in: view)
    defer {
      root.traitOverrides = overrides
      root.layoutIfNeeded()
      offsets.restore()
    }
    var shown: Set<AuditedSetting> = []
    for setting in AuditedSetting.all(for: options) {
      setting.override(traitsOf: root, except: overrides)
      // An app that supports one appearance or one direction shows it again.
      guard shown.insert(setting.shown(in: view)).inserted else { continue }
      self.setting = setting
      // Code that creates fonts and colors without the traits of a view gets the user's, too.
      root.traitCollection.performAsCurrent {
        root.layoutIfNeeded()
        checkScreen()
      }
      await Task.yield()
    }
  }

  private mutating func checkScreen() {
    let part = AuditedPart(view)
    check(part)
    if audits(.sufficientElementDescription) { checkBarItems(in: part) }
    for list in part.lists { checkRows(of: list) }
  }

  private mutating func checkRows(of list: some AuditedList) {
    check(ListCells(of: list, rows: options.rows))
    if options.rows == nil { check(list.otherViews) }
    list.removeAllCells()
    list.layoutIfNeeded()
  }

  private mutating func check(_ views: some AuditedViews) {
    views.removeAll()
    for element in views.all where views.has(element) {
      guard let view = views.show(element, idleViews: []) else { continue }
      view.layoutIfNeeded()
      check(AuditedPart(view, element, in: views.list))
      views.hide()
    }
  }

  private mutating func check(_ part: AuditedPart) {
    lazy var elements = AccessibleElements(of: part)
    if audits(.sufficientElementDescription) { checkDescriptions(of: elements, in: part) }
    if audits(.trait) { checkTraits(of: elements, in: part) }
    if audits(.elementDetection) { checkDetection(of: elements, in: part) }
    if audits(.hitRegion) { checkHitRegions(in: part) }
    if audits(.readingOrder) { checkOrder(of: elements, in: part) }
    if !audits(.contrast), !audits(.textClipped), !audits(.dynamicType) { return }
    for (index, view) in part.views.enumerated() {
      guard let text = ShownText(view) else { continue }
      if audits(.contrast) { checkContrast(of: text, in: part) }
      checkSize(of: text, TextPlace(part, index), in: part)
    }
  }

  /// Whether the test requests a category, and the setting can show mistakes of it that the first one doesn't.
  private func audits(_ category: AccessibilityAuditCategory) -> Bool {
    options.categories.contains(category) && setting.categories.contains(category)
  }

  /// Checks what another size of text does to a text.
  private mutating func checkSize(of text: ShownText, _ place: TextPlace, in part: AuditedPart) {
    let isVisible = text.isInView(of: part)
    let before = earlier[place]
    let first = before ?? EarlierText(text, isVisible: isVisible, in: part)
    earlier[place] = first
    if audits(.textClipped), !first.isPreview {
      checkClipping(of: text, wasVisible: before?.isVisible ?? true, isVisible: isVisible, in: part)
    }
    if let before, audits(.dynamicType), setting.isLargerText, setting.contentSize == options.contentSizes.max(by: <) {
      checkDynamicType(of: text, sizeBefore: before.size, in: part)
    }
  }

  // MARK: Findings

  /// Adds a finding about a view, unless the test ignores it.
  ///
  /// - Parameter text: The message, given the name of the view.
  mutating func note(
    _ category: AccessibilityAuditCategory,
    at view: UIView,
    in part: AuditedPart,
    _ text: (String) -> String
  ) { note(category, part.path(of: view), part.element) { text(part.name(of: view)) } }

  mutating func note(
    _ category: AccessibilityAuditCategory,
    _ path: String,
    _ element: AuditedElement?,
    _ text: () -> String
  ) {
    if options.includes(category, path) { findings.add(category, path, element, text) }
  }
}

/// The place of a text on a screen, whatever the setting.
private enum TextPlace: Hashable {
  case view(ObjectIdentifier)
  /// Another cell shows the row next time.
  case row(AuditedElement, list: ObjectIdentifier, index: Int)

  @MainActor
  init(_ part: AuditedPart, _ index: Int) {
    if let element = part.element, let list = part.list {
      self = .row(element, list: ObjectIdentifier(list), index: index)
    } else {
      self = .view(ObjectIdentifier(part.views[index]))
    }
  }
}

/// A text as a new device shows it.
@MainActor
private struct EarlierText {
  let size: CGFloat
  let isVisible: Bool
  /// Whether a few lines of a longer text are shown on purpose.
  let isPreview: Bool
  /// The view, if it is outside of rows: it is kept so that no new view gets its identifier.
  private let view: UIView?

  init(_ text: ShownText, isVisible: Bool, in part: AuditedPart) {
    size = text.font.pointSize
    self.isVisible = isVisible
    isPreview = text.label.map { $0.numberOfLines > 1 && $0.truncation != nil } ?? false
    view = part.element == nil ? text.view : nil
  }
}

/// How far each scroll view of a screen is scrolled.
@MainActor
private struct ScrollOffsets {
  private var all: [(view: UIScrollView, offset: CGPoint)] = []

  init(in view: UIView) { add(view) }

  /// Outer scroll views precede inner ones.
  private mutating func add(_ view: UIView) {
    if let view = view as? UIScrollView { all.append((view, view.contentOffset)) }
    for subview in view.subviews { add(subview) }
  }

  func restore() {
    for (view, offset) in all where view.contentOffset != offset {
      view.contentOffset = offset
      view.layoutIfNeeded()
    }
  }
}
