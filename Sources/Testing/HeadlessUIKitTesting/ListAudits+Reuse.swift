public import HeadlessUIKit
import HeadlessUIKitAuditing
public import Testing

extension ListAudits {
  /// Looks for cells, headers, footers and other views that show something of a former row, item or section.
  ///
  /// Each row is shown in a recycled cell and in a new one, and their content is compared: text, images, colors,
  /// fonts, visibility, states, subviews, constraints, targets, gesture recognizers, content offsets, accessories,
  /// configurations, accessibility. Each kind of row follows every other kind that shares its reuse identifier, also
  /// one that was selected. Records one issue for each property, with the row that the value comes from and the
  /// shortest sequence of rows that reproduces it.
  ///
  /// ```swift
  /// @Test func noCellIsStale() async {
  ///   let people = PeopleViewController()
  ///   people.loadViewIfNeeded()
  ///   await people.tableView.audit.reuse()
  /// }
  /// ```
  ///
  /// Headers and footers that are reused are compared in the same way, and so are the other elements of a
  /// collection view. A data source that answers a row differently each time, for example with the date, is reported as
  /// such.
  ///
  /// - Parameters:
  ///   - rows: The rows or items to show. All unless specified. If they are specified, only cells are compared.
  ///   - includesStoredProperties: Whether to also compare the stored properties of cells.
  ///   - tolerance: By how much numbers may differ.
  ///   - ignored: The properties that aren't compared, as issues name them: `"PersonCell.clockLabel.text"`, or
  ///     `"PersonCell.clockLabel"` for all of the label's.
  ///   - settling: Performs pending work, such as the next completion of an image request, and returns whether there
  ///     was any. It is called until there is none. If it performs one piece at a time, the newest first, then content
  ///     that arrives in a recycled cell is reported with the row that it was meant for.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func reuse(
    of rows: [IndexPath]? = nil,
    includingStoredProperties includesStoredProperties: Bool = false,
    tolerance: CGFloat = 0.001,
    ignoring ignored: [String] = [],
    settling: (@MainActor () async -> Bool)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let options = ReuseAuditOptions(
      includesStoredProperties: includesStoredProperties,
      tolerance: Double(tolerance),
      ignored: ignored
    )
    func audit(_ views: some AuditedViews) async {
      let findings = await ReuseAudit(views, options: options, settling: settling).run()
      Issue.record(findings.map(\.description), by: "reuse()", of: list, sourceLocation: sourceLocation)
    }
    func auditAll(of list: some AuditedList) async {
      await audit(ListCells(of: list, rows: rows))
      if rows == nil { await audit(list.otherViews) }
    }
    await auditAll(of: cells)
  }
}
