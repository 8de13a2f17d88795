import HeadlessUIKitTesting
import Testing
import UIKit

@MainActor struct ListAuditTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    UIWindow(showing: UINavigationController(rootViewController: controller))
  }

  @Test func noSettingIsStale() async throws {
    let settings = SettingsViewController()
    let window = show(settings)
    let table = try #require(settings.tableView)
    await table.audit.reuse()
    table.audit.contract(classes: [SettingCell.identifier: SettingCell.self])
    withExtendedLifetime(window) {}
  }

  @Test func noFriendIsStale() async throws {
    let store = FriendStore(["Ada", "Grace", "Barbara", "Hedy"])
    for friend in store.friends.prefix(2) { store.toggleFavorite(friend) }
    let friends = FriendsViewController(store: store)
    let window = show(friends)
    let table = try #require(friends.view.subviews.first as? UITableView)
    await table.audit.reuse()
    table.audit.contract()
    withExtendedLifetime(window) {}
  }

  @Test func noProductIsStale() async throws {
    let shop = ShopViewController()
    let window = show(shop)
    shop.show((1...30).map { Product(name: "P\($0)", price: $0) })
    let collection = try #require(shop.collectionView)
    await collection.audit.reuse()
    collection.audit.contract()
    withExtendedLifetime(window) {}
  }
}
