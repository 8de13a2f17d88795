import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// The insets and the selection of tables when the keyboard appears, a refresh begins and editing ends.
@MainActor struct TableControllerKeyboardTests {
  final class Form: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let form = Form()

  init() {
    window.show(form)
    form.tableView.rowHeight = 44
    window.layoutIfNeeded()
  }

  @Test func theEditedRowStaysAboveTheKeyboard() throws {
    let table = try #require(form.tableView)
    let cell = try #require(table.cellForRow(at: [0, 17]))
    let field = try #require(cell.contentView.subviews.first as? UITextField)
    #expect(field.becomeFirstResponder())
    window.user.showKeyboard(height: 300)
    #expect(table.contentInset.bottom == 300)
    #expect(field.convert(field.bounds, to: window).maxY <= 544)
    window.user.hideKeyboard()
    #expect(table.contentInset.bottom == 0)
  }

  @Test func aSafeAreaIsPartOfTheInset() {
    form.additionalSafeAreaInsets.bottom = 34
    window.layoutIfNeeded()
    window.user.showKeyboard(height: 300)
    #expect(form.tableView.contentInset.bottom == 266 && form.tableView.adjustedContentInset.bottom == 300)
  }

  @Test func theSelectionIsClearedWhenEditingEnds() {
    form.tableView.allowsMultipleSelectionDuringEditing = true
    form.setEditing(true, animated: false)
    form.tableView.user.tapRow(at: [0, 1])
    form.tableView.user.tapRow(at: [0, 2])
    #expect(form.tableView.indexPathsForSelectedRows?.count == 2)
    form.setEditing(false, animated: false)
    #expect(form.tableView.indexPathsForSelectedRows?.isEmpty ?? true)
  }

  @Test func theSelectionOfItemsIsClearedWhenEditingEnds() {
    final class Grid: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.allowsMultipleSelectionDuringEditing = true
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = grid
    window.layoutIfNeeded()
    grid.collectionView.isEditing = true
    for item in 1...2 { grid.collectionView.user.tapItem(at: [0, item]) }
    #expect(grid.collectionView.indexPathsForSelectedItems?.count == 2)
    grid.collectionView.isEditing = false
    #expect(grid.collectionView.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test func refreshingAddsRoomAtTheTopUntilItEnds() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let control = UIRefreshControl()
    table.refreshControl = control
    control.beginRefreshing()
    #expect(table.adjustedContentInset.top == 60 && table.contentInset.top == 0)
    #expect(table.contentOffset.y == 0, "the program scrolls to the control if it wants to")
    control.endRefreshing()
    #expect(table.adjustedContentInset.top == 0)
    control.user.pull()
    #expect(table.contentOffset.y == -60)
    control.endRefreshing()
    #expect(table.contentOffset.y == 0)
  }
}
