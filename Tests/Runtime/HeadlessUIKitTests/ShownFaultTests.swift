import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Data sources that return the wrong view, which stops the program, each in a process of its own.
@Suite struct ShownFaultTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case cellOfAnotherTable, cellInAnotherView, noCellFromProvider
    case itemTwice, itemNotDequeued, itemOfAnotherCollection, itemInAnotherView, headerOfAnotherKind, itemFarAway
    case countOfNoSection, selectedItemFarAway, selectedRowFarAway
    case noItemFromProvider, noHeaderFromProvider

    var message: String {
      switch self {
      case .cellOfAnotherTable:
        "the table view's data source returned a view for index path {length = 2, path = 0 - 0} that was dequeued from "
          + "another table view: UITableViewCell with identifier x. Dequeue it from the table view that requests it"
      case .cellInAnotherView:
        "UITableView dataSource returned a cell for row at index path {length = 2, path = 0 - 0} which is already in use "
          + "in another view: UITableViewCell with identifier none."
      case .noCellFromProvider:
        "UITableView dataSource returned a nil cell for row at index path: {length = 2, path = 0 - 0}. Item identifier: 7"
      case .itemTwice: "ensure that a single view is dequeued and returned to the collection view."
      case .itemNotDequeued:
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
          + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      case .itemOfAnotherCollection:
        "the collection view's data source returned a view for index path {length = 2, path = 0 - 0} that was dequeued "
          + "from another collection view: UICollectionViewCell with identifier x."
      case .itemInAnotherView:
        "the view returned for index path {length = 2, path = 0 - 0} is already in use in another view"
      case .headerOfAnotherKind:
        "the data source dequeued a view registered for the element kind 'UICollectionElementKindSectionFooter'"
      case .itemFarAway: "Attempted to scroll the collection view to an out-of-bounds item (5)"
      case .countOfNoSection:
        "request for number of items in section 1 when there are only 1 sections in the collection view"
      case .selectedItemFarAway:
        "Attempted to modify the selection of an out-of-bounds item (2) when there are only 1 items in section 0"
      case .selectedRowFarAway:
        "Attempted to scroll the table view to an out-of-bounds row (2) when there are only 1 rows in section 0."
      case .noItemFromProvider:
        "the cell returned from -collectionView:cellForItemAtIndexPath: is nil ({length = 2, path = 0 - 0})"
      case .noHeaderFromProvider:
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(UICollectionElementKindSectionHeader,{length = 2, path = 0 - 0}) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  nonisolated func anErrorWhileShowingStopsWithAMessage(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { Stage(fault).show() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(fault.message), "\(text)")
  }
}

/// A table and a collection whose data sources make a mistake.
@MainActor
private final class Stage: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let fault: ShownFaultTests.Fault
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let collection: UICollectionView
  private lazy var other = Stage(fault)
  private let place = UIView()

  init(_ fault: ShownFaultTests.Fault) {
    self.fault = fault
    let layout = UICollectionViewFlowLayout()
    if [.headerOfAnotherKind, .noHeaderFromProvider].contains(fault) {
      layout.headerReferenceSize = CGSize(width: 100, height: 10)
    }
    collection = UICollectionView(frame: table.frame, collectionViewLayout: layout)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "x")
    }
  }

  func show() {
    switch fault {
    case .cellOfAnotherTable, .cellInAnotherView:
      table.dataSource = self
      table.layoutIfNeeded()
    case .noCellFromProvider:
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7])
      source.apply(snapshot)
      table.layoutIfNeeded()
    case .noItemFromProvider, .noHeaderFromProvider:
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7])
      source.apply(snapshot)
      collection.layoutIfNeeded()
    case .itemOfAnotherCollection:
      collection.dataSource = self
      other.collection.dataSource = self
      other.collection.layoutIfNeeded()
    case .itemFarAway:
      collection.dataSource = self
      collection.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
    case .countOfNoSection:
      collection.dataSource = self
      _ = collection.numberOfItems(inSection: 1)
    case .selectedItemFarAway:
      collection.dataSource = self
      collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    case .selectedRowFarAway:
      table.dataSource = self
      table.selectRow(at: [0, 2], animated: false, scrollPosition: .top)
    default:
      collection.dataSource = self
      collection.layoutIfNeeded()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if fault == .cellOfAnotherTable { return other.table.dequeueReusableCell(withIdentifier: "x") ?? UITableViewCell() }
    let cell = UITableViewCell()
    place.addSubview(cell)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  private var given: UICollectionViewCell?

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    switch fault {
    case .itemNotDequeued: return UICollectionViewCell(frame: .zero)
    case .itemTwice: _ = collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
    case .itemOfAnotherCollection:
      // The second collection view gets the view that the first one got.
      if collectionView === other.collection {
        collection.layoutIfNeeded()
        if let given { return given }
      }
    default: break
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
    given = cell
    if fault == .itemInAnotherView { place.addSubview(cell) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let asked = fault == .headerOfAnotherKind ? UICollectionView.elementKindSectionFooter : kind
    return collectionView.dequeueReusableSupplementaryView(ofKind: asked, withReuseIdentifier: "x", for: indexPath)
  }
}
