import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Apps that specify impossible numbers, or do odd things within callbacks: the program continues, or stops with a
/// message that names the mistake. Each case is a process of its own.
@Suite(.tags(.process)) struct InvalidInputTests {
  /// Cases that stop, with a part of the message.
  enum Stop: String, CaseIterable, Codable, Sendable {
    case layer, layerInItself, twoScrollPositions, frame, bounds, center, contentOffset, contentInset, tableHeader,
      itemSize, lineSpacing, sectionInset
    case negativeSections, countlessSections, negativeItems, countlessItems, negativeIndex, negativeStackIndex
    case subviewOfDescendant, tableInItsCell, loadViewRequestsView, viewDidLoadDropsView, endlessScrolling
    case shortIndexPath, longIndexPath, stackIndexBeyondEnd, collectionWithoutLayout, controllerWithoutLayout
    case flatImage, negativeImage, fontScaledTwice, subviewOfEffect, emptyCell, emptyItem

    var message: String {
      switch self {
      case .frame: "CALayer geometry contains NaN: [0.0 nan; 1.0 1.0]. Layer of: <UIView>"
      case .bounds, .contentOffset, .contentInset, .center, .layer, .tableHeader: "CALayer geometry contains NaN: ["
      case .layerInItself: "is a part of cycle in its layer tree"
      case .twoScrollPositions:
        "Can't scroll to two positions at once. Pass at most one vertical and one horizontal position"
      case .flatImage:
        "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={382, 0}, scale=1.000000, "
          + "bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert."
      case .fontScaledTwice:
        "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
      case .subviewOfEffect:
        "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."
      case .emptyCell: "must pass a valid reuse identifier to -[UITableView registerClass:forCellReuseIdentifier:]"
      case .emptyItem:
        "must pass a valid reuse identifier to -[UICollectionView registerClass:forCellWithReuseIdentifier:]"
      case .negativeImage: "size={-6, 22.5}, scale=2.000000, bitmapInfo=0x2006. Use UIGraphicsImageRenderer"
      case .itemSize, .lineSpacing, .sectionInset: "A size or spacing of a flow layout is NaN, and must be a number"
      case .negativeSections: "The number of sections must be from 0 to 16777216: -1"
      case .countlessSections: "The number of sections must be from 0 to 16777216: 9223372036854775807"
      case .negativeItems: "The number of items in section 0 must be from 0 to 2147483647: -1"
      case .countlessItems: "The number of items in section 0 must be from 0 to 2147483647: 9223372036854775807"
      case .negativeIndex: "Can't insert a subview at index -1, which must not be negative"
      case .negativeStackIndex:
        "index out of bounds for arranged subview: index = -1 expected to be less than or equal to 0"
      case .stackIndexBeyondEnd:
        "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 1"
      case .collectionWithoutLayout, .controllerWithoutLayout:
        "UICollectionView must be initialized with a non-nil layout parameter"
      case .subviewOfDescendant: "as a subview of its own descendant"
      case .tableInItsCell: "as a subview of its own descendant"
      case .loadViewRequestsView: "loads the view again while it loads it"
      case .viewDidLoadDropsView: "loads the view again while it loads it"
      case .endlessScrolling: "scrollViewDidScroll:] always scrolls further"
      case .shortIndexPath: "Invalid index path for use with UITableView or UICollectionView: {length = 1}."
      case .longIndexPath: "Invalid index path for use with UITableView or UICollectionView: {length = 3}."
      }
    }

    @MainActor func cause() {
      let lists = OddLists()
      let view = UIView()
      switch self {
      case .frame: _ = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
      case .bounds: view.bounds.size.width = .nan
      case .center: view.center.x = .nan
      case .layer: CALayer().frame.origin.x = .nan
      case .layerInItself:
        let layer = CALayer()
        layer.addSublayer(CALayer())
        layer.sublayers?[0].addSublayer(layer)
      case .twoScrollPositions:
        lists.collection.scrollToItem(at: [0, 0], at: [.top, .centeredVertically], animated: false)
      case .contentOffset: lists.table.contentOffset.y = .nan
      case .contentInset: lists.table.contentInset.top = .nan
      case .tableHeader: lists.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan))
      case .itemSize: lists.itemSize.height = .nan
      case .lineSpacing: lists.spacing = .nan
      case .sectionInset: lists.inset.left = .nan
      case .negativeSections: lists.sections = -1
      case .countlessSections: lists.sections = .max
      case .negativeItems: lists.count = -1
      case .countlessItems: lists.count = .max
      case .negativeIndex: view.insertSubview(UIView(), at: -1)
      case .negativeStackIndex: UIStackView().insertArrangedSubview(view, at: -1)
      case .stackIndexBeyondEnd: UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(view, at: 2)
      case .flatImage: UIGraphicsBeginImageContext(CGSize(width: 382, height: 0))
      case .fontScaledTwice:
        _ = UIFontMetrics.default.scaledFont(for: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12)))
      case .subviewOfEffect: UIVisualEffectView(effect: nil).addSubview(UILabel())
      case .emptyCell: lists.table.register(UITableViewCell.self, forCellReuseIdentifier: "")
      case .emptyItem: lists.collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
      case .negativeImage: UIGraphicsBeginImageContextWithOptions(CGSize(width: -6, height: 22.5), true, 2)
      case .collectionWithoutLayout: _ = UICollectionView(frame: .zero)
      case .controllerWithoutLayout: UICollectionViewController().loadViewIfNeeded()
      case .subviewOfDescendant:
        let inner = UIView()
        view.addSubview(inner)
        inner.addSubview(view)
      case .tableInItsCell:
        lists.table.layoutIfNeeded()
        lists.table.visibleCells.first?.contentView.addSubview(lists.table)
      case .loadViewRequestsView: _ = EagerController().view
      case .viewDidLoadDropsView: _ = ForgetfulController().view
      case .endlessScrolling:
        lists.table.layoutIfNeeded()
        lists.whenScrolled = { $0.contentOffset.y += 1 }
        lists.table.contentOffset.y = 1
      case .shortIndexPath: lists.table.reloadRows(at: [IndexPath(index: 0)], with: .none)
      case .longIndexPath: _ = lists.collection.cellForItem(at: IndexPath(indexes: [0, 0, 0]))
      }
      switch self {
      case .itemSize, .lineSpacing, .sectionInset, .negativeItems, .countlessItems: lists.collection.layoutIfNeeded()
      default: lists.table.layoutIfNeeded()
      }
    }
  }

  @Test(.promptExit, arguments: Stop.allCases)
  nonisolated func anImpossibleRequestStopsWithAMessage(stop: Stop) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [stop] in
      await MainActor.run { stop.cause() }
    }
    result.expectTexts([stop.message])
  }

  @Test(.promptExit) nonisolated func oddNumbersAreEndured() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        for number in [CGFloat.infinity, -.infinity, 1e308, -1e308, 1e19, -1, .leastNonzeroMagnitude, .nan] {
          OddLists.useViews(number)
          if !number.isNaN { OddLists.useLists(number) }
        }
      }
    }
  }

  @Test(.promptExit) nonisolated func oddCallbacksAreEndured() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        OddLists.changeInCells()
        OddLists.changeWhileScrolling()
      }
    }
  }
}

