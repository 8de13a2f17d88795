import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Edits of a snapshot that stop the program, each in a process of its own.
@Suite struct SnapshotFaultTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  enum Fault: String, CaseIterable, Codable, Sendable {
    case sectionTwice, sectionTwiceInserted, sectionThere, sectionsThere, sectionBeforeNone, sectionAfterNone
    case sectionTwiceDeleted, sectionMovedToItself, noSectionMoved, sectionMovedToNone, noSectionReloaded
    case sectionTwiceReloaded, noSectionCounted, noSectionListed
    case itemWithoutSection, itemIntoNone, itemTwice, itemTwiceInserted, itemBeforeNone, itemAfterNone
    case itemAtItself, itemTwiceDeleted, itemMovedToItself, noItemMovedBefore, noItemMovedAfter, itemMovedToNone
    case noItemReloaded, noItemReconfigured, itemTwiceReloaded, itemTwiceReconfigured, deletedItemReloaded
    case itemOfDeletedSectionReloaded

    var message: String {
      switch self {
      case .sectionTwice, .sectionTwiceInserted:
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    c\n)}"
      case .sectionTwiceDeleted, .sectionTwiceReloaded:
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}"
      case .sectionThere:
        "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
          + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: b"
      case .sectionsThere:
        "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the "
          + "snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
          + "(\n    b,\n    a\n)"
      case .sectionBeforeNone, .sectionAfterNone, .noSectionMoved, .sectionMovedToNone, .noSectionCounted,
        .noSectionListed, .itemIntoNone:
        "Section identifier was not found: z"
      case .sectionMovedToItself: "Invalid update: destination for section move is the same as the source [a]"
      case .noSectionReloaded: "Attempted to reload section identifier that does not exist in the snapshot: z"
      case .itemWithoutSection: "There are currently no sections in the data source. Please add a section first."
      case .itemTwice, .itemTwiceInserted:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"
      case .itemTwiceDeleted, .itemTwiceReloaded, .itemTwiceReconfigured:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"
      case .itemBeforeNone, .itemAfterNone, .noItemMovedBefore, .noItemMovedAfter, .itemMovedToNone:
        "Item identifier was not found: 9"
      case .itemAtItself: "Invalid update: destination for insertion operation [1] is in the insertion identifier list"
      case .itemMovedToItself: "Invalid update: destination for item move is the same as the source [1]"
      case .noItemReloaded: "Attempted to reload item identifier that does not exist in the snapshot: 9"
      case .noItemReconfigured: "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
      case .deletedItemReloaded, .itemOfDeletedSectionReloaded:
        "Attempted to reload item identifier that does not exist in the snapshot: 2"
      }
    }

    /// Makes the mistake in a snapshot with section `a` of item 1 and 2 and section `b` of item 3.
    func commit(in snapshot: inout Snapshot) {
      switch self {
      case .sectionTwice: snapshot.appendSections(["c", "c"])
      case .sectionTwiceInserted: snapshot.insertSections(["c", "d", "c"], beforeSection: "a")
      case .sectionThere: snapshot.appendSections(["c", "b"])
      case .sectionsThere: snapshot.insertSections(["b", "c", "a"], afterSection: "a")
      case .sectionBeforeNone: snapshot.insertSections(["c"], beforeSection: "z")
      case .sectionAfterNone: snapshot.insertSections(["c"], afterSection: "z")
      case .sectionTwiceDeleted: snapshot.deleteSections(["a", "a"])
      case .sectionMovedToItself: snapshot.moveSection("a", afterSection: "a")
      case .noSectionMoved: snapshot.moveSection("z", beforeSection: "a")
      case .sectionMovedToNone: snapshot.moveSection("a", beforeSection: "z")
      case .noSectionReloaded: snapshot.reloadSections(["a", "z"])
      case .sectionTwiceReloaded: snapshot.reloadSections(["a", "a"])
      case .noSectionCounted: _ = snapshot.numberOfItems(inSection: "z")
      case .noSectionListed: _ = snapshot.itemIdentifiers(inSection: "z")
      case .itemWithoutSection:
        snapshot = Snapshot()
        snapshot.appendItems([1])
      case .itemIntoNone: snapshot.appendItems([7], toSection: "z")
      case .itemTwice: snapshot.appendItems([7, 8, 7])
      case .itemTwiceInserted: snapshot.insertItems([7, 7], beforeItem: 1)
      case .itemBeforeNone: snapshot.insertItems([7], beforeItem: 9)
      case .itemAfterNone: snapshot.insertItems([7], afterItem: 9)
      case .itemAtItself: snapshot.insertItems([7, 1], afterItem: 1)
      case .itemTwiceDeleted: snapshot.deleteItems([1, 1])
      case .itemMovedToItself: snapshot.moveItem(1, beforeItem: 1)
      case .noItemMovedBefore: snapshot.moveItem(9, beforeItem: 1)
      case .noItemMovedAfter: snapshot.moveItem(9, afterItem: 1)
      case .itemMovedToNone: snapshot.moveItem(1, afterItem: 9)
      case .noItemReloaded: snapshot.reloadItems([1, 9])
      case .noItemReconfigured: snapshot.reconfigureItems([9])
      case .itemTwiceReloaded: snapshot.reloadItems([1, 1])
      case .itemTwiceReconfigured: snapshot.reconfigureItems([1, 3, 1])
      case .deletedItemReloaded:
        snapshot.reloadItems([2])
        snapshot.deleteItems([2])
        snapshot.reloadItems([2])
      case .itemOfDeletedSectionReloaded:
        snapshot.reloadItems([2])
        snapshot.deleteSections(["a"])
        snapshot.reloadItems([2])
      }
    }
  }

  /// Reported from iOS 17: apply within apply.
  @Test(.tags(.process), .promptExit, arguments: SnapshotStage.Kind.allCases)
  func aProviderCannotApply(kind: SnapshotStage.Kind) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [kind] in
      await MainActor.run {
        let stage = SnapshotStage(kind)
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        stage.apply(snapshot, nil)
        stage.view.layoutIfNeeded()
        snapshot.appendItems([1])
        stage.whenFilling = { _ in stage.apply(Snapshot(), nil) }
        stage.apply(snapshot, nil)
      }
    }
    result.expectTexts(["BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY"])
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  func aWrongEditStopsWithUIKitsMessage(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2], toSection: "a")
      snapshot.appendItems([3])
      fault.commit(in: &snapshot)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(fault.message), "\(text)")
  }

  enum Move: String, CaseIterable, Codable, Sendable {
    case append, insertBefore, insertAfter

    var warning: String {
      switch self {
      case .append:
        "Warning: Diffable data source detected an attempt to insert or append 1 item identifier that already exists "
          + "in the snapshot. The existing item identifier will be moved into place instead, but this operation will "
          + "be more expensive. For best performance, inserted item identifiers should always be unique. Item "
          + "identifier that already exists: 1\n"
      case .insertBefore, .insertAfter:
        "Warning: Diffable data source detected an attempt to insert or append 2 item identifiers that already exist "
          + "in the snapshot. The existing item identifiers will be moved into place instead, but this operation will "
          + "be more expensive. For best performance, inserted item identifiers should always be unique. Item "
          + "identifiers that already exist: (\n    3,\n    1\n)\n"
      }
    }

    func perform(in snapshot: inout Snapshot) -> [[Int]] {
      switch self {
      case .append:
        snapshot.appendItems([8, 1])
        return [[2], [3, 8, 1]]
      case .insertBefore:
        snapshot.insertItems([3, 8, 1], beforeItem: 2)
        return [[3, 8, 1, 2], []]
      case .insertAfter:
        snapshot.insertItems([3, 8, 1], afterItem: 2)
        return [[2, 3, 8, 1], []]
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Move.allCases)
  func insertedItemsThatExistAreMoved(move: Move) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [move] in
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2], toSection: "a")
      snapshot.appendItems([3])
      let expected = move.perform(in: &snapshot)
      let items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      if items != expected { fatalError("\(items)") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text == move.warning)
  }
}
