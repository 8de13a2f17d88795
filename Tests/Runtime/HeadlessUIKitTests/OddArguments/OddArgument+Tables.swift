import HeadlessUIKit
import HeadlessUIKitDrawing

extension OddArgument {
  static let ofTables: [OddArgument] = [
    .holds("UITableView.cellForRow(at:)", at: "a row that doesn't exist: nil", .documented) {
      let lists = AnsweringLists()
      return paths.allSatisfy { lists.table.cellForRow(at: $0) == nil }
    },
    .holds("UITableView.rectForRow(at:)", at: "a row that doesn't exist: zero", .documented) {
      let lists = AnsweringLists()
      return paths.allSatisfy { lists.table.rectForRow(at: $0) == .zero }
    },
    .stops(
      [
        "UITableView.rect(forSection:)": { _ = AnsweringLists().table.rect(forSection: 9) },
        "UITableView.rectForHeader(inSection:)": { _ = AnsweringLists().table.rectForHeader(inSection: 9) },
        "UITableView.rectForFooter(inSection:)": { _ = AnsweringLists().table.rectForFooter(inSection: -1) },
      ],
      at: "a section that doesn't exist",
      .reported,
      "request for rect of "
    ),
    .holds(
      "UITableView.headerView(forSection:) footerView(forSection:)",
      at: "a section that doesn't exist: nil",
      .documented
    ) {
      let lists = AnsweringLists()
      return sections.allSatisfy {
        lists.table.headerView(forSection: $0) == nil && lists.table.footerView(forSection: $0) == nil
      }
    },
    .stops(
      "UITableView.numberOfRows(inSection:)",
      at: "a section that doesn't exist",
      .reported,
      "Requested the number of rows for section (9) which is out of bounds."
    ) { _ = AnsweringLists().table.numberOfRows(inSection: 9) },
    .held(
      "UITableView.indexPathForRow(at:)",
      at: "a point outside, infinite or NaN: nil",
      .documented,
      by: "OddPointTests"
    ),
    .holds("UITableView.indexPathsForRows(in:)", at: "a null or infinite rectangle: no row, all rows", .guess) {
      let lists = AnsweringLists()
      lists.show()
      return lists.table.indexPathsForRows(in: .null)?.isEmpty != false
        && lists.table.indexPathsForRows(in: .infinite)?.count == 6
    },
    .holds("UITableView.indexPath(for:)", at: "the cell of another table: nil", .documented) {
      let (lists, others) = (AnsweringLists(), AnsweringLists())
      lists.show()
      others.show()
      return others.table.visibleCells.allSatisfy { lists.table.indexPath(for: $0) == nil }
    },
    .holds("UITableView.deselectRow(at:animated:)", at: "a row that doesn't exist: ignored", .guess) {
      let lists = AnsweringLists()
      lists.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      for path in paths { lists.table.deselectRow(at: path, animated: false) }
      return lists.table.indexPathsForSelectedRows == [[0, 1]]
    },
    .holds("UITableView.reconfigureRows(at:)", at: "a row that doesn't exist: ignored", .guess) {
      let lists = AnsweringLists()
      lists.show()
      lists.requested = []
      lists.table.reconfigureRows(at: paths)
      lists.show()
      return lists.requested.isEmpty
    },
    .holds("UITableView.selectRow(at:animated:scrollPosition:)", at: "nil: deselects all", .documented) {
      let lists = AnsweringLists()
      lists.show()
      lists.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      lists.table.selectRow(at: nil, animated: false, scrollPosition: .none)
      return lists.table.indexPathForSelectedRow == nil
    },
    .holds(
      "UITableView.selectRow(at:animated:scrollPosition:)",
      at: "a row that doesn't exist, without scrolling: ignored",
      .guess
    ) {
      let lists = AnsweringLists()
      for path in paths { lists.table.selectRow(at: path, animated: false, scrollPosition: .none) }
      return lists.table.indexPathForSelectedRow == nil
    },
    .stops(
      "UITableView.selectRow(at:animated:scrollPosition:)",
      at: "a row that doesn't exist, with scrolling",
      .reported,
      "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 3 rows in section 0."
    ) { AnsweringLists().table.selectRow(at: [0, 9], animated: false, scrollPosition: .top) },
    .stops(
      "UITableView.scrollToRow(at:at:animated:)",
      at: "a negative row",
      .reported,
      "Attempted to scroll the table view to an out-of-bounds row (-1) when there are only 3 rows in section 0."
    ) { AnsweringLists().table.scrollToRow(at: [0, -1], at: .top, animated: false) },
    .stops(
      "UITableView.scrollToRow(at:at:animated:)",
      at: "a section that doesn't exist",
      .reported,
      "Attempted to scroll the table view to an out-of-bounds section (7) when there are only 2 sections."
    ) { AnsweringLists().table.scrollToRow(at: [7, 0], at: .top, animated: false) },
    .holds("UITableView.scrollToRow(at:at:animated:)", at: "NSNotFound as the row: the section", .documented) {
      let lists = AnsweringLists()
      lists.count = 30
      lists.table.scrollToRow(at: [1, NSNotFound], at: .top, animated: false)
      return lists.table.contentOffset.y == 30 * 44
    },
    .held(
      "UITableView.insertRows(at:with:) deleteRows(at:with:) reloadRows(at:with:) moveRow(at:to:)",
      "UITableView.insertSections(_:with:) deleteSections(_:with:) reloadSections(_:with:) moveSection(_:toSection:)",
      at: "indices that don't exist, and duplicates: stop",
      .reported,
      by: "BatchValidationTests"
    ),
    .stops(
      "UITableView.deleteRows(at:with:)",
      at: "a negative row",
      .reported,
      "attempt to delete row -1 from section 0 which only contains 3 rows before the update"
    ) { AnsweringLists().table.deleteRows(at: [[0, -1]], with: .none) },
    .stops(
      "UITableView.moveSection(_:toSection:)",
      at: "a negative section",
      .reported,
      "attempt to move section -1, but there are only 2 sections before the update"
    ) { AnsweringLists().table.moveSection(-1, toSection: 0) },
    .held("UITableView.dequeueReusableCell(withIdentifier:for:)", at: "a row that doesn't exist: stops", .reported),
    .held("UITableView.init(frame:style:)", at: "a frame that is NaN: stops", .reported),
    .held("UITableView.tableHeaderView tableFooterView", at: "NaN: stops", .reported),
    .holds("UITableView.tableHeaderView tableFooterView backgroundView", at: "nil: removed", .documented) {
      let table = AnsweringLists().table
      let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30)) }
      (table.tableHeaderView, table.tableFooterView, table.backgroundView) = (views[0], views[1], views[2])
      table.layoutIfNeeded()
      let height = table.contentSize.height
      (table.tableHeaderView, table.tableFooterView, table.backgroundView) = (nil, nil, nil)
      table.layoutIfNeeded()
      return views.allSatisfy { $0.superview == nil } && table.contentSize.height == height - 60
    },
    .accepts(
      "UITableView.rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight",
      "UITableView.estimatedSectionFooterHeight sectionHeaderTopPadding fillerRowHeight",
      at: "a negative or infinite length",
      .guess
    ) {
      let properties: [ReferenceWritableKeyPath<UITableView, CGFloat>] = [
        \.rowHeight, \.estimatedRowHeight, \.sectionHeaderHeight, \.sectionFooterHeight,
        \.estimatedSectionHeaderHeight, \.estimatedSectionFooterHeight, \.sectionHeaderTopPadding, \.fillerRowHeight,
      ]
      for length in lengths {
        for property in properties {
          let lists = AnsweringLists()
          lists.table.delegate = nil
          lists.table[keyPath: property] = length
          lists.show()
        }
      }
    },
    .holds("UITableView.rowHeight", at: "NaN: the height that fits the content", .guess) {
      let lists = AnsweringLists()
      lists.table.delegate = nil
      lists.table.rowHeight = .nan
      lists.show()
      return lists.table.rectForRow(at: [0, 0]).height == 44
    },
    .holds("UITableView.separatorInset", at: "negative insets: separators reach further", .known) {
      let lists = AnsweringLists()
      (lists.table.separatorInset.left, lists.table.separatorInset.right) = (-10, -20)
      return lists.table.svg().contains("<polyline points=\"-10,43.5 340,43.5\"")
    },
    .accepts("UITableView.sectionIndexMinimumDisplayRowCount", at: "a negative number", .guess) {
      let lists = AnsweringLists()
      lists.table.sectionIndexMinimumDisplayRowCount = -1
      lists.show()
    },
  ]
}
