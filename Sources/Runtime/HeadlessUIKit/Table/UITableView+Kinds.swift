extension UITableView {
  /// The appearance of sections.
  public enum Style: Int, Sendable {
    /// Consecutive sections, whose headers and footers stay in view while their section does.
    case plain
    /// Separate groups.
    case grouped
    /// Separate groups, inset from the table's sides.
    case insetGrouped
  }

  /// The position of a row in view after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view, with the least scrolling.
    case none
    case top
    case middle
    case bottom
  }

  /// The animation of inserted or deleted rows. Changes aren't animated here.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    /// Covering neighboring rows.
    case middle
    /// The table's choice.
    case automatic = 100
  }

  /// Where the insets of separators start.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}
