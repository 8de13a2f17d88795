extension UIView {
  /// Resizes the subviews according to their autoresizing masks: flexible parts share the difference in proportion to
  /// their present lengths.
  func resizeSubviews(from oldSize: CGSize) {
    let size = bounds.size
    for view in subviews where !view.isPlacedByConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.layoutFrame
      (frame.origin.x, frame.size.width) = Self.resized(
        start: frame.minX,
        length: frame.width,
        from: oldSize.width,
        to: size.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        )
      )
      (frame.origin.y, frame.size.height) = Self.resized(
        start: frame.minY,
        length: frame.height,
        from: oldSize.height,
        to: size.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        )
      )
      view.layoutFrame = frame
    }
  }

  private static func resized(
    start: CGFloat,
    length: CGFloat,
    from old: CGFloat,
    to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let difference = new - old
    let before = flexible.before ? start : 0
    let middle = flexible.length ? length : 0
    let after = flexible.after ? old - start - length : 0
    let whole = before + middle + after
    let parts = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
    if parts == 0 { return (start, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      if !isFlexible { return 0 }
      return whole > 0 ? difference * part / whole : difference / CGFloat(parts)
    }
    return (start + share(before, flexible.before), length + share(middle, flexible.length))
  }
}
