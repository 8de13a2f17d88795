public import HeadlessUIKit
import HeadlessUIKitAuditing
import Testing

/// The audits of a table or collection view: `table.audit.reuse()`, `table.audit.contract()`.
///
/// An audit shows every row, which would take a person hours on a device, and records an issue at the line of the call
/// for each mistake that it finds.
@MainActor
public struct ListAudits<List: UIScrollView> {
  /// The list that is audited.
  let list: List
  let cells: any AuditedList

  init(list: List) where List: AuditedList { (self.list, cells) = (list, list) }

  /// Records an issue for each text.
  func record(_ texts: [String], _ audit: String, _ sourceLocation: SourceLocation) {
    for text in texts { Issue.record("\(type(of: list)).audit.\(audit): \(text)", sourceLocation: sourceLocation) }
  }
}

extension UITableView {
  /// The audits of the table view.
  public var audit: ListAudits<UITableView> { ListAudits(list: self) }
}

extension UICollectionView {
  /// The audits of the collection view.
  public var audit: ListAudits<UICollectionView> { ListAudits(list: self) }
}
