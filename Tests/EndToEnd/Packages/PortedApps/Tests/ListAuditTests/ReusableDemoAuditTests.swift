import Testing
import UIKit

@testable import ReusableDemo_iOS

@MainActor
@Suite struct ReusableDemoAuditTests {
  @Test func theTable() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let table = try #require(root.first(TableViewController.self)?.tableView)
    #expect(await findings(in: table) == [])
    withExtendedLifetime(window) {}
  }

  @Test func theCollection() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let collection = try #require(root.first(CollectionViewController.self)?.collectionView)
    #expect(await findings(in: collection) == [])
    withExtendedLifetime(window) {}
  }
}
