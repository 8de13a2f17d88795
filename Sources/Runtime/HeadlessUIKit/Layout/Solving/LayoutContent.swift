import HeadlessLinearConstraints

/// The measured natural length of an item.
struct LayoutContent {
  let item: Int
  let axis: NSLayoutConstraint.Axis
  /// The width at which its text was wrapped.
  let width: Double?
  /// Negative if the item has no natural length, which may change.
  let length: CGFloat
}
