import HeadlessFoundation
import HeadlessUIKit
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

@MainActor protocol SourceOfTitle: AnyObject {
  var title: String { get }
}

/// Outside of a type, so that a document finds it by name.
final class TitleOfDocument: UIView, SourceOfTitle {
  var title: String { "made" }
}
