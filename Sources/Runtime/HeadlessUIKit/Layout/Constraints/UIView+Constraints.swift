extension UIView {
  /// `addConstraints`, unless a subclass overrides it.
  final func baseAddConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !constraint.isActive {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let view = NSLayoutConstraint.view(of: item), !view.isDescendant(of: self) else { continue }
        stop(
          "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's "
            + "items must be descendants of that view (or the view itself)."
        )
      }
      constraint.activate(in: self)
    }
  }
  /// `removeConstraints`, unless a subclass overrides it.
  final func baseRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where self.constraints.contains(where: { $0 === constraint }) {
      constraint.isActive = false
    }
  }
  /// The constraints of the view and its ancestors that refer to an item in a direction.
  final func constraintsAffecting(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap { holder in
      holder.constraints.filter { $0.axis == axis && ($0.firstItem === item || $0.secondItem === item) }
    }
  }
}

extension NSLayoutConstraint {
  /// The direction of the constraint.
  var axis: Axis {
    switch firstAttribute {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }
}
