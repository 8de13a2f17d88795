import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenXML

/// The table of elements.
struct ObjectTypeTests {
  @Test(arguments: [
    ("label", "UILabel"), ("tableViewCell", "UITableViewCell"), ("mapView", "MKMapView"), ("arscnView", "ARSCNView"),
    ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"), ("customObject", "NSObject"),
  ])
  func anElementHasAClass(element: String, name: String) throws {
    #expect(try #require(IBObjectType(element: element)).className == name)
  }

  @Test(arguments: [
    ("fancyViewController", IBObjectType.Category.controller), ("twistGestureRecognizer", .gestureRecognizer),
    ("titleItem", .barItem), ("fancyObject", .object), ("fancyView", .view), ("controllerPlaceholder", .sceneReference),
  ])
  func anUnknownElementBelongsToTheCategoryThatItsNameSuggests(element: String, category: IBObjectType.Category) {
    #expect(IBObjectType(element: element) == nil)
    #expect(IBObjectType.category(of: element) == category)
  }

  /// The table has the views, controllers and gesture recognizers that real documents for UIKit contain.
  @Test(.enabled(if: SharedFolder.interfaceBuilder.isPresent))
  func theTableHasTheObjectsOfRealDocuments() throws {
    var unknown: [String: Int] = [:]
    let lists: Set = ["subviews", "objects", "prototypes", "viewControllers", "gestureRecognizers", "toolbarItems"]
    for path in SharedFolder.interfaceBuilder.documents() {
      guard let root = try? IBElement.read(try Data(contentsOf: URL(fileURLWithPath: path)), path: path),
        IBPlatform(targetRuntime: root["targetRuntime"], type: root["type"]).hasUIKit
      else { continue }
      root.forEach { element in
        guard lists.contains(element.name) else { return }
        for child in element.children where IBObjectType(element: child.name) == nil {
          unknown[child.name, default: 0] += 1
        }
      }
    }
    #expect(unknown == [:])
  }
}
