extension UITableViewHeaderFooterView {
  static let tableViewHeaderFooterViewClass = UIKitClass(
    UITableViewHeaderFooterView.self,
    keys: [
      KeyedOutlet("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    ],
    drawing: .inherited,
    audited: { view, properties in
      properties.add("contentConfiguration", SnapshotValue(view.contentConfiguration))
      properties.add("backgroundConfiguration", SnapshotValue(view.backgroundConfiguration))
    }
  )
}
