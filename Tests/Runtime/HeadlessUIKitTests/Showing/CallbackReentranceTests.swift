import Testing

@testable import HeadlessUIKit

/// Queries and changes in callbacks during a layout: none of them may disturb that layout.
@MainActor struct CallbackReentranceTests {
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

  private func walk(_ fixture: CallbackTable) -> [String] {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(fixture.table)
    outer.layoutIfNeeded()
    for offset in [30, 130, 145, 400, 250, 0] as [CGFloat] {
      fixture.table.contentOffset.y = offset
      outer.layoutIfNeeded()
      #expect(fixture.mistake == nil)
    }
    fixture.counts = [2, 3, 1]
    fixture.table.reloadData()
    outer.layoutIfNeeded()
    #expect(fixture.mistake == nil)
    return fixture.takeLog()
  }

  @Test(arguments: tableQuestions, CallbackTable.Heights.allCases)
  func tablesAnswerQueriesInCallbacks(_ question: Question<UITableView>, _ heights: CallbackTable.Heights) {
    let undisturbed = walk(CallbackTable(heights))
    let fixture = CallbackTable(heights)
    fixture.act = { question.ask($1, $2) }
    #expect(walk(fixture) == undisturbed)
    #expect(undisturbed.count > 80)
  }

  @Test(arguments: CallbackTable.Callback.allCases, CallbackTable.Heights.allCases)
  func aTableMayBeReloadedInCallbacks(_ callback: CallbackTable.Callback, _ heights: CallbackTable.Heights) {
    let fixture = CallbackTable(heights)
    var reloads = 0
    fixture.act = { found, table, path in
      guard found == callback, reloads < 3, path.row == 0 || callback == .didEndDisplaying else { return }
      reloads += 1
      fixture.counts[2] += 1
      table.reloadData()
    }
    fixture.table.layoutIfNeeded()
    fixture.table.scroll(toY: 230)
    let isAsked = callback != .height || heights != .uniform
    // Only one header leaves the view by scrolling.
    #expect(reloads == (callback == .didEndDisplayingHeader ? 1 : isAsked ? 3 : 0))
    fixture.act = { _, _, _ in }
    #expect(fixture.mistake == nil)
    #expect(fixture.table.numberOfRows(inSection: 2) == 30 + reloads)
  }

  /// Appends rows when the last one comes into view, as in lists that load page by page.
  @Test(arguments: CallbackTable.Heights.allCases, [1, 2])
  func rowsMayBeAppendedWhileRowsAreShown(_ heights: CallbackTable.Heights, batches: Int) {
    let fixture = CallbackTable(heights)
    fixture.counts = [3]
    var finished: [Int] = []
    fixture.act = { callback, table, path in
      guard callback == .willDisplay, path.row == fixture.counts[0] - 1, fixture.counts[0] < 12 else { return }
      for _ in 0..<batches {
        let new = IndexPath(row: fixture.counts[0], section: 0)
        fixture.counts[0] += 1
        table.performBatchUpdates {
          table.insertRows(at: [new], with: .none)
        } completion: { _ in
          finished.append(table.numberOfRows(inSection: 0))
        }
        #expect(table.hasUncommittedUpdates)
        #expect(table.numberOfRows(inSection: 0) < fixture.counts[0])
      }
    }
    fixture.table.layoutIfNeeded()
    #expect(fixture.mistake == nil)
    #expect(!fixture.table.hasUncommittedUpdates)
    #expect(fixture.table.numberOfRows(inSection: 0) == fixture.counts[0])
    #expect(finished.count == fixture.counts[0] - 3)
    #expect(finished.last == fixture.counts[0])
    #expect(Set(fixture.log.filter { $0.hasPrefix("cell") }).count == fixture.table.visibleCells.count)
  }

  // MARK: Collections

  nonisolated private static let header = "UICollectionElementKindSectionHeader"

  nonisolated static let collectionQuestions: [Question<UICollectionView>] = [
    Question("visible items") { view, _ in _ = view.indexPathsForVisibleItems },
    Question("visible cells") { view, _ in _ = view.visibleCells },
    Question("cell of the item") { view, path in _ = view.cellForItem(at: path) },
    Question("header") { view, path in _ = view.supplementaryView(forElementKind: header, at: path) },
    Question("headers") { view, _ in _ = view.visibleSupplementaryViews(ofKind: header) },
    Question("places of headers") { view, _ in _ = view.indexPathsForVisibleSupplementaryElements(ofKind: header) },
    Question("counts") { view, _ in
      // No section is known yet when the data source is asked for the first time.
      for section in 0..<view.numberOfSections { _ = view.numberOfItems(inSection: section) }
    },
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

  private func walk(_ fixture: CallbackCollection) -> [String] {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(fixture.collection)
    outer.layoutIfNeeded()
    for offset in [30, 130, 145, 220, 60, 0] as [CGFloat] {
      fixture.collection.contentOffset.y = offset
      outer.layoutIfNeeded()
      #expect(fixture.mistake == nil)
    }
    fixture.counts = [2, 3, 1]
    fixture.collection.reloadData()
    outer.layoutIfNeeded()
    #expect(fixture.collection.visibleCells.count == 6)
    return fixture.takeLog()
  }

  @Test(arguments: collectionQuestions)
  func collectionsAnswerQueriesInCallbacks(_ question: Question<UICollectionView>) {
    let undisturbed = walk(CallbackCollection())
    let fixture = CallbackCollection()
    fixture.act = { question.ask($1, $2) }
    #expect(walk(fixture) == undisturbed)
    #expect(undisturbed.count > 80)
  }

  @Test(arguments: CallbackCollection.Callback.allCases)
  func aCollectionMayBeReloadedInCallbacks(_ callback: CallbackCollection.Callback) {
    let fixture = CallbackCollection()
    var reloads = 0
    fixture.act = { found, view, path in
      guard found == callback, reloads < 3, path.item == 0 || callback == .didEndDisplaying else { return }
      reloads += 1
      fixture.counts[2] += 1
      view.reloadData()
    }
    fixture.collection.layoutIfNeeded()
    fixture.collection.scroll(toY: 60)
    #expect(reloads == 3)
    fixture.act = { _, _, _ in }
    #expect(fixture.mistake == nil)
    #expect(fixture.collection.numberOfItems(inSection: 2) == 33)
  }

  @Test(arguments: [1, 2])
  func itemsMayBeAppendedWhileItemsAreShown(batches: Int) {
    let fixture = CallbackCollection()
    fixture.counts = [3]
    var finished: [Int] = []
    fixture.act = { callback, view, path in
      guard callback == .willDisplay, path.item == fixture.counts[0] - 1, fixture.counts[0] < 20 else { return }
      for _ in 0..<batches {
        let new = IndexPath(item: fixture.counts[0], section: 0)
        fixture.counts[0] += 1
        view.performBatchUpdates {
          view.insertItems(at: [new])
        } completion: { _ in
          finished.append(view.numberOfItems(inSection: 0))
        }
        #expect(view.hasUncommittedUpdates)
      }
    }
    fixture.collection.layoutIfNeeded()
    #expect(fixture.mistake == nil)
    #expect(fixture.collection.numberOfItems(inSection: 0) == fixture.counts[0])
    #expect(finished.last == fixture.counts[0])
    #expect(finished.count == fixture.counts[0] - 3)
  }
}
