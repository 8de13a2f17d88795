import HeadlessUIKit

extension AccessibilityAudit {
  /// The length that a side of a target has at least, in points.
  private static let least: CGFloat = 44

  /// Looks for targets that are hard to hit.
  mutating func checkHitRegions(in part: AuditedPart) {
    for view in part.views where view.isTarget && !view.isInBar && !view.bounds.isEmpty {
      let size = view.convert(view.bounds, to: nil).size
      guard size.width < Self.least || size.height < Self.least, !Self.extendsRegion(of: view) else { continue }
      note(.hitRegion, at: view, in: part) {
        "\($0) is \(SnapshotValue.length(size.width)) by \(SnapshotValue.length(size.height)) points, so that it is hard to hit; make it at "
          + "least 44 by 44 points"
      }
    }
  }

  /// Whether the class takes touches around a view.
  private static func extendsRegion(of view: UIView) -> Bool {
    if RuntimeModules.contains(type(of: view)) { return false }
    let reach = least / 2 - 0.5
    return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { x, y in
      view.point(inside: CGPoint(x: view.bounds.midX + x, y: view.bounds.midY + y), with: nil)
    }
  }
}
