import Testing

@testable import HeadlessUIKit

// Documents find these classes by name.

final class BarWithCenter: UITabBar {
  private(set) var wasAwoken = false
  var hasCenter = false

  override func awakeFromNib() {
    super.awakeFromNib()
    wasAwoken = true
  }
}

final class WideNavigationBar: UINavigationBar {}
final class WideToolbar: UIToolbar {}
final class ItemWithCount: UINavigationItem {
  private(set) var wasAwoken = false
  override func awakeFromNib() { wasAwoken = true }
}
final class TabWithCount: UITabBarItem {}

final class KeyboardConstraint: NSLayoutConstraint {
  private(set) var start: CGFloat = -1
  var distance = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    start = constant
  }
}

final class BarWithFrame: UINavigationBar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ToolbarWithFrame: UIToolbar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class LayoutWithSize: UICollectionViewFlowLayout {
  override func awakeFromNib() {
    super.awakeFromNib()
    itemSize.width += 1
  }
}

final class TapWithCount: UITapGestureRecognizer {
  override func awakeFromNib() { numberOfTapsRequired += 1 }
}

final class OwnerOfConstraint: NSObject {
  var bottom: KeyboardConstraint?
}

/// Objects that their containers have already in UIKit's class, and constraints.
@MainActor struct CustomPartTests {
  private func controller(_ element: String, _ content: String) throws -> UIViewController {
    let text = "<\(element) id=\"c0\" title=\"Home\">\(content)</\(element)>"
    let scene = "<scene sceneID=\"s0\"><objects>\(text)</objects></scene>"
    let document = NibDocument(data: DocumentText.storyboard(scene), path: "A.storyboard")
    let storyboard = UIStoryboard(plan: StoryboardPlan(document), rules: .strict)
    return try #require(storyboard.instantiateInitialViewController())
  }

  private static func custom(_ name: String) -> String {
    "customClass=\"\(name)\" customModule=\"HeadlessUIKitTests\""
  }

  @Test func theBarOfATabBarControllerHasItsClass() throws {
    let content = """
      <tabBar key="tabBar" id="b" translucent="NO" \(Self.custom("BarWithCenter"))><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hasCenter" value="YES"/></userDefinedRuntimeAttributes>
      </tabBar>
      """
    let tabs = try #require(try controller("tabBarController", content) as? UITabBarController)
    let bar = try #require(tabs.tabBar as? BarWithCenter)
    #expect(bar.hasCenter && bar.wasAwoken && !bar.isTranslucent && bar.controller === tabs)
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.loadViewIfNeeded()
    #expect(bar.items?.count == 2 && bar.superview === tabs.view)
  }

  @Test func layoutsAndGesturesAreAwoken() throws {
    let layout = """
      <collectionView key="view" id="v"><collectionViewFlowLayout key="collectionViewLayout" id="l" \(Self.custom("LayoutWithSize"))>
      <size key="itemSize" width="40" height="40"/></collectionViewFlowLayout><connections>
      <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="x"/></connections></collectionView>
      </collectionViewController><tapGestureRecognizer id="g" numberOfTapsRequired="2" \(Self.custom("TapWithCount"))/>
      <collectionViewController id="c1">
      """
    let list = try #require(try controller("collectionViewController", layout) as? UICollectionViewController)
    let itemSize = (list.collectionView.collectionViewLayout as? LayoutWithSize)?.itemSize
    #expect(itemSize == CGSize(width: 41, height: 40))
    let taps = list.collectionView.gestureRecognizers?.compactMap { ($0 as? TapWithCount)?.numberOfTapsRequired }
    #expect(taps == [3])
  }

  @Test func theBarsOfANavigationControllerHaveTheirClasses() throws {
    let content = """
      <navigationBar key="navigationBar" id="b" largeTitles="YES" \(Self.custom("WideNavigationBar"))/>
      <toolbar key="toolbar" id="t" \(Self.custom("WideToolbar"))/>
      """
    let navigation = try #require(try controller("navigationController", content) as? UINavigationController)
    #expect(navigation.navigationBar is WideNavigationBar && navigation.toolbar is WideToolbar)
    #expect(navigation.navigationBar.prefersLargeTitles && navigation.navigationBar.navigationController === navigation)
    let root = UIViewController()
    navigation.viewControllers = [root]
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.topItem === root.navigationItem)
    #expect(navigation.navigationBar.superview === navigation.view && navigation.toolbar.superview === navigation.view)
  }

  @Test func theBarsOfANavigationControllerHaveTheClassesOfItsInitializer() {
    let made = UINavigationController(navigationBarClass: BarWithFrame.self, toolbarClass: ToolbarWithFrame.self)
    #expect(made.navigationBar is BarWithFrame && made.toolbar is ToolbarWithFrame)
  }

  @Test func theItemsOfAControllerHaveTheirClasses() throws {
    let content = """
      <navigationItem key="navigationItem" id="n" prompt="New" \(Self.custom("ItemWithCount"))/>
      <tabBarItem key="tabBarItem" id="t" title="Tab" \(Self.custom("TabWithCount"))/>
      """
    let controller = try controller("viewController", content)
    let item = try #require(controller.navigationItem as? ItemWithCount)
    #expect(item.title == "Home" && item.prompt == "New" && item.wasAwoken && item.controller === controller)
    #expect(controller.tabBarItem is TabWithCount && controller.tabBarItem.title == "Tab")
  }

  @Test func aConstraintHasItsClassAndAttributes() throws {
    let nib = DocumentText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="bottom" destination="k" id="a"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="s"/></subviews><constraints>
      <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" multiplier="2" constant="7"
      priority="900" identifier="low" id="k" \(Self.custom("KeyboardConstraint"))><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="distance"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint></constraints></view>
      """
    )
    let owner = OwnerOfConstraint()
    let view = try #require(UINib(data: nib, bundle: nil).instantiate(withOwner: owner).first as? UIView)
    let made = try #require(owner.bottom)
    #expect(made.distance == 3 && made.start == 7 && made.isActive && view.constraints.contains { $0 === made })
    #expect(made.firstItem === view && made.secondItem === view.subviews.first)
    #expect(made.firstAttribute == .bottom && made.secondAttribute == .bottom && made.relation == .equal)
    #expect(made.multiplier == 2 && made.constant == 7 && made.priority.rawValue == 900 && made.identifier == "low")
  }
}
