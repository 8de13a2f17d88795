import Testing
import UIKit

@testable import List

@MainActor struct ListCollectionAuditTests {
  @Test func theCountries() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let controller = try #require(root.first(ListController.self))
    controller.countries = [
      Country(name: "France", capital: "Paris", continent: "Europe"),
      Country(name: "Antarctica", continent: "Antarctica"),
      Country(name: "Peru", capital: "Lima", continent: "South America"),
    ]
    window.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(await findings(in: controller.collectionView) == [])
  }
}
