import Testing

@testable import HeadlessUIKit

@MainActor struct ControllerAttributeTests {
  private func controller(_ element: String, _ attributes: String, _ content: String = "") throws -> UIViewController {
    let text = "<\(element) id=\"c0\" storyboardIdentifier=\"scene\" \(attributes)>\(content)</\(element)>"
    let scene = "<scene sceneID=\"s0\"><objects>\(text)</objects></scene>"
    let document = NibDocument(data: DocumentText.storyboard(scene), path: "A.storyboard")
    let storyboard = UIStoryboard(plan: StoryboardPlan(document), rules: .strict)
    return try #require(storyboard.instantiateInitialViewController())
  }

  @Test func presentationsAreAsInTheDocument() throws {
    let styles: [(String, UIModalPresentationStyle)] = [
      ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
      ("currentContext", .currentContext), ("custom", .custom), ("overFullScreen", .overFullScreen),
      ("overCurrentContext", .overCurrentContext), ("popover", .popover), ("unknown", .formSheet),
    ]
    for (name, style) in styles {
      let controller = try controller("viewController", "modalPresentationStyle=\"\(name)\"")
      #expect(controller.modalPresentationStyle == style, "\(name)")
    }
    let transitions: [(String, UIModalTransitionStyle)] = [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal), ("crossDissolve", .crossDissolve),
      ("partialCurl", .partialCurl),
    ]
    for (name, style) in transitions {
      let controller = try controller("tableViewController", "modalTransitionStyle=\"\(name)\"")
      #expect(controller.modalTransitionStyle == style, "\(name)")
    }
    #expect(
      try controller("viewController", "providesPresentationContextTransitionStyle=\"YES\"")
        .providesPresentationContextTransitionStyle
    )
  }

  @Test func theEdgesOfTheViewAreAsInTheDocument() throws {
    let cases: [(String, UIRectEdge)] = [
      ("", .all), ("<extendedEdge key=\"edgesForExtendedLayout\"/>", []),
      ("<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\" right=\"YES\"/>", [.top, .right]),
    ]
    for (content, edges) in cases {
      #expect(try controller("viewController", "", content).edgesForExtendedLayout == edges, "\(content)")
    }
    let extended = try controller(
      "navigationController",
      "extendedLayoutIncludesOpaqueBars=\"YES\" automaticallyAdjustsScrollViewInsets=\"NO\""
    )
    #expect(extended.extendedLayoutIncludesOpaqueBars && !extended.automaticallyAdjustsScrollViewInsets)
  }

  /// The size of the canvas is for the design only.
  @Test func thePreferredSizeIsThatOfTheDocument() throws {
    let size = "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"320\" height=\"250\"/>"
    #expect(try controller("viewController", "", size).preferredContentSize == CGSize(width: 320, height: 250))
    let canvas = "<size key=\"freeformSize\" width=\"320\" height=\"250\"/>"
    #expect(try controller("viewController", "", canvas).preferredContentSize == .zero)
  }

  @Test func listsKeepTheirSelectionIfTheDocumentStatesIt() throws {
    let table = try controller("tableViewController", "clearsSelectionOnViewWillAppear=\"NO\"")
    #expect((table as? UITableViewController)?.clearsSelectionOnViewWillAppear == false)
    let collection = try controller("collectionViewController", "clearsSelectionOnViewWillAppear=\"NO\"")
    #expect((collection as? UICollectionViewController)?.clearsSelectionOnViewWillAppear == false)
    let other = try controller("tableViewController", "")
    #expect((other as? UITableViewController)?.clearsSelectionOnViewWillAppear == true)
  }

  @Test func theNameOfTheSceneMayBeThatForRestoration() throws {
    let named = try controller("viewController", "useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")
    #expect(named.restorationIdentifier == "scene")
    #expect(try controller("viewController", "").restorationIdentifier == nil)
    #expect(try controller("viewController", "restorationIdentifier=\"own\"").restorationIdentifier == "own")
  }
}
