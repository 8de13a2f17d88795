/// The priorities with which a view keeps its natural size.
struct LayoutPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  /// `setContentHuggingPriority`, unless a subclass overrides it.
  final func baseSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: layoutPriorities.horizontalHugging = priority
    case .vertical: layoutPriorities.verticalHugging = priority
    }
    invalidateLayout(.numbers)
  }

  /// `setContentCompressionResistancePriority`, unless a subclass overrides it.
  final func baseSetContentCompressionResistancePriority(
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
