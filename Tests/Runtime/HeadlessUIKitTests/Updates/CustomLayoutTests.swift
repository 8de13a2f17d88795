import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessListModel

/// A custom layout: frames that follow the view's bounds, decoration views, badges on some items, hidden items.
@MainActor struct CustomLayoutTests {
  @Test func aCustomLayoutPlacesItsElements() {
    let stage = ShelfStage([12, 3])
    #expect(stage.firstError() == nil)
    stage.scroll(to: 45)
    #expect(stage.firstError() == nil)
    // One preparation initially, and one for the scrolling.
    #expect(stage.layout.preparations == 2)
    let shelf = stage.shelf(0)
    #expect(shelf?.applications == 2)
    stage.scroll(to: 46)
    #expect(stage.shelf(0) === shelf)
    #expect(shelf?.applications == 3)
  }

  @Test func decorationsComeFromNibs() {
    let stage = ShelfStage([])
    let nib = UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
          <collectionReusableView tag="7" id="Shf-00-001"/>
        </objects></document>
        """.utf8
      ),
      bundle: nil
    )
    stage.layout.register(nib, forDecorationViewOfKind: ShelfLayout.kind)
    stage.fixture.sections = [["a"]]
    stage.collection.reloadData()
    stage.collection.layoutIfNeeded()
    let place = RowPosition(section: 0, row: 0)
    let key = ElementKey(category: .decorationView, kind: ShelfLayout.kind, position: place)
    #expect(stage.collection.state.shown[key]?.tag == 7)
  }

  /// As in UIKit, a layout decides whether another size invalidates it, except for the first one.
  @Test(arguments: [false, true]) func aLayoutDecidesWhetherASizeInvalidatesIt(follows: Bool) {
    for callsSuper in [false, true] {
      let layout = follows ? FollowingLayout() : CountingLayout()
      (layout as? FollowingLayout)?.callsSuper = callsSuper
      checkPreparations(of: layout, follows: follows)
    }
  }

  private func checkPreparations(of layout: CountingLayout, follows: Bool) {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    for (size, count) in [(100, 1), (200, follows ? 2 : 1)] {
      view.frame.size = CGSize(width: size, height: size)
      view.layoutIfNeeded()
      #expect(layout.preparations == count, "\(size)")
    }
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == (follows ? 3 : 2))
  }

  @Test func anotherLayoutKeepsTheCells() {
    let stage = ShelfStage([3])
    let cells = stage.collection.visibleCells
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 20)
    stage.collection.setCollectionViewLayout(flow, animated: false)
    #expect(stage.collection.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    #expect(stage.collection.state.shown.count == 3)
    stage.collection.setCollectionViewLayout(stage.layout, animated: false)
    #expect(stage.firstError() == nil)
  }

  @Test(.tags(.soak)) func randomUpdatesKeepACustomLayoutConsistent() {
    var random = SeededGenerator(seed: 7)
    let stage = ShelfStage([12, 3])
    var model = TableModel(counts: [12, 3])
    for step in 0..<SoakLength.steps(3_000) {
      if Bool.random(using: &random) {
        let edits = model.randomBatch(using: &random)
        if edits.isEmpty { continue }
        model = model.applying(edits).model
        stage.fixture.sections = model.sections.map(\.rows)
        stage.collection.performBatchUpdates { for edit in edits { stage.collection.perform(edit) } }
      } else {
        stage.scroll(to: CGFloat(Int.random(in: 0...200, using: &random)))
      }
      if let mistake = stage.firstError() {
        Issue.record("step \(step): \(mistake)")
        return
      }
    }
  }
}

/// Rows of items on shelves, one shelf per section. Items are lower the further they are from the view's middle.
private final class ShelfLayout: UICollectionViewLayout {
  static let kind = "Shelf"
  static let badgeKind = "Badge"
  private(set) var preparations = 0
  private var all: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  init(decoration: AnyClass = ShelfView.self) {
    super.init()
    register(decoration, forDecorationViewOfKind: Self.kind)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let view = collectionView else { return }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    size = CGSize(width: CGFloat(counts.max() ?? 0) * 30, height: CGFloat(counts.count) * 50)
    all = []
    for (section, count) in counts.enumerated() {
      let top = CGFloat(section) * 50
      for item in 0..<count { add(item, section, top, middle: view.bounds.midX) }
      let shelf = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Self.kind,
        with: IndexPath(item: 0, section: section)
      )
      shelf.frame = CGRect(x: view.bounds.minX, y: top + 45, width: view.bounds.width, height: 5)
      shelf.zIndex = -1
      all.append(shelf)
    }
  }

  private func add(_ item: Int, _ section: Int, _ top: CGFloat, middle: CGFloat) {
    let path = IndexPath(item: item, section: section)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let x = CGFloat(item) * 30
    cell.frame = CGRect(x: x, y: top + min(20, abs(x + 10 - middle) / 4), width: 20, height: 20)
    cell.isHidden = item % 7 == 6
    all.append(cell)
    if item % 2 > 0 { return }
    let badge = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: Self.badgeKind, with: path)
    badge.frame = CGRect(x: x + 17, y: cell.frame.minY, width: 6, height: 6)
    badge.zIndex = 1
    all.append(badge)
  }

  override var collectionViewContentSize: CGSize { size }
  /// A layout may return elements that aren't in the rectangle.
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// A layout that doesn't say that it depends on the size.
private class CountingLayout: UICollectionViewLayout {
  private(set) var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }
}

private final class FollowingLayout: CountingLayout {
  var callsSuper = false

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    callsSuper && super.shouldInvalidateLayout(forBoundsChange: newBounds)
      || newBounds.size != collectionView?.bounds.size
  }
}

private final class ShelfView: UICollectionReusableView {
  private(set) var applications = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
  }
}

/// A collection view with shelves, and its expected content.
@MainActor private final class ShelfStage {
  let fixture: CollectionFixture
  let layout = ShelfLayout()
  var collection: UICollectionView { fixture.collection }

  init(_ counts: [Int]) {
    fixture = CollectionFixture(TableModel(counts: counts).sections.map(\.rows))
    collection.frame.size = CGSize(width: 100, height: 80)
    let kind = ShelfLayout.badgeKind
    collection.register(TextView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "outer")
    collection.collectionViewLayout = layout
    collection.layoutIfNeeded()
  }

  func scroll(to x: CGFloat) {
    collection.contentOffset.x = min(x, max(0, collection.contentSize.width - 100))
    collection.layoutIfNeeded()
  }

  func shelf(_ section: Int) -> ShelfView? {
    let place = RowPosition(section: section, row: 0)
    let key = ElementKey(category: .decorationView, kind: ShelfLayout.kind, position: place)
    return collection.state.shown[key] as? ShelfView
  }

  func firstError() -> String? {
    let bounds = collection.bounds
    if bounds.minX > max(0, collection.contentSize.width - 100) { return "beyond the content at \(bounds.minX)" }
    var expected: [String: CGRect] = [:]
    func expect(_ name: String, _ frame: CGRect) { if frame.overlaps(bounds) { expected[name] = frame } }
    for (section, rows) in fixture.sections.enumerated() {
      let top = CGFloat(section) * 50
      expect("Shelf \(section).0", CGRect(x: bounds.minX, y: top + 45, width: 100, height: 5))
      for (item, text) in rows.enumerated() {
        let x = CGFloat(item) * 30
        let y = top + min(20, abs(x + 10 - bounds.midX) / 4)
        if item % 7 != 6 { expect("\(text) \(section).\(item)", CGRect(x: x, y: y, width: 20, height: 20)) }
        if item % 2 == 0 { expect("Badge \(section).\(item)", CGRect(x: x + 17, y: y, width: 6, height: 6)) }
      }
    }
    var found: [String: CGRect] = [:]
    for (key, view) in collection.state.shown {
      found["\((view as? TextItemCell)?.text ?? key.kind) \(key.position.section).\(key.position.row)"] = view.frame
    }
    if found != expected { return "shows \(found) instead of \(expected)" }
    if collection.subviews.count != found.count { return "\(collection.subviews.count) subviews for \(found.count)" }
    let others = collection.state.shown.filter { $0.key.category != .decorationView }
    let reported = others.map { ObjectIdentifier($0.value) }
    if fixture.ledger.displayed != Set(reported) { return "the displayed views are not those in view" }
    return fixture.ledger.faults.first
  }
}