private final class EagerController: UIViewController {
  override func loadView() { _ = view }
}

private final class ForgetfulController: UIViewController {
  override func viewDidLoad() {
    view = nil
    _ = view
  }
}

/// A table and a collection view with a data source that can be told to be odd.
private final class OddLists: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections = 1
  var count = 30
  var rowHeight: CGFloat = 20
  var itemSize = CGSize(width: 20, height: 20)
  var spacing: CGFloat = 0
  var inset = UIEdgeInsets.zero
  var inCell: (IndexPath) -> Void = { _ in }
  var whenScrolled: (UIScrollView) -> Void = { _ in }
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  override init() {
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, self)
    (collection.dataSource, collection.delegate) = (self, self)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    inCell(indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled(scrollView) }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    inCell(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { itemSize }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacing }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }

  private func show() {
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    table.contentOffset.y = 50
    collection.contentOffset.y = 50
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
  }

  // MARK: Numbers

  static func useLists(_ number: CGFloat) {
    let changes: [(OddLists) -> Void] = [
      // Negative answers stop.
      { $0.rowHeight = abs(number) },
      { $0.table.sectionHeaderHeight = number },
      { $0.table.estimatedRowHeight = number },
      { $0.table.contentInset.top = number },
      { $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: number)) },
      { $0.itemSize = CGSize(width: abs(number), height: abs(number)) },
      { $0.spacing = number },
      { $0.inset = UIEdgeInsets(top: number, left: number, bottom: number, right: number) },
      { $0.collection.contentOffset = CGPoint(x: number, y: number) },
      { $0.table.contentOffset.y = number },
      { $0.collection.frame.size.width = number },
    ]
    for change in changes {
      let lists = OddLists()
      change(lists)
      lists.show()
    }
  }

  static func useViews(_ number: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: number, y: number)
    _ = view.hitTest(CGPoint(x: 1, y: 1), with: nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: number, height: number)).image { _ in }
    _ = image.cgImage
    let label = UILabel(frame: .zero)
    label.text = "Text that wraps"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: number.isFinite ? number : 0)
    label.sizeToFit()
    let segments = UISegmentedControl(items: ["a"])
    segments.selectedSegmentIndex = .max
    segments.insertSegment(withTitle: "b", at: 0, animated: false)
  }

  // MARK: Callbacks

  static func changeInCells() {
    let changes: [(OddLists) -> Void] = [
      { $0.table.reloadData() },
      { $0.collection.reloadData() },
      { $0.table.layoutIfNeeded() },
      { $0.collection.layoutIfNeeded() },
      { lists in
        lists.table.reloadData()
        lists.table.layoutIfNeeded()
      },
      { $0.table.contentOffset.y += 20 },
      { $0.table.dataSource = nil },
      { $0.collection.dataSource = nil },
      { $0.table.removeFromSuperview() },
      { $0.collection.collectionViewLayout.invalidateLayout() },
      { $0.collection.collectionViewLayout = UICollectionViewFlowLayout() },
    ]
    for change in changes {
      let lists = OddLists()
      let root = UIView(frame: lists.table.frame)
      root.addSubview(lists.table)
      lists.inCell = { [unowned lists] _ in change(lists) }
      root.layoutIfNeeded()
      lists.show()
    }
  }

  static func changeWhileScrolling() {
    let changes: [(UIScrollView) -> Void] = [
      { $0.removeFromSuperview() },
      { ($0 as? UITableView)?.dataSource = nil },
      { ($0 as? UITableView)?.reloadData() },
      { ($0 as? UITableView)?.visibleCells.forEach { $0.removeFromSuperview() } },
    ]
    for change in changes {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let lists = OddLists()
      window.addSubview(lists.table)
      window.layoutIfNeeded()
      lists.whenScrolled = change
      lists.table.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
      window.layoutIfNeeded()
      lists.table.layoutIfNeeded()
    }
  }
}
