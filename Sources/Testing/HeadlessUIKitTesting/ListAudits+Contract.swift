public import HeadlessUIKit
public import HeadlessUIKitAuditing
public import Testing

extension ListAudits where List == UITableView {
  /// Checks what the data source and the delegate promise, for every row.
  ///
  /// - Counts that are requested twice are equal.
  /// - Each cell is reused, and has the class that `classes` specifies for its identifier.
  /// - Scrolling makes no more cells than the screen shows.
  /// - The heights that the delegate returns are those of the content.
  /// - At each width and content size no label is truncated, no constraint is broken, and none is missing.
  /// - Each row can be tapped, swiped and edited, and its menu opened. A mistake stops the program, as on a device.
  ///
  /// Records one issue for each mistake, with the first row that has it.
  ///
  ///     people.tableView.audit.contract(classes: ["PersonCell": PersonCell.self])
  ///
  /// - Parameters:
  ///   - rows: The rows to check. All unless specified.
  ///   - classes: The class of the cells for each reuse identifier. If it is empty, classes aren't checked.
  ///   - widths: The widths of the table view, in points: unless specified those of three phones and of half an iPad.
  ///   - contentSizes: The sizes of text that adjusts to the content size category.
  ///   - operatesRows: Whether to tap, swipe and edit the rows. The list is shown as it is then.
  ///   - ignored: The views that aren't checked, such as `"PersonCell.nameLabel"`.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func contract(
    of rows: [IndexPath]? = nil,
    classes: [String: UITableViewCell.Type] = [:],
    widths: [CGFloat] = [320, 375, 430, 507],
    contentSizes: [ContentSize] = [.large, .extraExtraExtraLarge],
    operatesRows: Bool = true,
    ignoring ignored: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let options = ListContractOptions(
      rows: rows,
      classes: classes,
      widths: widths,
      contentSizes: contentSizes,
      operatesRows: operatesRows,
      ignored: ignored
    )
    let findings = ListContract(list, options: options).run()
    Issue.record(findings, by: "contract()", of: list, sourceLocation: sourceLocation)
  }
}

extension ListAudits where List == UICollectionView {
  /// Checks what the data source and the delegate promise, for every item: as for a table view, apart from heights.
  ///
  /// - Parameters:
  ///   - items: The items to check. All unless specified.
  ///   - classes: The class of the cells for each reuse identifier. If it is empty, classes aren't checked.
  ///   - widths: The widths of the collection view, in points.
  ///   - contentSizes: The sizes of text that adjusts to the content size category.
  ///   - operatesItems: Whether to tap and edit the items, and to open their menus.
  ///   - ignored: The views that aren't checked, such as `"PhotoCell.numberLabel"`.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func contract(
    of items: [IndexPath]? = nil,
    classes: [String: UICollectionViewCell.Type] = [:],
    widths: [CGFloat] = [320, 375, 430, 507],
    contentSizes: [ContentSize] = [.large, .extraExtraExtraLarge],
    operatesItems: Bool = true,
    ignoring ignored: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let options = ListContractOptions(
      rows: items,
      classes: classes,
      widths: widths,
      contentSizes: contentSizes,
      operatesRows: operatesItems,
      ignored: ignored
    )
    let findings = ListContract(list, options: options).run()
    Issue.record(findings, by: "contract()", of: list, sourceLocation: sourceLocation)
  }
}
