/// The space before, between or after items.
package struct LayoutSpacing: Hashable, Sendable {
  /// The length, in points; the minimum if the space is flexible.
  package var length: Double
  /// Whether the space takes its share of what remains.
  package var isFlexible: Bool

  package init(_ length: Double, isFlexible: Bool = false) {
    self.length = length
    self.isFlexible = isFlexible
  }

  package static let none = LayoutSpacing(0)
}

/// The space around an item, outside of its size.
package struct LayoutEdgeSpacing: Hashable, Sendable {
  package var leading: LayoutSpacing
  package var top: LayoutSpacing
  package var trailing: LayoutSpacing
  package var bottom: LayoutSpacing

  package init(
    leading: LayoutSpacing = .none,
    top: LayoutSpacing = .none,
    trailing: LayoutSpacing = .none,
    bottom: LayoutSpacing = .none
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package static let none = LayoutEdgeSpacing()

  /// The space before the item along an axis.
  func before(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  /// The space after the item along an axis.
  func after(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

  /// The least space before and after the item along an axis.
  func length(_ axis: LayoutAxis) -> Double { before(axis).length + after(axis).length }

  /// The start of the item in a room along an axis.
  func offset(_ axis: LayoutAxis, of length: Double, in room: Double) -> Double {
    let (before, after) = (before(axis), after(axis))
    let rest = max(0, room - length - self.length(axis))
    if !before.isFlexible { return before.length }
    return before.length + (after.isFlexible ? rest / 2 : rest)
  }
}
