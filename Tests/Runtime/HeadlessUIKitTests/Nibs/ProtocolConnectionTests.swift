import Foundation
import HeadlessFoundation
import HeadlessUIKit
import ReuseGenTestSupport
import Testing

/// As in UIKit, connections don't check protocols.
@MainActor struct ProtocolConnectionTests {
  /// A class that doesn't declare the protocols of its connections.
  final class Owner: NSObject {}

  private static let connections = """
    <connections><outlet property="delegate" destination="-1" id="b"/>
    <outlet property="dataSource" destination="-1" id="c"/></connections>
    """

  /// Makes the view of an element whose data source and delegate are the owner.
  static func view(_ element: String, of owner: NSObject) -> UIView? {
    let nib = DocumentText.nib(
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/><\(element) id=\"v\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/>\(connections)</\(element)>"
    )
    return UINib(data: nib, bundle: nil).instantiate(withOwner: owner).first as? UIView
  }

  @Test func aDelegateWithoutItsProtocolDoesNotStop() throws {
    let owner = Owner()
    let table = try #require(Self.view("tableView", of: owner) as? UITableView)
    #expect(table.delegate == nil && table.dataSource == nil)
    // Another data source replaces the owner, which can't be asked.
    let controller = UITableViewController()
    table.dataSource = controller
    table.layoutIfNeeded()
    table.dataSource = nil
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  @Test func aDataSourceThatIsGoneIsNotAsked() throws {
    let table = try #require(Self.view("tableView", of: Owner()) as? UITableView)
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  /// The views that have a data source, with the first method that they call.
  enum List: String, CaseIterable, Codable, Sendable {
    case tableView, collectionView, pickerView

    var question: String {
      switch self {
      case .tableView: "tableView:numberOfRowsInSection:"
      case .collectionView: "collectionView:numberOfItemsInSection:"
      case .pickerView: "numberOfComponentsInPickerView:"
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: List.allCases)
  nonisolated func theFirstQuestionToADataSourceWithoutItsProtocolStops(list: List) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [list] in
      await MainActor.run {
        let owner = Owner()
        let view = ProtocolConnectionTests.view(list.rawValue, of: owner)
        FileHandle.standardError.write(Data("connected\n".utf8))
        view?.layoutIfNeeded()
        _ = (view as? UIPickerView)?.numberOfComponents
        withExtendedLifetime(owner) {}
      }
    }
    result.expectTexts([
      "is the dataSource of HeadlessUIKit.UI", "connected",
      "-[HeadlessUIKitTests.ProtocolConnectionTests.Owner \(list.question)]: unrecognized selector sent to instance. "
        + "Declare ",
    ])
  }

  final class Screen: NSObject {
    var title: UILabel?
    var box: UIView?
  }

  /// UIKit stores any object. A variable in Swift can't hold one of a superclass, so it stays `nil`, with a warning.
  @Test(.tags(.process), .promptExit) nonisolated func anOutletOfASubclassDoesNotStopTheDocument() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let document = """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                <connections>
                  <outlet property="title" destination="v" id="a"/>
                  <outlet property="box" destination="v" id="b"/>
                </connections>
              </placeholder>
              <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
            </objects>
          </document>
          """
        let owner = Screen()
        _ = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: owner)
        precondition(owner.title == nil && owner.box?.bounds.width == 100)
      }
    }
    result.expectTexts(["Warning: ", "title of ", "stays nil: its type is HeadlessUIKit.UILabel, and the document "])
  }

  final class Tabs: NSObject, UITabBarDelegate {
    weak var source: (any SourceOfTitle)?
    var other: (any SourceOfTitle)?
    var bar: UITabBar?
  }

  /// The methods of a protocol can be called through a variable that a document sets, which has no observers to run.
  @Test func anObjectInAVariableOfAProtocolCanBeCalled() throws {
    let nib = DocumentText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="source" destination="t" id="a"/><outlet property="other" destination="t" id="b"/>
      <outlet property="bar" destination="u" id="c"/></connections></placeholder>
      <view id="t" customClass="TitleOfDocument" customModule="HeadlessUIKitTests"/>
      <tabBar id="u"><connections><outlet property="delegate" destination="-1" id="d"/></connections></tabBar>
      """
    )
    let owner = Tabs()
    let title = TitleOfDocument()
    #expect(KeyAccessor("source", of: owner)?.store(title, in: owner) == true)
    #expect(owner.source?.title == "made")
    #expect(KeyAccessor("source", of: owner)?.store(nil, in: owner) == true)
    #expect(owner.source == nil)
    let objects = UINib(data: nib, bundle: nil).instantiate(withOwner: owner)
    #expect(objects.count == 2)
    #expect(owner.source?.title == "made" && owner.other?.title == "made")
    #expect(owner.bar?.delegate === owner)
  }
}

@MainActor
protocol SourceOfTitle: AnyObject {
  var title: String { get }
}

/// Outside of a type, so that a document finds it by name.
final class TitleOfDocument: UIView, SourceOfTitle {
  var title: String { "made" }
}
