import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Apps that specify impossible numbers, or do odd things within callbacks: the program continues. Other cases stop it.
@Suite(.tags(.process)) struct InvalidInputTests {
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

/// A table and a collection view with a data source that can be told to be odd.
final class OddLists: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
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
  func collectionView(_: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt _: IndexPath) -> CGSize {
    itemSize
  }
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

  /// The same lists, after a change and a layout.
  @discardableResult func laid(_ change: (OddLists) -> Void = { _ in }) -> OddLists {
    change(self)
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    return self
  }

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
      let lists = OddLists()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), with: lists.table)
      window.layoutIfNeeded()
      lists.whenScrolled = change
      lists.table.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
      window.layoutIfNeeded()
      lists.table.layoutIfNeeded()
    }
  }
}
