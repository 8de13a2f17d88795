extension UITableViewCell {
  /// The standard cell styles.
  public enum CellStyle: Int, Sendable {
    /// A title, with an image before it.
    case `default`
    /// A title, and a value at the other edge.
    case value1
    /// A small title, and a value right after it.
    case value2
    /// A title, and a smaller one below.
    case subtitle
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change.
    case none
    /// Highlighted: like `default`.
    case blue
    /// Highlighted: like `default`.
    case gray
    /// Highlighted.
    case `default`
  }

  /// The accessory at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    case disclosureIndicator
    /// A disclosure indicator and a detail button.
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// The edit that a row supports.
  public enum EditingStyle: Int, Sendable {
    case none
    /// Deleting the row.
    case delete
    /// Inserting a row.
    case insert
  }

  /// The appearance of a focused cell.
  public enum FocusStyle: Int, Sendable {
    /// The system's appearance.
    case `default`
    /// The cell's own appearance.
    case custom
  }

  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control to delete or insert.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The style of a row's separator.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    /// An etched line, as in older systems.
    case singleLineEtched
  }

  /// How the cell takes part in a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
