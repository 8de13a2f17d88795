import HeadlessUIKitTesting
import Testing
import UIKit

@testable import MyApp

/// A person uses the app, whose package `reusegen headless` wrote.
@MainActor
@Suite(.serialized) struct WalksTests {
  private func screen(_ languages: String...) throws -> WalksScreen {
    UIApplication.shared.user.setPreferredLanguages(languages)
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    let screen = try #require(storyboard.instantiateInitialViewController() as? WalksScreen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    return screen
  }

  @Test func theAppsFilesTextsAndVersionAreItsOwn() throws {
    let walks = try screen("en")
    #expect(walks.title == "Walks")
    #expect(walks.navigationItem.prompt == "3 walks in version 2.1")
    let cell = try #require(walks.tableView.visibleCells.first as? WalkCell)
    #expect(cell.name.text == "Rome")
  }

  @Test func textsAreInTheUsersLanguageWithItsPlurals() throws {
    let walks = try screen("de-AT", "en")
    #expect(walks.title == "Wege")
    walks.list.removeLast()
    walks.list.removeLast()
    #expect(walks.navigationItem.prompt == "1 Weg in Version 2.1")
    UIApplication.shared.user.setPreferredLanguages([])
  }

  @Test func whatIsLeftOutHasNamesThatDoNothing() throws {
    let walks = try screen("en")
    let item = try #require(walks.navigationItem.rightBarButtonItem)
    item.user.tap()
    #expect(walks.presentedViewController == nil)
  }
}
