import HeadlessLinearConstraints

/// The start of an item along one axis, in the host's coordinates, and its length.
struct LayoutSpan {
  var start: LayoutQuantity
  var length: LayoutQuantity
}
