import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

extension OddArgument {
  /// Shows lists whose delegates return a length for a question.
  @MainActor private static func show(_ question: String, _ length: CGFloat, _ style: UITableView.Style = .plain) {
    let lists = AnsweringLists(style: style)
    lists.lengths[question] = length
    lists.show()
  }

  /// The height of a table's content of which most is out of view, if the delegate returns an estimate.
  @MainActor private static func contentHeight(_ question: String, _ length: CGFloat?) -> CGFloat {
    let lists = AnsweringLists()
    lists.count = 30
    lists.lengths[question] = length
    lists.table.layoutIfNeeded()
    return lists.table.contentSize.height
  }

  static let ofAnswers: [OddArgument] = [
    .held(
      "UITableViewDataSource.numberOfSections(in:)",
      "UICollectionViewDataSource.numberOfSections(in:) collectionView(_:numberOfItemsInSection:)",
      at: "negative, or more than memory holds: stops",
      .guess
    ),
    .stops(
      "UITableViewDataSource.tableView(_:numberOfRowsInSection:)",
      at: "negative",
      .guess,
      "The number of rows in section 0 must not be negative: -1"
    ) {
      let lists = AnsweringLists()
      lists.count = -1
      lists.table.layoutIfNeeded()
    },
    .held(
      "UITableViewDataSource.tableView(_:cellForRowAt:)",
      "UICollectionViewDataSource.collectionView(_:cellForItemAt:)",
      at: "a cell of another list, or in use: stops",
      .reported
    ),
    .unasked(
      "UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:)",
      "UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)",
      at: "a section that doesn't exist; a test's tap on the title records an issue"
    ),
    .held(
      "UITableViewDelegate.tableView(_:heightForRowAt:) tableView(_:heightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:heightForFooterInSection:)",
      at: "negative: stops",
      .reported
    ),
    .accepts(
      "UITableViewDelegate.tableView(_:heightForRowAt:) tableView(_:heightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:heightForFooterInSection:)",
      at: "infinite",
      .guess
    ) {
      for question in ["row", "header", "footer"] {
        show(question, .infinity)
        show(question, .infinity, .grouped)
      }
    },
    .stops(
      [
        "UITableViewDelegate.tableView(_:heightForRowAt:)": { show("row", .nan) },
        "UITableViewDelegate.tableView(_:heightForHeaderInSection:)": { show("header", .nan) },
        "UITableViewDelegate.tableView(_:heightForFooterInSection:)": { show("footer", .nan) },
      ],
      at: "NaN",
      .reported,
      "A height in a table view is NaN, and must be a number"
    ),
    .holds(
      "UITableViewDelegate.tableView(_:estimatedHeightForRowAt:) tableView(_:estimatedHeightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)",
      at: "negative, infinite or NaN: the standard estimate",
      .guess
    ) {
      ["estimated row", "estimated header", "estimated footer"].allSatisfy { question in
        let standard = contentHeight(question, nil)
        return contentHeight(question, 70) > standard
          && [-3, -1e300, -.infinity, .infinity, .nan].allSatisfy { contentHeight(question, $0) == standard }
      }
    },
    .accepts(
      "UITableViewDelegate.tableView(_:estimatedHeightForRowAt:) tableView(_:estimatedHeightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)",
      at: "higher than any content",
      .guess
    ) { for question in ["estimated row", "estimated header", "estimated footer"] { show(question, 1e300) } },
    .accepts("UITableViewDelegate.tableView(_:indentationLevelForRowAt:)", at: "negative", .guess) {
      let lists = AnsweringLists()
      lists.indentation = -4
      lists.show()
    },
    .holds(
      "UITableViewDelegate.tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:)",
      at: "nil: the title's view, or none",
      .documented
    ) {
      [nil, "Fruit"].allSatisfy { title in
        let lists = AnsweringLists()
        lists.title = title
        let (header, footer) = (lists.table.headerView(forSection: 0), lists.table.footerView(forSection: 0))
        return header?.textLabel?.text == title && footer?.textLabel?.text == title
          && (header == nil) == (title == nil) && (footer == nil) == (title == nil)
      }
    },
    .holds("UITableViewDelegate.tableView(_:willDeselectRowAt:)", at: "nil: stays selected", .documented) {
      [true, false].allSatisfy { allowsSeveral in
        let lists = AnsweringLists()
        lists.table.allowsMultipleSelection = allowsSeveral
        lists.table.layoutIfNeeded()
        lists.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        lists.selected = [0, 1]
        // Where several rows may be selected, a tap on a selected one deselects it; otherwise, a tap on another does.
        lists.table.user.tapRow(at: allowsSeveral ? [0, 0] : [0, 1])
        return lists.told.isEmpty && lists.table.indexPathsForSelectedRows == [[0, 0]]
      }
    },
    .holds("UITableViewDelegate.tableView(_:willSelectRowAt:)", at: "nil: no selection", .documented) {
      let lists = AnsweringLists()
      lists.table.layoutIfNeeded()
      lists.table.user.tapRow(at: [0, 0])
      return lists.told.isEmpty && lists.table.indexPathForSelectedRow == nil
    },
    .holds("UITableViewDelegate.tableView(_:willSelectRowAt:)", at: "another row: that one", .documented) {
      let lists = AnsweringLists()
      lists.selected = [1, 2]
      lists.table.layoutIfNeeded()
      lists.table.user.tapRow(at: [0, 0])
      return lists.told == [[1, 2]] && lists.table.indexPathForSelectedRow == [1, 2]
    },
    .stops(
      "UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      at: "a row that doesn't exist",
      .reported,
      "that does not exist - there are only 3 rows in section 0 after the update"
    ) {
      let lists = AnsweringLists()
      lists.target = [0, 8]
      lists.table.isEditing = true
      lists.table.layoutIfNeeded()
      lists.table.user.dragRow(at: [0, 0], to: [0, 1])
    },
    .stops(
      "UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
      at: "an item that doesn't exist",
      .reported,
      "that does not exist - there are only 3 items in section 0 after the update"
    ) {
      let lists = AnsweringLists()
      lists.target = [0, 8]
      lists.collection.layoutIfNeeded()
      lists.collection.user.dragItem(at: [0, 0], to: [0, 1])
    },
    .unasked(
      "UITableViewDelegate.indexPathForPreferredFocusedView(in:)",
      "UICollectionViewDelegate.indexPathForPreferredFocusedView(in:)",
      at: "a row or an item that doesn't exist"
    ),
    .holds(
      "UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:)",
      at: "an offset beyond the content: kept",
      .guess
    ) {
      [-1e6, 1e6].allSatisfy { y in
        let lists = AnsweringLists()
        lists.collection.layoutIfNeeded()
        lists.offset = CGPoint(x: 0, y: y)
        lists.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        lists.collection.layoutIfNeeded()
        return lists.collection.contentOffset.y == CGFloat(y) && lists.collection.visibleCells.isEmpty
      }
    },
    .held(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)",
      at: "negative: stops; too large: logged",
      .reported
    ),
    .accepts(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)",
      at: "negative or infinite",
      .guess
    ) {
      for length in lengths {
        let changes: [(AnsweringLists) -> Void] = [
          { $0.lengths["line"] = length }, { $0.lengths["item"] = length },
          { $0.lengths["header reference"] = length }, { $0.lengths["footer reference"] = length },
          { $0.inset = UIEdgeInsets(top: length, left: length, bottom: length, right: length) },
        ]
        for change in changes {
          let lists = AnsweringLists()
          change(lists)
          lists.show()
        }
        let lists = AnsweringLists()
        for change in changes { change(lists) }
        lists.show()
      }
    },
    .stops(
      [
        "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)": {
          show("line", .nan)
        },
        "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)": {
          show("item", .nan)
        },
        "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)": {
          show("header reference", .nan)
        },
        "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)": {
          show("footer reference", .nan)
        },
      ],
      at: "NaN",
      .guess,
      "A size or spacing of a flow layout is NaN, and must be a number"
    ),
    .holds(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      at: "negative: lines overlap",
      .known
    ) {
      let lists = AnsweringLists()
      (lists.size.width, lists.lengths["line"]) = (300, -3)
      lists.collection.layoutIfNeeded()
      return lists.collection.layoutAttributesForItem(at: [0, 1])?.frame.minY == 17
    },
  ]
}
