/// The frames of a group's cells and supplementary views, relative to the room of the group.
package struct ArrangedGroup: Equatable {
  package struct Cell: Equatable {
    package var frame: LayoutRect
    package var zIndex = 0
    /// Whether the cell is measured along each axis.
    package var isWidthEstimated = false
    package var isHeightEstimated = false
  }

  package struct Supplementary: Equatable {
    package var kind: String
    package var frame: LayoutRect
    package var zIndex: Int
    /// The first cell of the host, counted in the group.
    package var cell: Int
  }

  package internal(set) var cells: [Cell] = []
  package internal(set) var supplementaries: [Supplementary] = []
  /// The size of the group with the space around it.
  package internal(set) var size = LayoutSize.zero
}
