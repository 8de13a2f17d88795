import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
import ReuseGenXML

/// Views and controllers that are made, used and released: nothing of them is left.
@MainActor @Suite(.tags(.soak)) struct LeakTests {
  enum Subject: CaseIterable, Sendable {
    case table, collection, diffableTable, nib, storyboard
  }

  private final class Weak {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }

  @Test(arguments: Subject.allCases)
  func nothingIsLeft(of subject: Subject) {
    let storyboard = UIStoryboard(
      plan: StoryboardPlan(NibDocument(data: Self.storyboard, path: "S.storyboard")),
      rules: .strict
    )
    for round in 0..<SoakLength.count(100, full: 10_000) {
      let left = Self.use(subject, storyboard)
      #expect(left.count > 3, "\(subject)")
      let alive = left.filter { $0.object != nil }.map(\.name)
      guard alive.isEmpty else {
        Issue.record("round \(round) of \(subject): \(alive)")
        return
      }
    }
  }

  /// Makes a subject, does with it what an app does, and releases it. Returns references to its objects.
  private static func use(_ subject: Subject, _ storyboard: UIStoryboard) -> [Weak] {
    switch subject {
    case .table: useTable()
    case .collection: useCollection()
    case .diffableTable: useDiffableTable()
    case .nib: useNib()
    case .storyboard: useStoryboard(storyboard)
    }
  }

  /// References to a view, and to all that it holds.
  private static func references(to view: UIView) -> [Weak] {
    var found = [Weak(view), Weak(view.layer)]
    for constraint in view.constraints { found.append(Weak(constraint)) }
    for recognizer in view.gestureRecognizers ?? [] { found.append(Weak(recognizer)) }
    for subview in view.subviews { found += references(to: subview) }
    return found
  }

  private static func references(to controller: UIViewController) -> [Weak] {
    var found = [Weak(controller), Weak(controller.navigationItem)]
    found += references(to: controller.view)
    for child in controller.children { found += references(to: child) }
    return found
  }

  private final class Rows: ListSource, UITableViewDelegate {}

  private static func useTable() -> [Weak] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let rows = Rows(12, "cell") { cell, _ in (cell as? UITableViewCell)?.textLabel?.text = "Row" }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    table.layoutIfNeeded()
    table.scroll(toY: 150)
    rows.count += 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
    return references(to: table) + [Weak(rows)]
  }

  private static func useCollection() -> [Weak] {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let rows = Rows(12, "cell")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = rows
    collection.layoutIfNeeded()
    rows.count -= 1
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    collection.layoutIfNeeded()
    return references(to: collection) + [Weak(layout), Weak(rows)]
  }

  private static func useDiffableTable() -> [Weak] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    for items in [[1, 2, 3], [3, 4, 1]] {
      source.apply(NSDiffableDataSourceSnapshot([(0, items)]), animatingDifferences: false)
      table.layoutIfNeeded()
    }
    return references(to: table) + [Weak(source)]
  }

  private static func useNib() -> [Weak] {
    let objects = UINib(data: nib, bundle: nil).instantiate(withOwner: nil)
    return objects.flatMap { object -> [Weak] in
      guard let view = object as? UIView else { return [Weak(object as AnyObject)] }
      view.layoutIfNeeded()
      return references(to: view)
    }
  }

  private static func useStoryboard(_ storyboard: UIStoryboard) -> [Weak] {
    guard let controller = storyboard.instantiateInitialViewController() else { return [] }
    controller.view.layoutIfNeeded()
    controller.performSegue(withIdentifier: "next", sender: nil)
    let presented = controller.presentedViewController
    var found = references(to: controller)
    if let presented { found += references(to: presented) }
    controller.dismiss(animated: false)
    return found
  }

  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"90\"/>"

  private static let nib = DocumentText.nib(
    """
    <view id="1">\(frame)<subviews>
    <label id="2" text="a" translatesAutoresizingMaskIntoConstraints="NO">\(frame)</label>
    <button id="3">\(frame)<state key="normal" title="b"/></button>
    <tableView id="4">\(frame)<prototypes><tableViewCell id="5" reuseIdentifier="r">\(frame)</tableViewCell></prototypes></tableView>
    <stackView id="6">\(frame)<subviews><view id="7">\(frame)</view></subviews></stackView>
    </subviews>
    <constraints><constraint id="8" firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top"/></constraints>
    <connections><outletCollection property="gestureRecognizers" destination="9" appends="YES" id="10"/></connections>
    </view><tapGestureRecognizer id="9"/>
    """
  )

  private static let storyboard = DocumentText.storyboard(
    """
    <scene sceneID="s0"><objects><viewController id="c0" sceneMemberID="viewController"><view key="view" id="v0">\(frame)
    <subviews><containerView id="e0">\(frame)<connections><segue destination="c1" kind="embed" id="g0"/></connections>
    </containerView></subviews></view><navigationItem key="navigationItem" id="n0" title="t"/>
    <connections><segue destination="c2" kind="presentation" identifier="next" id="g1"/></connections></viewController>
    </objects></scene>
    """ + DocumentText.scene(1) + DocumentText.scene(2)
  )
}
