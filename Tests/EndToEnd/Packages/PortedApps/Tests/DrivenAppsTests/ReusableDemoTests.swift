import HeadlessUIKitTesting
import Testing
import UIKit

@testable import ReusableDemo_iOS

/// The example of Reusable with the library's own sources: cells of classes, nibs and a storyboard.
@MainActor struct ReusableDemoTests {
  private func scene<Controller: UIViewController>(_ type: Controller.Type) throws -> Controller {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    var controllers = [root]
    while let next = controllers.popLast() {
      if let found = next as? Controller { return found }
      controllers += next.children
    }
    return try #require(nil as Controller?)
  }

  @Test func theTableMixesCellsOfNibsAndClasses() throws {
    let controller = try scene(TableViewController.self)
    let table = try #require(controller.tableView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.addSubview(table)
    table.frame = window.bounds
    table.layoutIfNeeded()
    let sections = table.numberOfSections
    #expect(sections > 3)
    var kinds: Set<String> = []
    for offset in stride(from: 0, through: max(0, table.contentSize.height - 667), by: 40) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      for cell in table.visibleCells { kinds.insert("\(type(of: cell))") }
    }
    #expect(kinds.isSuperset(of: ["MySimpleColorCell", "MyXIBTextCell", "MyXIBInfoCell"]))
    let rows = table.indexPathsForVisibleRows ?? []
    // The first one may be below the header of its section, which takes its touches.
    let row = try #require(rows.last)
    table.user.tapRow(at: row)
  }

  @Test func theCollectionMixesCellsOfNibsAndClasses() throws {
    let controller = try scene(CollectionViewController.self)
    let collection = try #require(controller.collectionView)
    collection.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.contains { $0 is MyColorSquareCell })
    #expect(!collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
  }
}
