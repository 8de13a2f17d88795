import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Places

/// The test that the README shows.
@MainActor
@Test func aTapOpensThePlace() throws {
  let storyboard = UIStoryboard(name: "Main", bundle: .module)
  let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  let list = try #require(navigation.topViewController as? PlacesViewController)
  list.tableView.user.tapRow(at: [0, 1])
  #expect(navigation.topViewController?.title == "Bergen")
}
