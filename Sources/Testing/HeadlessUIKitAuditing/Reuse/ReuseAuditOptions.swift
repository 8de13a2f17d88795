/// The options of an audit of recycled views.
package struct ReuseAuditOptions {
  /// Whether the stored properties of cells are also compared.
  package var includesStoredProperties: Bool
  /// By how much numbers may differ.
  package var tolerance: Double
  /// The paths of properties that aren't compared, such as "PersonCell.clockLabel.text" or "PersonCell.clockLabel".
  package var ignored: [String]

  package init(includesStoredProperties: Bool = false, tolerance: Double = 0.001, ignored: [String] = []) {
    self.includesStoredProperties = includesStoredProperties
    self.tolerance = tolerance
    self.ignored = ignored
  }
}
