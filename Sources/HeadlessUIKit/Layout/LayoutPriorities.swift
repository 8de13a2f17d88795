/// The priorities with which a view keeps its natural size.
struct LayoutPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  /// What `contentHuggingPriority` does unless it is overridden.
  final func ownContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutPriorities.horizontalHugging : layoutPriorities.verticalHugging
  }

  /// What `setContentHuggingPriority` does unless it is overridden.
  final func ownSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: layoutPriorities.horizontalHugging = priority
    case .vertical: layoutPriorities.verticalHugging = priority
    }
    invalidateLayout(.numbers)
  }

  /// What `contentCompressionResistancePriority` does unless it is overridden.
  final func ownContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutPriorities.horizontalResistance : layoutPriorities.verticalResistance
  }

  /// What `setContentCompressionResistancePriority` does unless it is overridden.
  final func ownSetContentCompressionResistancePriority(
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
