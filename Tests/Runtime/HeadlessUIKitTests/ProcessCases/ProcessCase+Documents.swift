import ReuseGenTestSupport
import ReuseGenXML

@testable import HeadlessUIKit

extension [ProcessCase] {
  /// Mistakes in nibs: UIKit's message, the document and the line.
  static let ofNibs: [ProcessCase] = [
    .stops(
      "[<HeadlessUIKitTests.PrivateWeakView> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
        + "for the key lable.",
      "UnknownKey.xib, line 21"
    ) { load("UnknownKey") },
    .stops(
      "Failed to connect (label) outlet from (HeadlessUIKitTests.PrivateWeakView) to (HeadlessUIKit.UISwitch): the "
        + "outlet's type is HeadlessUIKit.UILabel.",
      "WrongDestination.xib, line 19"
    ) { load("WrongDestination") },
    .stops(
      "[<HeadlessUIKit.UIView> setValue:forUndefinedKey:]",
      "for the key content."
    ) { load("OwnerOutlets", UIView(frame: .zero)) },
    .stops(contentOfNoOwner, "OwnerOutlets.xib, line ", named: "an outlet of no owner") { load("OwnerOutlets") },
    .stops(contentOfNoOwner, "OwnerOutlets.xib, line ", named: "an outlet of a cell's owner") {
      let table = UITableView()
      table.register(UINib(nibName: "OwnerOutlets", bundle: .module), forCellReuseIdentifier: "x")
      _ = table.dequeueReusableCell(withIdentifier: "x")
    },
    .stops(
      "Unknown class _TtC7OldName11LabeledView in Interface Builder file",
      "[<HeadlessUIKit.UIView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "label."
    ) {
      load(
        text: """
          <view id="v" customClass="LabeledView" customModule="OldName"><subviews><label id="l"/></subviews>
          <connections><outlet property="label" destination="l" id="o"/></connections></view>
          """
      )
    },
    .stops("Use of unimplemented initializer 'init()' for class 'HeadlessUIKitTests.SourceOfNames'") {
      load("CustomObjectWithoutInit")
    },
    .stops("-[HeadlessUIKitTests.DeafOwner save:]: unrecognized selector sent to instance.") {
      let owner = DeafOwner()
      ((load("Properties", owner).first as? UIView)?.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    },
    .stops("loaded the \"TwoRoots\" nib but the view outlet was not set. Connect \"view\" of File's Owner") {
      _ = UIViewController(nibName: "TwoRoots", bundle: .module).view
    },
    // As in UIKit, what follows is only logged. A view of the element's own class is made.
    .warns("NoSuchView in Interface Builder file.", "UnknownClass.xib, line 11") {
      if load("UnknownClass").map({ "\(type(of: $0))" }) != ["UIView"] { fatalError("another view") }
    },
    .warns(
      "Failed to set (nowhere) user defined inspected property on (HeadlessUIKitTests.AttributedView)",
      "this class is not key value coding-compliant for the key nowhere."
    ) { load("RuntimeAttributes") },
    // Nothing would call the delegate of a view that has no class here.
    .warns(
      "<glkViewController> becomes a plain view controller: the program has no GLKViewController in a module GLKit.",
      "delegate of a <glkView> isn't connected, and nothing calls it"
    ) {
      let text = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><glkViewController id="c"/><glkView id="v">
        <connections><outlet property="delegate" destination="-1" id="a"/></connections></glkView>
        """
      for _ in 1...2 { load(text: text, NSObject()) }
    },
    .warns(
      "navigationBar of HeadlessUIKit.UINavigationController isn't the HeadlessUIKitTests.BarWithCenter of the document"
    ) {
      let text = """
        <navigationController id="c"><navigationBar key="navigationBar" id="b" customClass="BarWithCenter"
        customModule="HeadlessUIKitTests"/></navigationController>
        """
      for _ in 1...2 { load(text: text) }
    },
    // UIKit stores any object. A variable in Swift can't hold one of a superclass.
    .warns("title of ", "stays nil: its type is HeadlessUIKit.UILabel, and the document ") {
      let screen = TitledScreen()
      load(
        text: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
          <outlet property="title" destination="v" id="a"/><outlet property="box" destination="v" id="b"/>
          </connections></placeholder><view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
          """,
        screen
      )
      precondition(screen.title == nil && screen.box?.bounds.width == 100)
    },
  ]

