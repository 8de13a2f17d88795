import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The touch of a tap on a row or an item reaches the recognizers around it and the cell, as on a device.
@MainActor struct ListTouchTests {
  private final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 176))
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(Touched.self, forCellReuseIdentifier: "Touched")
      (table.dataSource, table.delegate) = (self, self)
      view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Touched", for: indexPath)
      (cell as? Touched)?.report = { [unowned self] in told.append($0) }
      return cell
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended in the screen") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("selected") }
  }

  private final class Touched: UITableViewCell {
    var report: (String) -> Void = { _ in }
    var passesTouchesOn = true
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      report("began")
      if passesTouchesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      report("ended")
      if passesTouchesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { report("cancelled") }
  }

  /// A recognizer of an app, which recognizes the end of a touch.
  private final class Press: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      !(touch.view?.superview is UITableViewCell)
    }
  }

  private final class Target: NSObject, KeyedActions {
    var count = 0
    static var keyedActions: [KeyedAction] { [KeyedAction("tapped", Target.tapped)] }
    private func tapped() { count += 1 }
  }

  /// Where a recognizer is, how it is set, and what a tap on a row does.
  struct Row: NamedCase {
    let name: String
    var make: @MainActor @Sendable (Any, Selector) -> UIGestureRecognizer = UITapGestureRecognizer.init
    var place: @MainActor @Sendable (UITableView) -> UIView?
    var prepare: @MainActor @Sendable (UIGestureRecognizer) -> Void = { _ in }
    let count: Int
    let told: [String]
  }

  private static let refusing = Refusing()
  private nonisolated static let selected = ["began", "ended", "selected"]

  @Test(arguments: [
    Row(name: "none", place: { _ in nil }, count: 0, told: selected),
    Row(name: "around the table view", place: { $0.superview }, count: 1, told: ["began", "cancelled"]),
    Row(name: "of the window", place: { $0.window }, count: 1, told: ["began", "cancelled"]),
    Row(name: "of the table view", place: { $0 }, count: 1, told: ["began", "cancelled"]),
    Row(name: "of a cell", place: { $0.cellForRow(at: [0, 1]) }, count: 1, told: ["began", "cancelled"]),
    Row(name: "of another cell", place: { $0.cellForRow(at: [0, 0]) }, count: 0, told: selected),
    Row(
      name: "beside the touches of views",
      place: { $0.superview },
      prepare: { $0.cancelsTouchesInView = false },
      count: 1,
      told: selected
    ),
    Row(name: "refusing rows", place: { $0.superview }, prepare: { $0.delegate = refusing }, count: 0, told: selected),
    Row(name: "disabled", place: { $0.superview }, prepare: { $0.isEnabled = false }, count: 0, told: selected),
    Row(
      name: "two taps",
      place: { $0.superview },
      prepare: { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired = 2 },
      count: 0,
      told: selected
    ),
    Row(name: "an app's", make: Press.init, place: { $0.superview }, count: 1, told: ["began", "cancelled"]),
  ])
  func aRecognizerMayKeepTheTap(_ row: Row) {
    let (screen, window, target) = (Screen(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 176)), Target())
    window.show(screen)
    window.layoutIfNeeded()
    let recognizer = row.make(target, "tapped")
    row.prepare(recognizer)
    row.place(screen.table)?.addGestureRecognizer(recognizer)
    screen.table.user.tapRow(at: [0, 1])
    #expect(target.count == row.count)
    #expect(screen.told == row.told)
    #expect((screen.table.indexPathForSelectedRow != nil) == (row.told == Self.selected))
  }

  /// A button of UIKit passes a tap on while it is disabled, and a cell that overrides the methods may not.
  @Test func aCellThatPassesNoTouchesOnIsNotSelected() {
    let (screen, window) = (Screen(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 176)))
    window.show(screen)
    window.layoutIfNeeded()
    let cell = screen.table.cellForRow(at: [0, 1]) as? Touched
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.isEnabled = false
    cell?.contentView.addSubview(button)
    window.user.tap(at: CGPoint(x: 50, y: 66))
    #expect(screen.told == Self.selected && screen.table.indexPathForSelectedRow == [0, 1])
    screen.table.deselectRow(at: [0, 1], animated: false)
    cell?.passesTouchesOn = false
    window.user.tap(at: CGPoint(x: 50, y: 66))
    screen.table.user.tapRow(at: [0, 1])
    #expect(screen.told == Self.selected + ["began", "ended", "began", "ended"])
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test func anItemsTapIsKept() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, indexPath, number in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }
    data.apply(NSDiffableDataSourceSnapshot([(0, [1, 2])]), animatingDifferences: false)
    let (window, target) = (UIWindow(frame: list.frame), Target())
    window.addSubview(list)
    list.user.tapItem(at: [0, 0])
    #expect(list.indexPathsForSelectedItems == [[0, 0]])
    window.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "tapped"))
    list.user.tapItem(at: [0, 1])
    #expect(list.indexPathsForSelectedItems == [[0, 0]])
    #expect(target.count == 1)
  }
}
