public import HeadlessUIKit
import HeadlessUIKitAuditing

/// The audits of a table or collection view.
///
///     await people.tableView.audit.reuse()  // stale cells
///     people.tableView.audit.contract(classes: ["PersonCell": PersonCell.self])  // counts, classes, heights, taps
///
/// An audit shows every row, and records an issue at the line of the call for each mistake that it finds. By default,
/// `reuse()` shows each kind of row after each other kind in the same cell. For a long list, choose rows with `of`.
///
/// An audit compares cells with each other, and doesn't know what a cell should show. Test that with `#expect` or
/// `expectPicture`.
@MainActor
public struct ListAudits<List: UIScrollView> {
  let list: List
  let cells: any AuditedList

  init(list: List) where List: AuditedList { (self.list, cells) = (list, list) }
}

extension UITableView {
  /// The audits of the table view.
  public var audit: ListAudits<UITableView> { ListAudits(list: self) }
}

extension UICollectionView {
  /// The audits of the collection view.
  public var audit: ListAudits<UICollectionView> { ListAudits(list: self) }
}
