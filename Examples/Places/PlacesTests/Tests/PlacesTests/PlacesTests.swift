import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Places

/// The screens of the app, used as a person does, from the storyboard's first one.
@MainActor
@Suite struct PlacesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation: UINavigationController

  init() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var list: PlacesViewController {
    get throws { try #require(navigation.viewControllers.first as? PlacesViewController) }
  }

  @Test func theListShowsThePlaces() async throws {
    let table = try list.tableView
    #expect(table?.visibleCells.count == Place.samples.count)
    await table?.audit.reuse()
  }

  @Test func aSwitchMarksThePlace() throws {
    try list.tableView.user.tapRow(at: [0, 1])
    let screen = try #require(navigation.topViewController as? PlaceViewController)
    #expect(screen.title == "Bergen")
    try #require(screen.view.subviews.first { $0 is UISwitch } as? UISwitch).user.tap()
    #expect(screen.title == "★ Bergen")
  }
}
