extension UITableView {
  static let tableViewClass = UIKitClass(
    UITableView.self,
    elements: ["tableView"],
    keys: [
      KeyedOutlet("delegate", \UITableView.delegate),
      KeyedOutlet("dataSource", \UITableView.dataSource),
      KeyedOutlet("prefetchDataSource", \UITableView.prefetchDataSource),
      KeyedOutlet("dragDelegate", \UITableView.dragDelegate),
      KeyedOutlet("dropDelegate", \UITableView.dropDelegate),
      KeyedOutlet("tableHeaderView", \UITableView.tableHeaderView),
      KeyedOutlet("tableFooterView", \UITableView.tableFooterView),
      KeyedOutlet("backgroundView", \UITableView.backgroundView),
    ]
  ) { reader in
    reader.number("rowHeight") { $0.rowHeight = $1 }
    reader.number("estimatedRowHeight") { $0.estimatedRowHeight = $1 }
    reader.number("sectionHeaderHeight") { $0.sectionHeaderHeight = $1 }
    reader.number("sectionFooterHeight") { $0.sectionFooterHeight = $1 }
    reader.number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1 }
    reader.number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1 }
    reader.choice(
      "separatorStyle",
      ["none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched, "default": .singleLine]
    ) { $0.separatorStyle = $1 }
    reader.color("separatorColor") { $0.separatorColor = $1 }
    reader.insets("separatorInset") { $0.separatorInset = $1 }
    reader.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
    reader.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
    reader.color("sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor = $1 }
    reader.flag("allowsSelection") { $0.allowsSelection = $1 }
    reader.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    reader.flag("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
    reader.flag("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 }
    reader.integer("sectionIndexMinimumDisplayRowCount", in: .whole) { $0.sectionIndexMinimumDisplayRowCount = $1 }
    reader.flag("springLoaded") { $0.isSpringLoaded = $1 }
    reader.flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
  }
}
