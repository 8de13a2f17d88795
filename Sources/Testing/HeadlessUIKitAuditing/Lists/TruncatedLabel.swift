import HeadlessUIKit

/// A label that doesn't show its whole text.
struct TruncatedLabel {
  let view: UILabel
  let text: String
  /// Such as "142 points".
  let needed: String
  let available: String
}

extension UIView {
  /// The visible labels in the view that don't show their whole text, as far as their fonts are known.
  var truncatedLabels: [TruncatedLabel] {
    if isHidden || alpha <= 0 { return [] }
    let own = (self as? UILabel).flatMap { $0.truncation }
    return (own.map { [$0] } ?? []) + statedSubviews.flatMap(\.truncatedLabels)
  }
}

extension UILabel {
  /// How the text is truncated; `nil` if all of it is shown, or if its font isn't known.
  var truncation: TruncatedLabel? {
    guard let text, !text.isEmpty, let font, measuresExactly else { return nil }
    // A label that scrolls its text shows it in a label of its own.
    if subviews.contains(where: { ($0 as? UILabel)?.text == text }) { return nil }
    let scale = adjustsFontSizeToFitWidth ? max(0.01, minimumScaleFactor) : 1
    let room = CGSize(width: room(bounds.width), height: room(bounds.height))
    if numberOfLines == 1 {
      let width = textSize(width: .infinity, lines: 1).width * scale
      return width > room.width + 0.5 ? truncation(text, needs: width, of: bounds.width, "points") : nil
    }
    if bounds.width <= 0 { return truncation(text, needs: 1, of: 0, "points") }
    let height = textSize(width: room.width, lines: 0).height * scale
    let allowed = numberOfLines == 0 ? height : textSize(width: room.width, lines: numberOfLines).height
    if height > allowed + 0.5 {
      let lines = (height / font.lineHeight).rounded()
      return truncation(text, needs: lines, of: CGFloat(numberOfLines), "lines")
    }
    return height > room.height + 0.5 ? truncation(text, needs: height, of: bounds.height, "points of height") : nil
  }

  /// The length that a text may need in a label of a length. The layout takes the size that a text has in its document.
  /// Interface Builder measured it with Apple's font, and here texts are measured with the advances of a similar one.
  /// In real documents they are up to 5 percent wider, and those of a few characters up to 3 points.
  private func room(_ length: CGFloat) -> CGFloat {
    hasSizeOfDocument ? length + max(length * 0.05, 3) : length
  }

  /// Whether the text isn't measured with the advances of another font.
  private var measuresExactly: Bool {
    guard let attributes = ownAttributedText else { return font.measuresExactly }
    var isExact = true
    attributes.enumerateAttribute(.font, in: NSRange(location: 0, length: attributes.length)) { value, _, stop in
      if (value as? UIFont ?? font).measuresExactly { return }
      isExact = false
      stop.pointee = true
    }
    return isExact
  }

  private func truncation(_ text: String, needs needed: CGFloat, of available: CGFloat, _ unit: String)
    -> TruncatedLabel
  {
    TruncatedLabel(
      view: self,
      text: text,
      needed: "\(SnapshotValue.length(needed)) \(unit)",
      available: "\(SnapshotValue.length(available))"
    )
  }
}
