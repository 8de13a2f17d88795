/// The priorities with which a view keeps its natural size.
struct LayoutPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  /// The priority with which the view resists growing beyond its natural size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutPriorities.horizontalHugging : layoutPriorities.verticalHugging
  }

  /// Sets the priority with which the view resists growing beyond its natural size.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: layoutPriorities.horizontalHugging = priority
    case .vertical: layoutPriorities.verticalHugging = priority
    }
    invalidateLayout(.numbers)
  }

  /// The priority with which the view resists shrinking below its natural size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutPriorities.horizontalResistance : layoutPriorities.verticalResistance
  }

  /// Sets the priority with which the view resists shrinking below its natural size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: layoutPriorities.horizontalResistance = priority
    case .vertical: layoutPriorities.verticalResistance = priority
    }
    invalidateLayout(.numbers)
  }
}
