import HeadlessUIKitTesting
import Recycler
import Testing

@testable import App

/// `AppReuseContractTests` is the plugin's: it loads every nib, prototype, scene and segue.
@MainActor
@Test func aNoteOpensWithItsText() async throws {
  let storyboard = UIStoryboard(name: "Main", bundle: .module)
  let root = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = root
  window.makeKeyAndVisible()
  let notes = try #require(root.topViewController as? NotesViewController)
  await notes.tableView.audit.reuse()
  notes.tableView.audit.contract(classes: AppReuseContractTests.tableCells)

  notes.tableView.user.tapRow(at: [0, 1])
  let note = try #require(root.topViewController as? NoteViewController)
  #expect(note.text == "another")
  note.perform(segue: .showDetail)
  #expect(root.topViewController?.title == "another")
}
