import Testing

@testable import HeadlessUIKit

/// Queries and changes in callbacks during a layout: none of them may disturb that layout.
@MainActor
@Suite struct QuestionsInCallbacksTests {
  struct Question<View: Sendable>: Sendable, CustomTestStringConvertible {
    let name: String
    let ask: @MainActor @Sendable (View, IndexPath) -> Void
    var testDescription: String { name }

    init(_ name: String, _ ask: @escaping @MainActor @Sendable (View, IndexPath) -> Void) {
      self.name = name
      self.ask = ask
    }
  }

  // MARK: Tables

  nonisolated static let tableQuestions: [Question<UITableView>] = [
    Question("visible rows") { table, _ in _ = table.indexPathsForVisibleRows },
    Question("visible cells") { table, _ in _ = table.visibleCells },
    Question("cell of the row") { table, path in _ = table.cellForRow(at: path) },
    Question("cell of the first row") { table, _ in _ = table.cellForRow(at: IndexPath(row: 0, section: 0)) },
    Question("row of a cell") { table, _ in _ = table.indexPath(for: UITableViewCell()) },
    Question("header") { table, path in _ = table.headerView(forSection: path.section) },
    Question("footer") { table, path in _ = table.footerView(forSection: path.section) },
    Question("counts") { table, _ in _ = table.numberOfRows(inSection: table.numberOfSections - 1) },
    Question("place of the row") { table, path in _ = table.rectForRow(at: path) },
    Question("rows in view by place") { table, _ in _ = table.indexPathsForRows(in: table.bounds) },
    Question("places of the section") { table, path in
      _ = table.rectForHeader(inSection: path.section).union(table.rectForFooter(inSection: path.section))
    },
    Question("layout") { table, _ in table.layoutIfNeeded() },
    Question("another layout") { table, _ in
      table.setNeedsLayout()
      table.superview?.layoutIfNeeded()
    },
    Question("an empty batch") { table, _ in
      table.beginUpdates()
      table.endUpdates()
    },
    Question("a batch of nothing") { table, _ in table.performBatchUpdates(nil) },
    Question("a batch in which rows are asked for") { table, _ in
      table.performBatchUpdates {
        _ = table.visibleCells
      } completion: { _ in
        _ = table.visibleCells
      }
    },
    Question("selection") { table, path in
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      table.deselectRow(at: path, animated: false)
    },
  ]

  private func walk(_ curious: CuriousTable) -> [String] {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(curious.table)
    outer.layoutIfNeeded()
    for offset in [30, 130, 145, 400, 250, 0] as [CGFloat] {
      curious.table.contentOffset.y = offset
      outer.layoutIfNeeded()
      #expect(curious.mistake == nil)
    }
    curious.counts = [2, 3, 1]
    curious.table.reloadData()
    outer.layoutIfNeeded()
    #expect(curious.mistake == nil)
    return curious.takeLog()
  }

  @Test(arguments: tableQuestions, CuriousTable.Heights.allCases)
  func tablesAnswerQueriesInCallbacks(_ question: Question<UITableView>, _ heights: CuriousTable.Heights) {
    let undisturbed = walk(CuriousTable(heights))
    let curious = CuriousTable(heights)
    curious.act = { question.ask($1, $2) }
    #expect(walk(curious) == undisturbed)
    #expect(undisturbed.count > 80)
  }

  @Test(arguments: CuriousTable.Callback.allCases, CuriousTable.Heights.allCases)
  func aTableMayBeReloadedInCallbacks(_ callback: CuriousTable.Callback, _ heights: CuriousTable.Heights) {
    let curious = CuriousTable(heights)
    var reloads = 0
    curious.act = { found, table, path in
      guard found == callback, reloads < 3, path.row == 0 || callback == .didEndDisplaying else { return }
      reloads += 1
      curious.counts[2] += 1
      table.reloadData()
    }
    curious.table.layoutIfNeeded()
    curious.table.contentOffset.y = 230
    curious.table.layoutIfNeeded()
    let isAsked = callback != .height || heights != .uniform
    // Only one header leaves the view by scrolling.
    #expect(reloads == (callback == .didEndDisplayingHeader ? 1 : isAsked ? 3 : 0))
    curious.act = { _, _, _ in }
    #expect(curious.mistake == nil)
    #expect(curious.table.numberOfRows(inSection: 2) == 30 + reloads)
  }

