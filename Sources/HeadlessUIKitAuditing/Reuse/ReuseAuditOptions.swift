package import Foundation

/// The options of an audit of recycled cells.
package struct ReuseAuditOptions {
  /// The rows; `nil` for all.
  package var rows: [IndexPath]?
  /// Whether the stored properties of cells are compared, too.
  package var includesStoredProperties: Bool
  /// By how much numbers may differ.
  package var tolerance: Double
  /// The paths of properties that aren't compared, such as "PersonCell.clockLabel.text" or "PersonCell.clockLabel".
  package var ignored: [String]

  package init(
    rows: [IndexPath]? = nil,
    includesStoredProperties: Bool = false,
    tolerance: Double = 0.001,
    ignored: [String] = []
  ) {
    self.rows = rows
    self.includesStoredProperties = includesStoredProperties
    self.tolerance = tolerance
    self.ignored = ignored
  }
}
