/// A direction in which subitems or groups follow each other.
package enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
