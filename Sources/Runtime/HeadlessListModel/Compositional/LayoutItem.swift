/// The blueprint of an item, or of a group of items.
package struct LayoutItem {
  package var dimensions: LayoutDimensions
  /// The space between the item's size and its frame. Ignored along an axis with an estimated dimension.
  package var insets: LayoutInsets
  package var edges: LayoutEdgeSpacing
  package var supplementaries: [LayoutSupplementary]
  package var content: Content

  package indirect enum Content {
    case cell
    case group(LayoutGroup)
    /// Cells with the frames that a function returns for the size of the group inside its insets.
    case custom((LayoutSize) -> [LayoutFrame])
  }

  package init(
    _ dimensions: LayoutDimensions,
    insets: LayoutInsets = .zero,
    edges: LayoutEdgeSpacing = .none,
    supplementaries: [LayoutSupplementary] = [],
    content: Content = .cell
  ) {
    self.dimensions = dimensions
    self.insets = insets
    self.edges = edges
    self.supplementaries = supplementaries
    self.content = content
  }

  /// The insets that apply: those along axes without estimates.
  func appliedInsets(_ axis: LayoutAxis) -> (before: Double, sum: Double) {
    dimensions[axis].isEstimated ? (0, 0) : (insets.before(axis), insets.sum(axis))
  }

  /// Whether the number of cells in a group depends on the measured sizes of cells.
  var breaksByMeasuredSizes: Bool {
    guard case .group(let group) = content else { return false }
    let isFilled = group.repetition == .filling && !dimensions[group.axis].isEstimated
    return group.subitems.contains { subitem in
      isFilled && subitem.dimensions[group.axis].isEstimated || subitem.breaksByMeasuredSizes
    }
  }
}

/// The blueprint of items that follow each other along an axis.
package struct LayoutGroup {
  /// How often subitems repeat.
  package enum Repetition: Hashable, Sendable {
    /// As long as they fit; the first subitem always does.
    case filling
    /// A number of times, whether or not they fit.
    case times(Int)
    /// A number of times, in equal shares of the group's length.
    case sharing(Int)
  }

  package var axis: LayoutAxis
  package var subitems: [LayoutItem]
  package var repetition: Repetition
  package var spacing: LayoutSpacing

  package init(
    _ axis: LayoutAxis,
    _ subitems: [LayoutItem],
    repetition: Repetition = .filling,
    spacing: LayoutSpacing = .none
  ) {
    self.axis = axis
    self.subitems = subitems
    self.repetition = repetition
    self.spacing = spacing
  }
}

/// The frame of a cell in a custom group, relative to the group.
package struct LayoutFrame: Hashable, Sendable {
  package var rect: LayoutRect
  package var zIndex: Int

  package init(_ rect: LayoutRect, zIndex: Int = 0) { (self.rect, self.zIndex) = (rect, zIndex) }
}

/// The blueprint of a supplementary view of an item or group.
package struct LayoutSupplementary: Sendable {
  package var kind: String
  package var dimensions: LayoutDimensions
  package var anchor: LayoutAnchor
  package var itemAnchor: LayoutAnchor?
  package var insets: LayoutInsets
  package var zIndex: Int

  package init(
    kind: String,
    _ dimensions: LayoutDimensions,
    anchor: LayoutAnchor,
    itemAnchor: LayoutAnchor? = nil,
    insets: LayoutInsets = .zero,
    zIndex: Int = 1
  ) {
    self.kind = kind
    self.dimensions = dimensions
    self.anchor = anchor
    self.itemAnchor = itemAnchor
    self.insets = insets
    self.zIndex = zIndex
  }

  func frame(in host: LayoutRect) -> LayoutRect {
    var frame = anchor.frame(of: dimensions.size(in: host.size), in: host, itemAnchor: itemAnchor)
    frame.origin.x += insets.leading
    frame.origin.y += insets.top
    frame.size.width = max(0, frame.size.width - insets.sum(.horizontal))
    frame.size.height = max(0, frame.size.height - insets.sum(.vertical))
    return frame
  }
}
