import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

extension OddArgument {
  /// Shows lists whose delegates return a length for a question.
  @MainActor private static func show(_ question: String, _ length: CGFloat, _ style: UITableView.Style = .plain)
    -> Bool
  {
    let lists = AnsweringLists(style: style)
    lists.lengths[question] = length
    return lists.show()
  }

  static let ofAnswers: [OddArgument] = [
    .held(
      "UITableViewDataSource.numberOfSections(in:)",
      "UITableViewDataSource.tableView(_:numberOfRowsInSection:)",
      "UICollectionViewDataSource.numberOfSections(in:)",
      "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)",
      at: "negative, or more than memory holds: stops",
      .guess,
      by: "InvalidInputTests"
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
      .reported,
      by: "DisplayCrashTests"
    ),
    .unasked(
      "UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:)",
      "UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)",
      at: "a section that doesn't exist; a test's tap on the title records an issue"
    ),
    .held(
      "UITableViewDelegate.tableView(_:heightForRowAt:)",
      "UITableViewDelegate.tableView(_:heightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:heightForFooterInSection:)",
      at: "negative: stops",
      .reported,
      by: "DisplayCrashTests"
    ),
    .holds(
      "UITableViewDelegate.tableView(_:heightForRowAt:)",
      "UITableViewDelegate.tableView(_:heightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:heightForFooterInSection:)",
      at: "infinite",
      .guess
    ) {
      ["row", "header", "footer"].allSatisfy { show($0, .infinity) && show($0, .infinity, .grouped) }
    },
    .stops(
      "UITableViewDelegate.tableView(_:heightForRowAt:)",
      at: "NaN",
      .reported,
      "A height in a table view is NaN, and must be a number"
    ) { _ = show("row", .nan) },
    .stops(
      "UITableViewDelegate.tableView(_:heightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:heightForFooterInSection:)",
      at: "NaN",
      .reported,
      "A height in a table view is NaN, and must be a number"
    ) { _ = show("header", .nan) },
    .holds(
      "UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)",
      "UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)",
      at: "negative or infinite: the standard estimate",
      .guess
    ) {
      ["estimated row", "estimated header", "estimated footer"].allSatisfy { question in
        lengths.allSatisfy { show(question, $0) }
      }
    },
    .holds("UITableViewDelegate.tableView(_:indentationLevelForRowAt:)", at: "negative", .guess) {
      let lists = AnsweringLists()
      lists.indentation = -4
      return lists.show()
    },
    .holds(
      "UITableViewDelegate.tableView(_:viewForHeaderInSection:)",
      "UITableViewDelegate.tableView(_:viewForFooterInSection:)",
      at: "nil: the title's view, or none",
      .documented
    ) {
      let lists = AnsweringLists()
      return lists.show() && lists.table.headerView(forSection: 0) == nil
    },
    .holds(
      "UITableViewDelegate.tableView(_:willSelectRowAt:)",
      "UITableViewDelegate.tableView(_:willDeselectRowAt:)",
      at: "nil: no selection",
      .documented
    ) {
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
      at: "the default: the proposed one",
      .documented
    ) {
      let lists = AnsweringLists()
      lists.show()
      lists.collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      return lists.show()
    },
    .held(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)",
      at: "negative: stops; too large: logged",
      .reported,
      by: "DisplayCrashTests"
    ),
    .holds(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)",
      at: "negative or infinite; lines may overlap",
      .known
    ) {
      lengths.allSatisfy { length in
        let lists = AnsweringLists()
        (lists.lengths["line"], lists.lengths["item"]) = (length, length)
        lists.inset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        return lists.show()
      }
    },
  ]
}
