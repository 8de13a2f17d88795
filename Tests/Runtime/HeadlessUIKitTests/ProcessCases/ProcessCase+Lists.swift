import ReuseGenTestSupport

@testable import HeadlessUIKit

extension [ProcessCase] {
  /// Data sources and delegates that return what UIKit refuses.
  static let ofListAnswers: [ProcessCase] = [
    .stops(
      "the table view's data source returned a view for index path {length = 2, path = 0 - 0} that was dequeued from "
        + "another table view: UITableViewCell with identifier x. Dequeue it from the table view that requests it"
    ) {
      let (lists, other) = (Lists(), Lists())
      lists.cell = { _ in other.table.dequeueReusableCell(withIdentifier: "x") ?? UITableViewCell() }
      lists.table.layoutIfNeeded()
    },
    .stops(
      "UITableView dataSource returned a cell for row at index path {length = 2, path = 0 - 0} which is already in use "
        + "in another view: UITableViewCell with identifier none."
    ) {
      let (lists, place, cell) = (Lists(), UIView(), UITableViewCell())
      place.addSubview(cell)
      lists.cell = { _ in cell }
      lists.table.layoutIfNeeded()
    },
    .stops("which is already in use for another row: UITableViewCell with identifier none") {
      let (lists, cell) = (Lists(2), UITableViewCell())
      lists.cell = { _ in cell }
      lists.table.layoutIfNeeded()
    },
    .stops(
      "UITableView dataSource returned a nil cell for row at index path: {length = 2, path = 0 - 0}. Item identifier: 7"
    ) {
      let table = Lists().table
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      source.apply(NSDiffableDataSourceSnapshot([(0, [7])]))
      table.layoutIfNeeded()
    },
    .stops("ensure that a single view is dequeued and returned to the collection view.") {
      let lists = Lists()
      lists.item = { path in
        _ = lists.collection.dequeueReusableCell(withReuseIdentifier: "x", for: path)
        return lists.collection.dequeueReusableCell(withReuseIdentifier: "x", for: path)
      }
      lists.collection.layoutIfNeeded()
    },
    .stops(
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    ) {
      let lists = Lists()
      lists.item = { _ in UICollectionViewCell(frame: .zero) }
      lists.collection.layoutIfNeeded()
    },
    .stops(
      "the collection view's data source returned a view for index path {length = 2, path = 0 - 0} that was dequeued "
        + "from another collection view: UICollectionViewCell with identifier x."
    ) {
      let (lists, other) = (Lists(), Lists())
      other.collection.layoutIfNeeded()
      lists.item = { _ in other.collection.visibleCells[0] }
      lists.collection.layoutIfNeeded()
    },
    .stops("the view returned for index path {length = 2, path = 0 - 0} is already in use in another view") {
      let (lists, place) = (Lists(), UIView())
      lists.item = { path in
        let cell = lists.collection.dequeueReusableCell(withReuseIdentifier: "x", for: path)
        place.addSubview(cell)
        return cell
      }
      lists.collection.layoutIfNeeded()
    },
    .stops("the cell returned from -collectionView:cellForItemAtIndexPath: is nil ({length = 2, path = 0 - 0})") {
      applyToCollection(of: Lists())
    },
    .stops(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(UICollectionElementKindSectionHeader,{length = 2, path = 0 - 0}) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
    ) { applyToCollection(of: Lists().withHeader { _ in UICollectionReusableView() }) },
    .stops("the data source dequeued a view registered for the element kind 'UICollectionElementKindSectionFooter'") {
      let lists = Lists()
      lists.withHeader {
        let kind = UICollectionView.elementKindSectionFooter
        return lists.collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "x", for: $0)
      }.collection.layoutIfNeeded()
    },
    .stops(heightOfARow, named: "the height of a row") {
      let lists = Lists()
      lists.height = -0.01
      lists.table.layoutIfNeeded()
    },
    .stops(heightOfARow, named: "the height of a row without an estimate") {
      let lists = Lists()
      (lists.height, lists.table.estimatedRowHeight) = (-0.01, 0)
      lists.table.layoutIfNeeded()
    },
    .stops("section header height must not be negative - provided height for section 0 is -3.000000") {
      let lists = Lists()
      lists.headerHeight = -3
      lists.table.layoutIfNeeded()
    },
    .stops("section footer height must not be negative - provided height for section 0 is -3.000000") {
      let lists = Lists()
      lists.footerHeight = -3
      lists.table.layoutIfNeeded()
    },
    .stops(
      "Collection view delegate returned a negative size {50, -11.25} from "
        + "-collectionView:layout:sizeForItemAtIndexPath: for item 0 in section 0, which is not supported by flow layout."
    ) {
      let lists = Lists()
      lists.size = CGSize(width: 50, height: -11.25)
      lists.collection.layoutIfNeeded()
    },
    .stops(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier BookCell - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard"
    ) {
      let text = """
        <collectionView dataMode="prototypes" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="d"/>
        <cells><collectionViewCell reuseIdentifier="BookCell" id="e"/></cells></collectionView>
        """
      let made = UINib(data: DocumentText.nib(text), bundle: nil).instantiate(withOwner: nil)
      guard let books = made.first as? UICollectionView else { return }
      let source = ListSource(1, "BookCell")
      books.dataSource = source
      books.layoutIfNeeded()
    },
  ]

  /// Cells that are dequeued, registered or configured again in a way that UIKit refuses.
  static let ofReuse: [ProcessCase] = [
    .stops(
      "unable to dequeue a cell with identifier x - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard"
    ) {
      let lists = Lists()
      lists.table.register(nil as AnyClass?, forCellReuseIdentifier: "x")
      lists.table.layoutIfNeeded()
    },
    .stops(
      "Attempted to dequeue multiple cells for the same index path, which is not allowed.",
      "Cell identifier: x, index path: {length = 2, path = 0 - 0}"
    ) {
      let lists = Lists()
      lists.cell = { path in
        _ = lists.table.dequeueReusableCell(withIdentifier: "x", for: path)
        return lists.table.dequeueReusableCell(withIdentifier: "x", for: path)
      }
      lists.table.layoutIfNeeded()
    },
    .stops("request for rect at invalid index path ({length = 2, path = 0 - 7})") {
      let lists = Lists()
      withExtendedLifetime(lists) { _ = lists.table.dequeueReusableCell(withIdentifier: "x", for: [0, 7]) }
    },
    .stops("Expected dequeued view to be returned to the collection view in preparation for display.") {
      let lists = Lists()
      lists.collection.layoutIfNeeded()
      withExtendedLifetime(lists) { _ = lists.collection.dequeueReusableCell(withReuseIdentifier: "x", for: [0, 0]) }
    },
    .stops(anotherCell, named: "a row configured again with another cell") {
      let lists = Lists()
      lists.table.layoutIfNeeded()
      lists.identifier = "y"
      lists.table.reconfigureRows(at: [[0, 0]])
    },
    .stops(anotherCell, named: "an item configured again with another cell") {
      let lists = Lists()
      lists.collection.layoutIfNeeded()
      lists.identifier = "y"
      lists.collection.reconfigureItems(at: [[0, 0]])
    },
    .stops(
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: "
        + "or inside a UICollectionViewDiffableDataSource cell provider.",
      "Registrations should be created up front and reused."
    ) {
      let lists = Lists()
      lists.item = {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return lists.collection.dequeueConfiguredReusableCell(using: registration, for: $0, item: 1)
      }
      lists.collection.layoutIfNeeded()
    },
    .stops(
      "Attempted to dequeue a supplementary view using a registration that was created inside "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    ) {
      let lists = Lists()
      lists.withHeader {
        let kind = UICollectionView.elementKindSectionHeader
        let registration = UICollectionView.SupplementaryRegistration(elementKind: kind) { _, _, _ in }
        return lists.collection.dequeueConfiguredReusableSupplementary(using: registration, for: $0)
      }.collection.layoutIfNeeded()
    },
  ]

  /// Indices, updates and layouts that don't fit the data.
  static let ofLists: [ProcessCase] = [
    .stops("Attempted to scroll the collection view to an out-of-bounds item (5)") {
      let lists = Lists()
      withExtendedLifetime(lists) { lists.collection.scrollToItem(at: [0, 5], at: .top, animated: false) }
    },
    .stops("Attempted to scroll the table view to an out-of-bounds row (5) when there are only 1 rows in section 0.") {
      let lists = Lists()
      withExtendedLifetime(lists) { lists.table.scrollToRow(at: [0, 5], at: .top, animated: false) }
    },
    .stops("request for number of items in section 1 when there are only 1 sections in the collection view") {
      let lists = Lists()
      withExtendedLifetime(lists) { _ = lists.collection.numberOfItems(inSection: 1) }
    },
    .stops("Attempted to modify the selection of an out-of-bounds item (2) when there are only 1 items in section 0") {
      let lists = Lists()
      withExtendedLifetime(lists) { lists.collection.selectItem(at: [0, 2], animated: false, scrollPosition: []) }
    },
    .stops("Attempted to scroll the table view to an out-of-bounds row (2) when there are only 1 rows in section 0.") {
      let lists = Lists()
      withExtendedLifetime(lists) { lists.table.selectRow(at: [0, 2], animated: false, scrollPosition: .top) }
    },
    .stops(
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + "{length = 2, path = 0 - 9}"
    ) {
      let lists = Lists()
      lists.collection.collectionViewLayout = Stale()
      lists.collection.layoutIfNeeded()
    },
    .stops("Invalid update: invalid number of rows in section 0.") {
      let lists = Lists()
      lists.table.layoutIfNeeded()
      withExtendedLifetime(lists) { lists.table.insertRows(at: [[0, 0]], with: .none) }
    },
    .stops("attempt to delete item 5 from section 0 which only contains 1 items before the update") {
      let lists = Lists()
      lists.collection.layoutIfNeeded()
      withExtendedLifetime(lists) { lists.collection.deleteItems(at: [[0, 5]]) }
    },
    // rdar://28167779 and RxDataSources 60: after a reload that wasn't laid out, counts are read when the batch begins.
    .stops("Invalid update: invalid number of items in section 0.") {
      let lists = Lists(3)
      lists.collection.reloadData()
      lists.count = 4
      lists.collection.performBatchUpdates { lists.collection.insertItems(at: [[0, 3]]) }
    },
    // IGListKit 657: this crashed a device.
    .stops("attempt to delete the same index path twice") {
      let lists = Lists(3)
      lists.collection.layoutIfNeeded()
      lists.count = 1
      lists.collection.deleteItems(at: [[0, 0], [0, 0]])
    },
    .stops("Invalid section definition", "section 0") {
      let stage = CompositionalStage([1], UICollectionViewCompositionalLayout { _, _ in nil })
      stage.view.layoutIfNeeded()
    },
    .stops(
      "Accessories array contains more than one system accessory of the same type. Duplicate accessories: checkmark"
    ) {
      let cell = UICollectionViewListCell(frame: .zero)
      cell.accessories = [.checkmark(), .detail(), .checkmark(displayed: .whenEditing)]
    },
    .warns("Sections that scroll orthogonally aren't mirrored") {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(20))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      section.orthogonalScrollingBehavior = .continuous
      let lists = Lists(5)
      lists.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
      lists.collection.traitOverrides.layoutDirection = .rightToLeft
      for _ in 0..<2 {
        lists.collection.setNeedsLayout()
        lists.collection.layoutIfNeeded()
      }
    },
  ]

  private static let heightOfARow =
    "table view row height must not be negative - provided height for index path ({length = 2, path = 0 - 0}) is "
    + "-0.010000"
  private static let anotherCell =
    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
    + "reconfiguring an item, which is not allowed. You must dequeue a cell using the same registration or reuse "
    + "identifier that was used to dequeue the cell originally to obtain the existing cell. Dequeued reuse "
    + "identifier: y; Original reuse identifier: x; Existing cell: "

  @MainActor private static func applyToCollection(of lists: Lists) {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: lists.collection) { _, _, _ in nil }
    source.apply(NSDiffableDataSourceSnapshot([(0, [7])]))
    lists.collection.layoutIfNeeded()
  }
}

