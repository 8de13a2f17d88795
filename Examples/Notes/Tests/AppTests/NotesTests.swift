import HeadlessUIKitTesting
import Recycler
import Testing

@testable import App

/// The classes that the manifest states come from the plugin's file.
@MainActor
@Test func theNotesKeepTheirContract() async throws {
  let storyboard = UIStoryboard(name: "Main", bundle: .module)
  let root = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
  let notes = try #require(root.topViewController as? NotesViewController)
  notes.loadViewIfNeeded()
  await notes.tableView.audit.reuse()
  notes.tableView.audit.contract(classes: AppReuseContractTests.tableCells)
}
