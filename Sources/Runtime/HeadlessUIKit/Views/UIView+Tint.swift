extension UIView {
  /// The first mode that isn't automatic, of the view and its superviews.
  final var effectiveTintAdjustment: TintAdjustmentMode {
    var next: UIView? = self
    while let view = next {
      if let mode = view.rareIfPresent?.tintAdjustmentMode, mode != .automatic { return mode }
      next = view.superview
    }
    return .normal
  }

  /// The color of the view, or that of its superviews, dimmed as its mode says.
  final var adjustedTint: UIColor {
    let color = specifiedTintColor ?? superview?.unadjustedTint ?? .systemBlue
    return effectiveTintAdjustment == .dimmed ? color.dimmed : color
  }

  /// Whether the view or one of its superviews states a color, or how it is adjusted.
  final var isTinted: Bool {
    var next: UIView? = self
    while let view = next {
      if view.specifiedTintColor != nil { return true }
      if let mode = view.rareIfPresent?.tintAdjustmentMode, mode != .automatic { return true }
      next = view.superview
    }
    return false
  }

  /// The color without the effect of the mode. A subclass may override `tintColor`.
  private var unadjustedTint: UIColor {
    let own = effectiveTintAdjustment == .dimmed ? nil : tintColor
    return own ?? specifiedTintColor ?? superview?.unadjustedTint ?? .systemBlue
  }

  /// Tells the view, and the subviews that inherit its color, that the color changed.
  final func tintChanged() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in subviews where view.specifiedTintColor == nil { view.tintChanged() }
  }
}

extension UIColor {
  /// The color without its hue.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let parts = self.resolvedColor(with: traits).parts
      return UIColor(white: 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2], alpha: parts[3])
    }
  }
}
