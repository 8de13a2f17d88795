import HeadlessUIKit

extension AccessibilityAudit {
  /// Looks for text that is hard to tell from its background.
  mutating func checkContrast(of text: ShownText, in part: AuditedPart) {
    guard let color = text.color, let backdrop = Backdrop(of: text.view, in: part) else { return }
    // Users who need more contrast get other colors of the system.
    if color.isSystemColor, backdrop.isSystemColor { return }
    let traits = text.view.traitCollection
    let ratio = backdrop.contrast(of: color.resolvedColor(with: traits).parts)
    let least = text.font.isLargeText ? 3 : 4.5
    // Ratios are rounded as people read them: 4.47 isn't reported as 4.5.
    guard (ratio * 100).rounded() / 100 < least else { return }
    let place = setting.place
    note(.contrast, at: text.view, in: part) {
      "\($0) has a contrast ratio of \(SnapshotValue.number((ratio * 100).rounded() / 100)) with its background\(place); "
        + "use colors with a ratio of at least \(SnapshotValue.number(least))"
    }
  }
}

extension UIFont {
  /// Whether Apple's guidelines ask for a contrast of 3 instead of 4.5: 18 points, or bold.
  fileprivate var isLargeText: Bool {
    pointSize >= 18 || ["Semibold", "Bold", "Heavy", "Black"].contains { fontName.contains($0) }
  }
}
