import HeadlessUIKit

extension AccessibilityAudit {
  /// Looks for elements that are read in an order that isn't that of their places.
  mutating func checkOrder(of elements: AccessibleElements, in part: AuditedPart) {
    let place = setting.place
    for container in elements.containers {
      let frames = container.elements.map(\.accessibilityFrame).filter { !$0.isEmpty }
      guard frames.count > 2, Self.isMostlyBackward(frames, isRightToLeft: container.view.isRightToLeft) else {
        continue
      }
      note(.readingOrder, at: container.view, in: part) {
        "\($0) lists its \(frames.count) accessibilityElements against the order in which they are seen\(place); "
          + "list them from the top down, and each line from its leading edge"
      }
    }
    for row in part.views where row.subviews.count > 1 { checkColumns(of: row, elements, in: part) }
  }

  /// Whether most elements are listed after those that follow them on the screen. An app may move a single element.
  private static func isMostlyBackward(_ frames: [CGRect], isRightToLeft: Bool) -> Bool {
    let places = zip(frames, frames.dropFirst()).compactMap { $0.place(before: $1, isRightToLeft: isRightToLeft) }
    return places.count { !$0 } > places.count { $0 }
  }

  /// VoiceOver reads row by row unless a view groups its elements, so it mixes adjacent columns.
  private mutating func checkColumns(of row: UIView, _ elements: AccessibleElements, in part: AuditedPart) {
    // A table view cell is one element, and controls are.
    if row is UITableViewCell || row is UIScrollView || row.hasSystemSubviews || row.accessibilityElements != nil {
      return
    }
    if row.nearest(UITableViewCell.self) != nil { return }
    let columns = row.statedSubviews.compactMap { TextColumn($0, elements) }
    for (index, one) in columns.enumerated() {
      guard let other = columns[(index + 1)...].first(where: { one.isMixed(with: $0) }) else { continue }
      note(.readingOrder, at: row, in: part) {
        "\($0) shows columns beside each other, which VoiceOver reads row by row: \"\(one.texts[0])\", "
          + "\"\(other.texts[0])\", \"\(one.texts[1])\"; set shouldGroupAccessibilityChildren of each column"
      }
      return
    }
  }
}

/// Labels above each other in a view.
@MainActor
private struct TextColumn {
  let texts: [String]
  private let frames: [CGRect]

  init?(_ view: UIView, _ elements: AccessibleElements) {
    if view.isHidden || view.shouldGroupAccessibilityChildren || view.isAccessibilityElement { return nil }
    if view is UIScrollView || view.hasSystemSubviews || view.accessibilityElements != nil { return nil }
    let labels = view.statedSubviews.compactMap { $0 as? UILabel }.filter {
      !$0.isHidden && $0.text?.isVisible == true && elements.contains($0) && !$0.bounds.isEmpty
    }
    guard labels.count > 1, labels.count == view.statedSubviews.filter({ !$0.isHidden }).count else { return nil }
    let sorted = labels.map { ($0.text ?? "", $0.convert($0.bounds, to: nil)) }.sorted { $0.1.minY < $1.1.minY }
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.1.maxY <= $1.1.minY + 1 }) else { return nil }
    (texts, frames) = (sorted.map(\.0), sorted.map(\.1))
  }

  /// Whether the first rows of both come before the second row of either.
  func isMixed(with other: TextColumn) -> Bool {
    let areBeside = frames[0].maxX <= other.frames[0].minX || other.frames[0].maxX <= frames[0].minX
    let first = max(frames[0].maxY, other.frames[0].maxY)
    return areBeside && first <= min(frames[1].minY, other.frames[1].minY) + 1
      && frames[0].minY < other.frames[0].maxY && other.frames[0].minY < frames[0].maxY
  }
}

extension CGRect {
  /// Whether it is read before another rectangle; `nil` if they overlap.
  fileprivate func place(before other: CGRect, isRightToLeft: Bool) -> Bool? {
    if maxY <= other.minY + 1 { return true }
    if other.maxY <= minY + 1 { return false }
    if maxX <= other.minX + 1 { return !isRightToLeft }
    if other.maxX <= minX + 1 { return isRightToLeft }
    return nil
  }
}