  /// Mistakes with scenes and segues.
  static let ofStoryboards: [ProcessCase] = [
    .stops(
      "Receiver (<HeadlessUIKitTests.StartController>) has no segue with identifier 'nowhere'. Its identifiers:",
      "elsewhere"
    ) {
      UIStoryboard(name: "Flow", bundle: .module).instantiateViewController(withIdentifier: "start")
        .performSegue(withIdentifier: "nowhere", sender: nil)
    },
    .stops("doesn't contain a view controller with identifier 'nowhere'. Its identifiers: start, detail") {
      _ = UIStoryboard(name: "Flow", bundle: .module).instantiateViewController(withIdentifier: "nowhere")
    },
    .stops("Could not find a storyboard named 'Nowhere' in bundle NSBundle <") {
      _ = UIStoryboard(name: "Nowhere", bundle: .module)
    },
    .stops("that is already being presented by <UIViewController>.") {
      let (first, second, presented) = (UIViewController(), UIViewController(), UIViewController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.show(first)
      first.present(presented, animated: false)
      second.present(presented, animated: false)
    },
    .stops(
      "Application tried to present modally a view controller <UIViewController> that has a parent view controller "
        + "<UINavigationController>."
    ) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      UIViewController().present(navigation.viewControllers[0], animated: false)
    },
    .stops(cycle, wayOutOfTheCycle, named: "a relationship to itself") {
      _ = controller(
        of: """
          <scene sceneID="s0"><objects><navigationController id="c0" sceneMemberID="viewController"><connections>
          <segue destination="c0" kind="relationship" relationship="rootViewController" id="g0"/>
          </connections></navigationController></objects></scene>
          """
      )
    },
    .stops(cycle, wayOutOfTheCycle, named: "a scene that embeds itself") {
      let screen = controller(
        of: """
          <scene sceneID="s0"><objects><viewController id="c0" sceneMemberID="viewController">
          <view key="view" id="v0"><subviews><containerView id="e0"><connections>
          <segue destination="c0" kind="embed" id="g0"/></connections></containerView></subviews></view>
          </viewController></objects></scene>
          """
      )
      _ = screen?.view
    },
    .stops(
      "-[HeadlessUIKit.UIViewController makeDetail:]: unrecognized selector sent to instance.",
      "the class must conform to KeyedActions and list the action"
    ) { perform("kind=\"show\" destinationCreationSelector=\"makeDetail:\"") },
    .stops(
      "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
    ) { perform("kind=\"push\"") },
    .stops(noPerform, named: "a custom segue without perform()") { perform("kind=\"custom\"") },
    .stops(noPerform, named: "a segue of code without perform()") {
      UIStoryboardSegue(identifier: "next", source: UIViewController(), destination: UIViewController()).perform()
    },
    .stops("Custom instantiated <HeadlessUIKit.UIPageViewController> must be kind of class StartController") {
      _ = UIStoryboard(name: "Flow", bundle: .module).instantiateViewController(identifier: "start") {
        (coder: NSCoder) -> UIViewController? in UIPageViewController(coder: coder)
      }
    },
  ]

  /// The first question to a data source that doesn't declare its protocol: connections don't check protocols.
  static let ofDataSources: [ProcessCase] = [
    ("tableView", "tableView:numberOfRowsInSection:"),
    ("collectionView", "collectionView:numberOfItemsInSection:"),
    ("pickerView", "numberOfComponentsInPickerView:"),
  ].map { element, question in
    .stops(
      "is the dataSource of HeadlessUIKit.UI",
      "connected",
      "-[HeadlessUIKitTests.ProtocolConnectionTests.Owner \(question)]: unrecognized selector sent to instance. Declare ",
      named: "a data source of a \(element) without its protocol"
    ) {
      let owner = ProtocolConnectionTests.Owner()
      let view = ProtocolConnectionTests.view(element, of: owner)
      FileHandle.standardError.write(Data("connected\n".utf8))
      view?.layoutIfNeeded()
      _ = (view as? UIPickerView)?.numberOfComponents
      withExtendedLifetime(owner) {}
    }
  }

  private static let contentOfNoOwner =
    "[<NSObject> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key content."
  private static let cycle = "The scenes of Interface Builder file Cycle.storyboard, line "
  private static let wayOutOfTheCycle =
    "contain each other more than 64 deep. Remove the relationship, embed segue or storyboard reference that leads "
    + "back to a scene around it"
  private static let noPerform =
    "Could not perform segue with identifier 'next'. A segue must either have a performHandler or it must override "
    + "-perform."

  @MainActor @discardableResult
  private static func load(_ name: String, _ owner: Any? = nil) -> [Any] {
    UINib(nibName: name, bundle: .module).instantiate(withOwner: owner)
  }

  @MainActor private static func load(text: String, _ owner: Any? = nil) {
    _ = UINib(data: DocumentText.nib(text), bundle: nil).instantiate(withOwner: owner)
  }

  @MainActor private static func controller(of scenes: String) -> UIViewController? {
    guard let root = try? IBElement.read(DocumentText.storyboard(scenes), path: "Cycle.storyboard") else { return nil }
    let plan = StoryboardPlan(NibDocument(root: root, path: "Cycle.storyboard"))
    return UIStoryboard(plan: plan, rules: .strict).instantiateInitialViewController()
  }

  @MainActor private static func perform(_ attributes: String) {
    let segue = "<connections><segue destination=\"c1\" identifier=\"next\" \(attributes) id=\"g0\"/></connections>"
    controller(of: DocumentText.scene(0, content: segue) + DocumentText.scene(1))?
      .performSegue(withIdentifier: "next", sender: nil)
  }
}

private final class TitledScreen: NSObject {
  var title: UILabel?
  var box: UIView?
}
