extension UILabel {
  /// The sides of the bounds in which a text is measured that has any room: finite, so that overrides can compute with
  /// it.
  static var unlimitedLength: CGFloat { 16_777_216 }

  /// `textRect(forBounds:limitedToNumberOfLines:)`, unless a subclass overrides it.
  final func baseTextRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    // Overrides inset the bounds.
    let isUnlimited = bounds.width <= 0 || bounds.width > Self.unlimitedLength / 2
    var size = textSize(width: isUnlimited ? .infinity : bounds.width, lines: numberOfLines)
    if bounds.height < Self.unlimitedLength / 2 { size.width = min(size.width, bounds.width) }
    let room = CGRect(origin: bounds.origin, size: size)
    return isRightToLeft ? room.mirrored(in: bounds) : room
  }
}
