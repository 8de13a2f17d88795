package import HeadlessUIKit

package struct AccessibilityAuditOptions {
  /// The rows or items of each list; `nil` for all, and for headers and footers.
  package var rows: [IndexPath]?
  package var categories: Set<AccessibilityAuditCategory>
  /// The sizes of text in addition to that of a new device.
  package var contentSizes: [UIContentSizeCategory]
  /// The paths that aren't reported, with or without a category at their end: "PersonCell.nameLabel.contrast".
  package var ignored: Set<String>

  package init(
    rows: [IndexPath]?,
    categories: Set<AccessibilityAuditCategory>,
    contentSizes: [UIContentSizeCategory],
    ignored: Set<String>
  ) {
    (self.rows, self.categories, self.contentSizes, self.ignored) = (rows, categories, contentSizes, ignored)
  }

  func includes(_ category: AccessibilityAuditCategory, _ path: String) -> Bool {
    categories.contains(category) && !ignored.cover("\(path).\(category.rawValue)")
  }
}
