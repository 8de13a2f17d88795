extension UITableViewHeaderFooterView {
  static let tableViewHeaderFooterViewClass = UIKitClass(
    UITableViewHeaderFooterView.self,
    keys: [
      KeyedOutlet("backgroundView", \UITableViewHeaderFooterView.backgroundView),
      KeyedOutlet(reading: "contentView", \UITableViewHeaderFooterView.contentView),
      KeyedOutlet(reading: "textLabel", \UITableViewHeaderFooterView.textLabel),
      KeyedOutlet(reading: "detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel),
      KeyedOutlet(reading: "reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier),
    ],
    drawing: .inherited,
    audited: { view, properties in
      properties.add("contentConfiguration", SnapshotValue(view.contentConfiguration))
      properties.add("backgroundConfiguration", SnapshotValue(view.backgroundConfiguration))
    }
  )
}
