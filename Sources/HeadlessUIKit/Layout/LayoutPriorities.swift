/// How strongly a view keeps to its natural size, in both directions.
struct LayoutPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  /// How strongly the view keeps from growing.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutPriorities.horizontalHugging : layoutPriorities.verticalHugging
  }

  /// Says how strongly the view keeps from growing.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: layoutPriorities.horizontalHugging = priority
    case .vertical: layoutPriorities.verticalHugging = priority
    }
    markLayout(.numbers)
  }

  /// How strongly the view keeps from shrinking.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutPriorities.horizontalResistance : layoutPriorities.verticalResistance
  }

  /// Says how strongly the view keeps from shrinking.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: layoutPriorities.horizontalResistance = priority
    case .vertical: layoutPriorities.verticalResistance = priority
    }
    markLayout(.numbers)
  }
}
