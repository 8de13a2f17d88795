import HeadlessUIKit
import ReuseGenBasics

extension AccessibilityAudit {
  /// Looks for text that is hard to tell from its background.
  mutating func checkContrast(of text: ShownText, in part: AuditedPart) {
    guard let color = text.color, let backdrop = Backdrop(of: text.view, in: part) else { return }
    // Users who need more contrast get other colors of the system.
    if color.isSystemColor, backdrop.isSystemColor { return }
    let traits = text.view.traitCollection
    let contrast = backdrop.contrast(of: color.resolvedColor(with: traits).parts)
    let isLarge = text.font.isLargeText
    guard !contrast.isReadable(isLarge: isLarge) else { return }
    let place = setting.place
    note(.contrast, at: text.view, in: part) {
      let required = ColorContrast.required(isLarge: isLarge)
      return "\($0) has a contrast ratio of \(SnapshotValue.number(contrast.ratio)) with its background\(place); "
        + "use colors with a ratio of at least \(SnapshotValue.number(required))"
    }
  }
}

extension UIFont {
  /// Whether it needs less contrast: 18 points, or bold.
  fileprivate var isLargeText: Bool {
    pointSize >= 18 || ["Semibold", "Bold", "Heavy", "Black"].contains { fontName.contains($0) }
  }
}
