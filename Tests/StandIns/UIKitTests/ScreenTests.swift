import HeadlessUIKitTesting
import Testing
import UIKit

/// Screens written as in apps, driven by tests without a display.
@MainActor struct ScreenTests {
  // MARK: Settings

  @Test func settingsFollowTheirStateAndAreChanged() throws {
    let settings = SettingsViewController()
    let window = UIWindow(showing: UINavigationController(rootViewController: settings))
    let table = try #require(settings.tableView)
    #expect(table.visibleCells.map(texts) == [["Notifications"], ["Language", "English"], ["Beta"], ["Sign Out"]])
    #expect(window.user.statusBarStyle == .default, "the navigation bar decides")
    #expect(settings.navigationController?.navigationBar.topItem?.title == "Settings")

    let notifications = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let toggle = try #require(notifications.accessoryView as? UISwitch)
    window.user.tap(at: toggle.convert(CGPoint(x: 5, y: 5), to: nil))
    #expect(settings.sections[0].settings[0].kind == .toggle(false))

    let beta = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect((beta.accessoryView as? UISwitch)?.isEnabled == false)
    #expect((beta.contentConfiguration as? UIListContentConfiguration)?.imageProperties.tintColor == .systemGray)
  }

  @Test func selectedSettingsLookSo() throws {
    let settings = SettingsViewController()
    _ = UIWindow(showing: settings)
    let table = try #require(settings.tableView)
    let row = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: row))
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray5)
    #expect(cell.backgroundConfiguration?.cornerRadius == 10)
  }

  @Test(arguments: [("Cancel", 2), ("Sign Out", 1)])
  func signingOutIsAsked(answer: String, sections: Int) throws {
    let settings = SettingsViewController()
    let window = UIWindow(showing: settings)
    settings.tableView.user.tapRow(at: IndexPath(row: 0, section: 1))
    let alert = try #require(settings.presentedViewController as? UIAlertController)
    #expect(alert.popoverPresentationController?.sourceView is SettingCell)
    alert.user.tapAction(titled: answer)
    #expect(settings.tableView.numberOfSections == sections && settings.presentedViewController == nil)
    #expect(settings.view.window === window)
  }

  // MARK: Friends

  /// The list of friends in a window, which retains it.
  private struct Friends {
    let screen: FriendsViewController
    let table: UITableView
    let store: FriendStore
    let window: UIWindow

    @MainActor var names: [String] { table.visibleCells.flatMap { texts(in: $0) } }
  }

  private func friends(_ names: [String]) throws -> Friends {
    let store = FriendStore(names)
    let screen = FriendsViewController(store: store)
    let window = UIWindow(showing: UINavigationController(rootViewController: screen))
    let table = try #require(screen.view.subviews.first as? UITableView)
    return Friends(screen: screen, table: table, store: store, window: window)
  }

  @Test func friendsAreSearched() throws {
    let list = try friends(["Ada", "Grace", "Barbara"])
    let bar = try #require(list.screen.navigationItem.searchController?.searchBar)
    bar.user.insertText("a")
    #expect(list.names == ["Ada", "Grace", "Barbara"])
    bar.user.insertText("r")
    #expect(list.names == ["Barbara"])
    bar.user.insertText("x")
    #expect(list.names == [] && texts(in: list.table) == ["No friends"])
    bar.user.deleteBackward()
    bar.user.tapCancelButton()
    #expect(list.names == ["Ada", "Grace", "Barbara"] && list.table.backgroundView == nil)
  }

  @Test func friendsAreStarredAndFoundByScope() throws {
    let list = try friends(["Ada", "Grace"])
    let menu = try #require(list.table.user.contextMenu(at: IndexPath(row: 1, section: 0))?.user.menu)
    #expect(menu.children.map(\.title) == ["Add Star"])
    (menu.children.first as? UIAction)?.performWithSender(nil, target: nil)
    let bar = try #require(list.screen.navigationItem.searchController?.searchBar)
    bar.becomeFirstResponder()
    bar.user.tapScope(at: 1)
    #expect(list.names == ["Grace"])
    let shown = list.table.user.contextMenu(at: IndexPath(row: 0, section: 0))?.user.menu
    #expect(shown?.children.first?.title == "Remove Star")
  }

  @Test func friendsAreLoadedByPulling() throws {
    let list = try friends(["Ada"])
    list.table.user.beginDragging()
    for _ in 0..<14 { list.table.user.drag(by: CGPoint(x: 0, y: -10)) }
    list.table.user.endDragging()
    while list.table.user.stepDeceleration() {}
    #expect(list.store.fetches == 1 && list.names == ["Ada", "Friend 1"])
    #expect(list.table.refreshControl?.isRefreshing == false)
    #expect(list.table.contentOffset.y == -list.table.adjustedContentInset.top)
  }

  @Test func friendsAreSwipedAway() throws {
    let list = try friends(["Ada", "Grace"])
    let titles = list.table.user.swipeActions(at: IndexPath(row: 0, section: 0))?.actions.map(\.title)
    #expect(titles == ["Delete", "Favorite"])
    #expect(list.table.user.performSwipeAction("Delete", at: IndexPath(row: 0, section: 0)) == true)
    #expect(list.store.friends.map(\.name) == ["Grace"] && list.names == ["Grace"])
  }

  @Test func severalFriendsAreDeleted() throws {
    let list = try friends(["Ada", "Grace", "Barbara"])
    list.screen.navigationItem.rightBarButtonItem?.user.tap()
    #expect(list.screen.isEditing && list.table.isEditing)
    list.table.user.tapRow(at: IndexPath(row: 0, section: 0))
    list.table.user.tapRow(at: IndexPath(row: 2, section: 0))
    list.screen.navigationItem.leftBarButtonItem?.user.tap()
    #expect(list.names == ["Grace"] && !list.table.isEditing && list.screen.navigationItem.leftBarButtonItem == nil)
  }

  @Test func friendsAreShown() throws {
    let list = try friends(["Ada"])
    list.table.user.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(list.screen.navigationController?.topViewController?.title == "Ada")
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  // MARK: Shop

  @Test func shopShowsTilesAndRows() throws {
    let shop = ShopViewController()
    _ = UIWindow(showing: shop)
    shop.show((1...30).map { Product(name: "P\($0)", price: $0) })
    shop.view.layoutIfNeeded()
    let cells = shop.collectionView.visibleCells
    let tiles = cells.filter { $0.contentView is ProductContentView }
    #expect(tiles.map(texts) == [["P1", "1 €"], ["P2", "2 €"]])
    let rows = cells.compactMap { $0 as? UICollectionViewListCell }
    #expect(rows.first.map(texts) == ["P1", "1 €"])
    let eleventh = try #require(
      shop.collectionView.cellForItem(at: IndexPath(item: 10, section: 1)) as? UICollectionViewListCell
    )
    #expect(eleventh.accessories.map(\.accessoryType) == [.disclosureIndicator, .checkmark])
    let headers = shop.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.flatMap(texts).sorted() == ["ALL", "FEATURED"])
  }

  @Test func tilesAreSelectedAndRowsBought() throws {
    let shop = ShopViewController()
    _ = UIWindow(showing: shop)
    shop.show((1...30).map { Product(name: "P\($0)", price: $0 * 10) })
    shop.view.layoutIfNeeded()
    let tile = IndexPath(item: 1, section: 0)
    shop.collectionView.user.tapItem(at: tile)
    shop.collectionView.user.tapItem(at: IndexPath(item: 0, section: 1))
    shop.view.layoutIfNeeded()
    let cell = try #require(shop.collectionView.cellForItem(at: tile))
    #expect((cell.contentConfiguration as? ProductContentConfiguration)?.isEmphasized == true)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBlue)
    let action = { (item: Int) in
      shop.collectionView.user.contextMenu(at: IndexPath(item: item, section: 1))?.user.menu?.children.first
        as? UIAction
    }
    action(3)?.performWithSender(nil, target: nil)
    #expect(action(15)?.attributes == .disabled && action(3)?.attributes == [])
    #expect(shop.basket.map(\.name) == ["P2", "P4"])
  }

  // MARK: Sign up

  @Test func signingUp() throws {
    let home = UIViewController()
    let window = UIWindow(showing: home)
    let form = SignUpViewController()
    var signedUp: [String] = []
    form.onSubmit = { signedUp = [$0, $1] }
    form.modalPresentationStyle = .fullScreen
    home.present(form, animated: true)
    window.layoutIfNeeded()
    #expect(window.user.statusBarStyle == .lightContent && !window.user.isStatusBarHidden)

    form.nameField.becomeFirstResponder()
    for key in ["Ada", "\n", "ada@example.com", "\n", "12345678", "\n"] {
      [form.nameField, form.mailField, form.passwordField].first(where: \.isEditing)?.user.insertText(key)
    }
    #expect(form.nameField.text == "Ada" && form.mailField.text == "ada@example.com" && !form.passwordField.isEditing)
    #expect(form.submitButton.isEnabled)
    form.submitButton.user.tap()
    #expect(signedUp == ["Ada", "ada@example.com"] && home.presentedViewController == nil)
  }

  @Test(arguments: [("Keep Editing", true), ("Discard", false)])
  func leavingIsAsked(answer: String, stays: Bool) throws {
    let home = UIViewController()
    let window = UIWindow(showing: home)
    let form = SignUpViewController()
    home.present(form, animated: true)
    form.nameField.user.insertText("A name of more than twenty letters")
    #expect(form.nameField.text == "A name of more than ")
    form.navigationItem.leftBarButtonItem?.user.tap()
    let alert = try #require(form.presentedViewController as? UIAlertController)
    alert.user.tapAction(titled: answer)
    #expect((home.presentedViewController === form) == stays && (form.view.window === window) == stays)
  }

  @Test func turningLaysTheFormOutSideBySide() throws {
    let form = SignUpViewController()
    let window = UIWindow(showing: form)
    let stack = try #require(form.view.subviews.compactMap { $0 as? UIStackView }.first)
    #expect(stack.axis == .vertical)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(stack.axis == .horizontal && form.view.bounds.width == 844)
    form.nameField.becomeFirstResponder()
    window.user.tap(at: CGPoint(x: 400, y: 380))
    #expect(!form.nameField.isEditing)
    let gradient = try #require(form.view.subviews.first as? GradientView)
    #expect((gradient.layer as? CAGradientLayer)?.colors?.count == 2)
  }
}

/// The texts of all labels in a view, the lowest first.
@MainActor private func texts(in view: UIView) -> [String] {
  if view.isHidden { return [] }
  let own = (view as? UILabel)?.text.map { [$0] } ?? []
  return own + view.subviews.flatMap(texts)
}
