import HeadlessUIKitTesting
import Testing
import UIKit

@testable import MyApp

/// A person uses the app, whose package `reusegen headless` wrote.
@MainActor @Suite(.serialized) struct WalksTests {
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

  @Test(arguments: [("en-GB", ["A place", "1 hill", "3 hills"]), ("de", ["Ein Ort", "1 Berg", "3 Berge"])])
  func stringsFilesAreReadInTheUsersLanguage(_ language: String, texts: [String]) {
    UIApplication.shared.user.setPreferredLanguages([language])
    defer { UIApplication.shared.user.setPreferredLanguages([]) }
    #expect([Lookup.place, Lookup.hills(1), Lookup.hills(3)] == texts)
  }

  @Test func whatIsFoundByNameIsTheApps() throws {
    #expect(Lookup.identifier == "com.example.myapp")
    #expect(Lookup.paths.allSatisfy { $0?.hasSuffix("/walks.json") == true })
    #expect(WalksScreen.copies().allSatisfy { $0 is WalksScreen })
    #expect(WalksScreen.look.picture?.size == CGSize(width: 20, height: 10))
    let color = try #require(WalksScreen.look.color)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .green)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
  }

  @Test func whatIsLeftOutHasNamesThatDoNothing() throws {
    let walks = try screen("en")
    let item = try #require(walks.navigationItem.rightBarButtonItem)
    item.user.tap()
    #expect(walks.presentedViewController == nil)
  }
}