/// A table and a collection view, with answers that a case changes.
private final class Lists: ListSource, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let collection: UICollectionView
  var cell: ((IndexPath) -> UITableViewCell)?
  var item: ((IndexPath) -> UICollectionViewCell)?
  var header: (IndexPath) -> UICollectionReusableView = { _ in UICollectionReusableView() }
  var height = UITableView.automaticDimension
  var (headerHeight, footerHeight): (CGFloat, CGFloat) = (0, 0)
  var size = CGSize(width: 50, height: 50)

  init(_ count: Int = 1) {
    collection = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(count, "x")
    for name in ["x", "y"] {
      table.register(UITableViewCell.self, forCellReuseIdentifier: name)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: name)
    }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "x")
    }
    (table.dataSource, table.delegate, collection.dataSource, collection.delegate) = (self, self, self, self)
  }

  func withHeader(_ header: @escaping (IndexPath) -> UICollectionReusableView) -> Lists {
    self.header = header
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = size
    return self
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell?(indexPath) ?? super.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
  override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    item?(indexPath) ?? super.collectionView(view, cellForItemAt: indexPath)
  }
  override func collectionView(_: UICollectionView, viewForSupplementaryElementOfKind _: String, at path: IndexPath)
    -> UICollectionReusableView
  { header(path) }
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath)
    -> CGSize
  { size }
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
