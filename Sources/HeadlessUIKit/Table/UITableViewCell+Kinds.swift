extension UITableViewCell {
  /// The ready-made looks.
  public enum CellStyle: Int, Sendable {
    /// A title, with a picture before it.
    case `default`
    /// A title, and a value at the other edge.
    case value1
    /// A small title, and a value right after it.
    case value2
    /// A title, and a smaller one below.
    case subtitle
  }

  /// How a cell looks when it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none
    /// Highlighted: like `default`.
    case blue
    /// Highlighted: like `default`.
    case gray
    /// Highlighted.
    case `default`
  }

  /// What a cell shows at its end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: there is more.
    case disclosureIndicator
    /// An arrow and a button.
    case detailDisclosureButton
    /// A mark: chosen.
    case checkmark
    /// A button.
    case detailButton
  }

  /// How a row may be edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none
    /// It may be deleted.
    case delete
    /// Another may be inserted here.
    case insert
  }

  /// How a cell looks when it has the focus.
  public enum FocusStyle: Int, Sendable {
    /// As the system has it.
    case `default`
    /// As the cell itself has it.
    case custom
  }

  /// What a cell shows of editing.
  public struct StateMask: OptionSet, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control to delete or insert.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
