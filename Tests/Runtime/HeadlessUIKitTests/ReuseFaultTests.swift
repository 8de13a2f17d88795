import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// UIKit's messages for mistakes with cells, each in a process of its own.
@Suite struct ReuseFaultTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case unregisteredCell, dequeuedTwiceForOneRow, rowThatIsNotThere, oneCellForTwoRows, scrollingBeyondTheEnd
    case registrationOfOneCell, registrationOfOneHeader, attributesOfNoItem
    case rowReconfiguredWithAnotherCell, itemReconfiguredWithAnotherCell

    /// Parts of the message, in order.
    var texts: [String] {
      switch self {
      case .unregisteredCell:
        [
          "unable to dequeue a cell with identifier cell - must register a nib or a class for the identifier or connect a "
            + "prototype cell in a storyboard"
        ]
      case .dequeuedTwiceForOneRow:
        [
          "Attempted to dequeue multiple cells for the same index path, which is not allowed.",
          "Cell identifier: x, index path: {length = 2, path = 0 - 0}",
        ]
      case .rowThatIsNotThere:
        [
          "request for rect at invalid index path ({length = 2, path = 0 - 7})"
        ]
      case .oneCellForTwoRows:
        [
          "which is already in use for another row: UITableViewCell with identifier none"
        ]
      case .scrollingBeyondTheEnd:
        [
          "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 1 rows in section 0."
        ]
      case .rowReconfiguredWithAnotherCell, .itemReconfiguredWithAnotherCell:
        [
          "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
            + "reconfiguring an item, which is not allowed. You must dequeue a cell using the same registration or reuse "
            + "identifier that was used to dequeue the cell originally to obtain the existing cell. Dequeued reuse "
            + "identifier: b; Original reuse identifier: a; Existing cell: "
        ]
      case .registrationOfOneCell:
        [
          "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: "
            + "or inside a UICollectionViewDiffableDataSource cell provider.",
          "Registrations should be created up front and reused.",
        ]
      case .registrationOfOneHeader:
        [
          "Attempted to dequeue a supplementary view using a registration that was created inside "
            + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
        ]
      case .attributesOfNoItem:
        [
          "UICollectionView received layout attributes for a cell with an index path that does not exist: "
            + "{length = 2, path = 0 - 9}"
        ]
      }
    }

    @MainActor
    func cause() {
      switch self {
      case .unregisteredCell:
        let fixture = TableFixture([["a"]])
        fixture.table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
        fixture.table.layoutIfNeeded()
      case .dequeuedTwiceForOneRow:
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        let source = Twice()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
        table.dataSource = source
        table.layoutIfNeeded()
      case .rowThatIsNotThere:
        let fixture = TableFixture([["a"]])
        _ = fixture.table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 7, section: 0))
      case .oneCellForTwoRows:
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        let source = SameCell()
        table.dataSource = source
        table.layoutIfNeeded()
      case .scrollingBeyondTheEnd:
        let fixture = TableFixture([["a"]])
        fixture.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
      case .rowReconfiguredWithAnotherCell:
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)), ListSource(1, "a"))
        for name in ["a", "b"] { table.register(UITableViewCell.self, forCellReuseIdentifier: name) }
        table.dataSource = source
        table.layoutIfNeeded()
        source.identifier = "b"
        table.reconfigureRows(at: [[0, 0]])
      case .itemReconfiguredWithAnotherCell:
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        let source = ListSource(1, "a")
        for name in ["a", "b"] { list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: name) }
        list.dataSource = source
        list.layoutIfNeeded()
        source.identifier = "b"
        list.reconfigureItems(at: [[0, 0]])
      case .registrationOfOneCell, .registrationOfOneHeader, .attributesOfNoItem:
        let flow = UICollectionViewFlowLayout()
        if self == .registrationOfOneHeader { flow.headerReferenceSize = CGSize(width: 10, height: 10) }
        let layout = self == .attributesOfNoItem ? Stale() : flow
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let source = Registering()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        source.makesCellRegistrations = self == .registrationOfOneCell
        list.dataSource = source
        list.layoutIfNeeded()
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  nonisolated func aReuseErrorStopsWithAMessage(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.cause() }
    }
    result.expectTexts(fault.texts)
  }
}

private final class Twice: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    _ = tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
  }
}

private final class SameCell: NSObject, UITableViewDataSource {
  private let cell = UITableViewCell()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

/// Makes registrations while it is asked for views.
private final class Registering: NSObject, UICollectionViewDataSource {
  var makesCellRegistrations = false

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if !makesCellRegistrations {
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) {
      _,
      _,
      _ in
    }
    return collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
  }
}

/// Keeps the attributes of an item that isn't there any more.
private final class Stale: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return [attributes]
  }
}