  /// Appends rows when the last one comes into view, as in lists that load page by page.
  @Test(arguments: CuriousTable.Heights.allCases, [1, 2])
  func rowsMayBeAppendedWhileRowsAreShown(_ heights: CuriousTable.Heights, batches: Int) {
    let curious = CuriousTable(heights)
    curious.counts = [3]
    var finished: [Int] = []
    curious.act = { callback, table, path in
      guard callback == .willDisplay, path.row == curious.counts[0] - 1, curious.counts[0] < 12 else { return }
      for _ in 0..<batches {
        let new = IndexPath(row: curious.counts[0], section: 0)
        curious.counts[0] += 1
        table.performBatchUpdates {
          table.insertRows(at: [new], with: .none)
        } completion: { _ in
          finished.append(table.numberOfRows(inSection: 0))
        }
        #expect(table.hasUncommittedUpdates)
        #expect(table.numberOfRows(inSection: 0) < curious.counts[0])
      }
    }
    curious.table.layoutIfNeeded()
    #expect(curious.mistake == nil)
    #expect(!curious.table.hasUncommittedUpdates)
    #expect(curious.table.numberOfRows(inSection: 0) == curious.counts[0])
    #expect(finished.count == curious.counts[0] - 3)
    #expect(finished.last == curious.counts[0])
    #expect(Set(curious.log.filter { $0.hasPrefix("cell") }).count == curious.table.visibleCells.count)
  }

  // MARK: Collections

  nonisolated private static let header = UICollectionView.elementKindSectionHeader

  nonisolated static let collectionQuestions: [Question<UICollectionView>] = [
    Question("visible items") { view, _ in _ = view.indexPathsForVisibleItems },
    Question("visible cells") { view, _ in _ = view.visibleCells },
    Question("cell of the item") { view, path in _ = view.cellForItem(at: path) },
    Question("header") { view, path in _ = view.supplementaryView(forElementKind: header, at: path) },
    Question("headers") { view, _ in _ = view.visibleSupplementaryViews(ofKind: header) },
    Question("places of headers") { view, _ in _ = view.indexPathsForVisibleSupplementaryElements(ofKind: header) },
    Question("counts") { view, _ in _ = view.numberOfItems(inSection: view.numberOfSections - 1) },
    Question("layout") { view, _ in view.layoutIfNeeded() },
    Question("another layout") { view, _ in
      view.setNeedsLayout()
      view.superview?.layoutIfNeeded()
    },
    Question("a batch of nothing") { view, _ in view.performBatchUpdates(nil) },
    Question("a batch in which items are asked for") { view, _ in
      view.performBatchUpdates {
        _ = view.visibleCells
      } completion: { _ in
        _ = view.visibleCells
      }
    },
  ]

  private func walk(_ curious: CuriousCollection) -> [String] {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(curious.collection)
    outer.layoutIfNeeded()
    for offset in [30, 130, 145, 220, 60, 0] as [CGFloat] {
      curious.collection.contentOffset.y = offset
      outer.layoutIfNeeded()
      #expect(curious.mistake == nil)
    }
    curious.counts = [2, 3, 1]
    curious.collection.reloadData()
    outer.layoutIfNeeded()
    #expect(curious.collection.visibleCells.count == 6)
    return curious.takeLog()
  }

  @Test(arguments: collectionQuestions)
  func collectionsAnswerQueriesInCallbacks(_ question: Question<UICollectionView>) {
    let undisturbed = walk(CuriousCollection())
    let curious = CuriousCollection()
    curious.act = { question.ask($1, $2) }
    #expect(walk(curious) == undisturbed)
    #expect(undisturbed.count > 80)
  }

  @Test(arguments: CuriousCollection.Callback.allCases)
  func aCollectionMayBeReloadedInCallbacks(_ callback: CuriousCollection.Callback) {
    let curious = CuriousCollection()
    var reloads = 0
    curious.act = { found, view, path in
      guard found == callback, reloads < 3, path.item == 0 || callback == .didEndDisplaying else { return }
      reloads += 1
      curious.counts[2] += 1
      view.reloadData()
    }
    curious.collection.layoutIfNeeded()
    curious.collection.contentOffset.y = 60
    curious.collection.layoutIfNeeded()
    #expect(reloads == 3)
    curious.act = { _, _, _ in }
    #expect(curious.mistake == nil)
    #expect(curious.collection.numberOfItems(inSection: 2) == 33)
  }

  @Test(arguments: [1, 2])
  func itemsMayBeAppendedWhileItemsAreShown(batches: Int) {
    let curious = CuriousCollection()
    curious.counts = [3]
    var finished: [Int] = []
    curious.act = { callback, view, path in
      guard callback == .willDisplay, path.item == curious.counts[0] - 1, curious.counts[0] < 20 else { return }
      for _ in 0..<batches {
        let new = IndexPath(item: curious.counts[0], section: 0)
        curious.counts[0] += 1
        view.performBatchUpdates {
          view.insertItems(at: [new])
        } completion: { _ in
          finished.append(view.numberOfItems(inSection: 0))
        }
        #expect(view.hasUncommittedUpdates)
      }
    }
    curious.collection.layoutIfNeeded()
    #expect(curious.mistake == nil)
    #expect(curious.collection.numberOfItems(inSection: 0) == curious.counts[0])
    #expect(finished.last == curious.counts[0])
    #expect(finished.count == curious.counts[0] - 3)
  }
}
