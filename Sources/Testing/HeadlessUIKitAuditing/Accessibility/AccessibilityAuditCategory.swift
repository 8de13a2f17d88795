/// A category of accessibility findings.
///
/// The categories are those of `XCUIAccessibilityAuditType`, which a UI test passes to
/// `performAccessibilityAudit(for:)`, and the order of reading, which Xcode's audit doesn't check.
public enum AccessibilityAuditCategory: String, CaseIterable, Sendable {
  /// Text differs enough from the color behind it.
  case contrast
  /// Assistive technologies find what can be seen and touched.
  case elementDetection
  /// Targets are at least 44 by 44 points.
  case hitRegion
  case sufficientElementDescription
  /// Text follows the user's text size.
  case dynamicType
  /// Text isn't cut off.
  case textClipped
  /// Traits say what an element is, and descriptions don't repeat them.
  case trait
  /// Elements are read in the order in which they are seen.
  case readingOrder
}
