/// A width or height of an item.
package enum LayoutDimension: Hashable, Sendable {
  case fractionalWidth(Double)
  case fractionalHeight(Double)
  /// A number of points.
  case absolute(Double)
  /// A number of points that counts until the item has been measured.
  case estimated(Double)

  package var isEstimated: Bool {
    if case .estimated = self { return true }
    return false
  }

  /// The length in a container, in points; the estimate if the dimension is estimated.
  package func length(in container: LayoutSize) -> Double {
    switch self {
    case .fractionalWidth(let fraction): max(0, container.width * fraction)
    case .fractionalHeight(let fraction): max(0, container.height * fraction)
    case .absolute(let length), .estimated(let length): max(0, length)
    }
  }
}

/// The dimensions of an item.
package struct LayoutDimensions: Hashable, Sendable {
  package var width: LayoutDimension
  package var height: LayoutDimension

  package init(width: LayoutDimension, height: LayoutDimension) { (self.width, self.height) = (width, height) }

  package subscript(axis: LayoutAxis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package var areEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The size in a container, in which estimates count.
  package func size(in container: LayoutSize) -> LayoutSize {
    LayoutSize(width: width.length(in: container), height: height.length(in: container))
  }
}
