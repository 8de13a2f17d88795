/// A point, in points.
package struct LayoutPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// A point by its coordinates along an axis and across it.
  init(along: Double, across: Double, _ axis: LayoutAxis) {
    self = axis == .horizontal ? LayoutPoint(x: along, y: across) : LayoutPoint(x: across, y: along)
  }

  static let zero = LayoutPoint(x: 0, y: 0)
}

/// A width and height, in points.
package struct LayoutSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  package static let zero = LayoutSize(width: 0, height: 0)

  /// The length along an axis.
  package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle, in points.
package struct LayoutRect: Hashable, Sendable {
  package var origin: LayoutPoint
  package var size: LayoutSize

  package init(origin: LayoutPoint, size: LayoutSize) { (self.origin, self.size) = (origin, size) }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  package func offset(by distance: LayoutPoint) -> LayoutRect {
    LayoutRect(origin: LayoutPoint(x: origin.x + distance.x, y: origin.y + distance.y), size: size)
  }
}

/// Distances from the edges of a rectangle, in points.
package struct LayoutInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = LayoutInsets()

  /// The sum of the distances from both edges along an axis.
  package func sum(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }

  /// The distance from the first edge along an axis.
  package func before(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }
}
