import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Data sources that return the wrong view, which stops the program, each in a process of its own.
@Suite struct DisplayCrashTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case cellOfAnotherTable, cellInAnotherView, noCellFromProvider
    case itemTwice, itemNotDequeued, itemOfAnotherCollection, itemInAnotherView, headerOfAnotherKind, itemFarAway
    case countOfNoSection, selectedItemFarAway, selectedRowFarAway
    case noItemFromProvider, noHeaderFromProvider
    case negativeRow, negativeAskedRow, negativeHeader, negativeFooter, negativeItem, prototypeOfNib

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
      case .negativeRow, .negativeAskedRow:
        "table view row height must not be negative - provided height for index path ({length = 2, path = 0 - 0}) is "
          + "-0.010000"
      case .negativeHeader: "section header height must not be negative - provided height for section 0 is -3.000000"
      case .negativeFooter: "section footer height must not be negative - provided height for section 0 is -3.000000"
      case .negativeItem:
        "Collection view delegate returned a negative size {50, -11.25} from "
          + "-collectionView:layout:sizeForItemAtIndexPath: for item 0 in section 0, which is not supported by flow layout."
      case .prototypeOfNib:
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier BookCell - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard"
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
private final class Stage: NSObject, UITableViewDataSource, UICollectionViewDataSource, UITableViewDelegate,
  UICollectionViewDelegateFlowLayout
{
  private let fault: DisplayCrashTests.Fault
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let collection: UICollectionView
  private lazy var other = Stage(fault)
  private let place = UIView()

  init(_ fault: DisplayCrashTests.Fault) {
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
    case .negativeRow, .negativeAskedRow, .negativeHeader, .negativeFooter:
      if fault == .negativeAskedRow { table.estimatedRowHeight = 0 }
      table.dataSource = self
      table.delegate = self
      table.layoutIfNeeded()
    case .negativeItem:
      collection.dataSource = self
      collection.delegate = self
      collection.layoutIfNeeded()
    case .prototypeOfNib:
      let text = """
        <collectionView dataMode="prototypes" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="d"/>
        <cells><collectionViewCell reuseIdentifier="BookCell" id="e"/></cells></collectionView>
        """
      let made = UINib(data: DocumentText.nib(text), bundle: nil).instantiate(withOwner: nil)
      guard let books = made.first as? UICollectionView else { return }
      books.dataSource = self
      books.layoutIfNeeded()
    case .noCellFromProvider:
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      source.apply(NSDiffableDataSourceSnapshot([(0, [7])]))
      table.layoutIfNeeded()
    case .noItemFromProvider, .noHeaderFromProvider:
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in nil }
      source.apply(NSDiffableDataSourceSnapshot([(0, [7])]))
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

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    [.negativeRow, .negativeAskedRow].contains(fault) ? -0.01 : UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    fault == .negativeHeader ? -3 : 0
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    fault == .negativeFooter ? -3 : 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: -11.25) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if [.negativeRow, .negativeAskedRow, .negativeHeader, .negativeFooter].contains(fault) {
      return tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    }
    if fault == .cellOfAnotherTable { return other.table.dequeueReusableCell(withIdentifier: "x") ?? UITableViewCell() }
    let cell = UITableViewCell()
    place.addSubview(cell)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  private var given: UICollectionViewCell?

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    switch fault {
    case .prototypeOfNib: return collectionView.dequeueReusableCell(withReuseIdentifier: "BookCell", for: indexPath)
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
