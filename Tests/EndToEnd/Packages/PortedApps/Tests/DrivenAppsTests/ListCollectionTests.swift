import HeadlessUIKitTesting
import Testing
import UIKit

@testable import List

/// CodeExamples, ListCollection: a diffable list layout, filled, scrolled, selected and edited by its snapshots.
@MainActor struct ListCollectionTests {
  @Test func theCountriesAreFilledScrolledSelectedAndEdited() throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.makeKeyAndVisible()
    let controller = try #require(root.children.first as? ListController)
    let collection = try #require(controller.collectionView)
    func names() -> [String?] {
      collection.indexPathsForVisibleItems.sorted().map { path in
        let cell = collection.cellForItem(at: path) as? UICollectionViewListCell
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    controller.countries = (0..<50).map { Country(name: "Country \($0)", capital: "Town \($0)", continent: "C") }
    window.layoutIfNeeded()
    #expect(names().first == "Country 0")
    #expect(collection.measureScrolling().cellsMade < 30)
    collection.scrollToItem(at: [0, 49], at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(names().last == "Country 49")

    collection.user.tapItem(at: [0, 49])
    #expect(collection.indexPathsForSelectedItems?.isEmpty ?? true)

    controller.countries.removeFirst(47)
    window.layoutIfNeeded()
    #expect(names() == ["Country 47", "Country 48", "Country 49"])
    controller.countries.swapAt(0, 2)
    controller.countries.insert(Country(name: "New", continent: "C"), at: 1)
    window.layoutIfNeeded()
    #expect(names() == ["Country 49", "New", "Country 48", "Country 47"])
  }
}
