import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Public bug reports about comparable tools, and what lint reports for them.
struct ReportedFindingTests {
  struct Report: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var document: String
    var messages: [String] = []
  }

  private static func scene(_ controller: String, _ objects: String = "", beside others: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController id="a" \(controller) sceneMemberID="viewController"><view key="view" id="v"/>\(objects)
    </viewController>\(others)</objects></scene></scenes></document>
    """
  }

  private static func actions(_ selectors: String...) -> String {
    let actions = selectors.enumerated().map { index, selector in
      #"<action selector="\#(selector)" destination="a" eventType="touchUpInside" id="x\#(index)"/>"#
    }
    return "<button id=\"b\"><connections>\(actions.joined())</connections></button>"
  }

  private static let target = #"customClass="HomeController" customModule="App" customModuleProvider="target""#

  /// Crashes that users report about apps and libraries.
  private static let crashes = TargetCase.read(
    """
    # an outlet and an action that @objc renames (valueForUndefinedKey, unrecognized selector)
    class CardView: UIView {
      @objc(caption) @IBOutlet var label: UILabel?
      @objc(store:) @IBAction func save(_ sender: Any) {}
    }
    // file: CardView.xib
    <view id="v" customClass="CardView" customModuleProvider="target">
        <subviews>
            <button id="b"><connections><action selector="save:" destination="v" eventType="touchUpInside" id="a"/></connections></button>
        <connections>
            <outlet property="label" destination="b" id="o"/>
    ! CardView has no method for the action save:; did you mean store:?
    ! CardView has no outlet label; did you mean caption?
    # the label of an unwind action (IBAnalyzer 22)
    class HomeController: UIViewController { @IBAction func goHome(segue: UIStoryboardSegue) {} }
    // file: Main.storyboard
    <viewController storyboardIdentifier="a" id="a" customClass="HomeController" customModuleProvider="target">
        <connections><segue destination="x" kind="unwind" unwindAction="goHome:" id="u"/></connections>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
    ! no class has a method for the unwind action goHome:; did you mean goHomeWithSegue:?
    # the name of a file for one device, and that of a compiled nib
    func f() {
      _ = (UINib(nibName: "Card~ipad", bundle: nil), UINib(nibName: "Card.nib", bundle: nil))
      _ = (UINib(nibName: "Card~iphone", bundle: nil), UIStoryboard(name: "Main~ipad", bundle: nil))
    }
    // file: Card.xib
    <view id="v"/>
    // file: Card~ipad.xib
    <view id="v"/>
    // file: Main~ipad.storyboard
    <viewController storyboardIdentifier="a" id="a"/>
    ! there is no nib "Card~iphone"; correct the name, or restore the nib
    # a static cell that is dequeued, and the prototype of another scene (could not dequeue)
    class FormController: UITableViewController {
      override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        path.row == 0
          ? list.dequeueReusableCell(withIdentifier: "fixed", for: path)
          : list.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    class RowsController: UITableViewController {
      override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        list.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    // file: Main.storyboard
    <tableViewController storyboardIdentifier="a" id="a" customClass="FormController" customModuleProvider="target">
        <tableView key="view" dataMode="static" id="t">
            <sections><tableViewSection id="s"><cells><tableViewCell reuseIdentifier="fixed" id="c"/></cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="a" id="o"/></connections>
    <tableViewController storyboardIdentifier="b" id="b" customClass="RowsController" customModuleProvider="target">
        <tableView key="view" id="u">
            <prototypes><tableViewCell reuseIdentifier="row" id="d"/></prototypes>
            <connections><outlet property="dataSource" destination="b" id="p"/></connections>
    ! nothing is registered for the identifier "fixed": a table registers no static cells; register a class or a nib
    ! the prototype "row" is in the scene of RowsController, and no list in that of FormController has one; add it there, or register a class or a nib
    # a nib without the owner that has its outlets, or with another one (not key value coding-compliant)
    class StarsView: UIView {
      @IBOutlet var content: UIView!
      func load() { Bundle.main.loadNibNamed("StarsView", owner: self) }
      static func make() { Bundle.main.loadNibNamed("StarsView", owner: nil) }
    }
    class OtherView: UIView {
      func load() { UINib(nibName: "StarsView", bundle: nil).instantiate(withOwner: self) }
    }
    class AnyView: UIView {
      func load() { UINib(nibName: "StarsView", bundle: nil).instantiate(withOwner: self) }
      override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    }
    class BaseView: UIView { func load() { Bundle.main.loadNibNamed("StarsView", owner: self) } }
    class ContentView: BaseView { @IBOutlet var content: UIView! }
    // file: StarsView.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="StarsView" customModuleProvider="target">
        <connections><outlet property="content" destination="v" id="o"/></connections>
    <view id="v"/>
    ! the nib "StarsView" sets the outlet "content" of File's Owner, which nothing has, because the owner is nil; pass the object that has it
    ! the nib "StarsView" sets the outlet "content" of File's Owner, which OtherView doesn't have; pass the object that has it
    # a class that is registered in place of its nib, or of its prototype (IGListKit 39)
    class ACell: UITableViewCell { @IBOutlet var label: UIView! }
    class BCell: UITableViewCell { @IBOutlet var label: UIView! }
    class CodeCell: UITableViewCell {
      @IBOutlet var label: UIView!
      override init(style: UITableViewCell.CellStyle, reuseIdentifier id: String?) { super.init(style: style, reuseIdentifier: id) }
    }
    class HomeController: UITableViewController {
      override func viewDidLoad() {
        tableView.register(ACell.self, forCellReuseIdentifier: "A")
        tableView.register(BCell.self, forCellReuseIdentifier: "B")
        tableView.register(CodeCell.self, forCellReuseIdentifier: "C")
      }
    }
    // file: ACell.xib
    <tableViewCell id="a" customClass="ACell" customModuleProvider="target">
        <connections><outlet property="label" destination="a" id="o"/></connections>
    // file: CodeCell.xib
    <tableViewCell id="a" customClass="CodeCell" customModuleProvider="target">
        <connections><outlet property="label" destination="a" id="o"/></connections>
    // file: Main.storyboard
    <tableViewController storyboardIdentifier="a" id="a" customClass="HomeController" customModuleProvider="target">
        <tableView key="view" id="t">
            <prototypes><tableViewCell reuseIdentifier="B" id="b" customClass="BCell" customModuleProvider="target"><connections><outlet property="label" destination="b" id="o"/></connections></tableViewCell></prototypes>
    ! only the class ACell is registered, so that its outlet label is nil, which "ACell" connects; register the nib
    ! the class BCell replaces its prototype, so that its outlet label is nil, which "Main" connects; remove the registration
    # the outlet of one language (Sparkle 652)
    class HelpView: UIView { @IBOutlet var title: UIView!; @IBOutlet var detail: UIView? }
    // file: en.lproj/HelpView.xib
    <view id="v" customClass="HelpView" customModuleProvider="target">
        <connections><outlet property="title" destination="v" id="o"/><outlet property="detail" destination="v" id="p"/></connections>
    // file: de.lproj/HelpView.xib
    <view id="v" customClass="HelpView" customModuleProvider="target"/>
    ! the document of another language connects the outlet title of HelpView, which is declared with "!"; connect it here, or declare it with "?"
    # a class that a macro declares, and one that it doesn't name
    #makeController("MadeController")
    class HomeController: UIViewController {}
    // file: Main.storyboard
    <viewController storyboardIdentifier="a" id="a" customClass="HomeController" customModuleProvider="target"/>
    <viewController storyboardIdentifier="b" id="b" customClass="MadeController" customModuleProvider="target"/>
    <viewController storyboardIdentifier="c" id="c" customClass="HomController" customModuleProvider="target"/>
    ! the target declares no class HomController; did you mean HomeController?
    # a class of two branches, and one of a single branch
    #if DEBUG
    class CardView: UIView { @IBOutlet var note: UILabel?; @IBOutlet var both: UILabel? }
    class TestView: UIView { @IBOutlet var note: UILabel? }
    #else
    class CardView: UIView { @IBOutlet var both: UILabel? }
    #endif
    // file: CardView.xib
    <view id="v" customClass="CardView" customModuleProvider="target">
        <subviews>
            <label id="l"/>
            <view id="w" customClass="TestView" customModuleProvider="target"><connections><outlet property="note" destination="l" id="q"/></connections></view>
        <connections><outlet property="note" destination="l" id="o"/><outlet property="both" destination="l" id="p"/></connections>
    ! the property note of CardView is only in some builds; move it out of the condition, or remove the connection
    # a scene's controller that code makes (unexpectedly found nil)
    class HomeController: UIViewController { @IBOutlet var label: UIViewController! }
    class NibController: UIViewController { @IBOutlet var label: UIViewController! }
    class BothController: UIViewController { @IBOutlet var label: UIViewController!; override func loadView() { label = nil } }
    extension ShownController: UIViewControllerRepresentable {}
    class ShownController: UIViewController { @IBOutlet var label: UIViewController! }
    let made = [HomeController(), NibController(), BothController(), ShownController()]
    // file: NibController.xib
    <view id="v"/>
    // file: Main.storyboard
    <viewController storyboardIdentifier="a" id="a" customClass="HomeController" customModuleProvider="target">
        <connections><outlet property="label" destination="a" id="o"/></connections>
    <viewController storyboardIdentifier="b" id="b" customClass="NibController" customModuleProvider="target">
        <connections><outlet property="label" destination="b" id="p"/></connections>
    <viewController storyboardIdentifier="d" id="d" customClass="ShownController" customModuleProvider="target">
        <connections><outlet property="label" destination="d" id="r"/></connections>
    <viewController storyboardIdentifier="c" id="c" customClass="BothController" customModuleProvider="target">
        <connections><outlet property="label" destination="c" id="q"/></connections>
    ! the HomeController isn't the scene's, so that its outlet label is nil, which "Main" connects; instantiate it
    # a segue of a controller that code makes (has no segue with identifier)
    class CodeController: UIViewController { func go() { performSegue(withIdentifier: "next", sender: nil) } }
    open class OpenController: UIViewController { func go() { performSegue(withIdentifier: "next", sender: nil) } }
    // file: Main.storyboard
    <viewController storyboardIdentifier="a" id="a">
        <connections><segue destination="a" kind="show" identifier="next" id="s"/></connections>
    ! no storyboard has a scene of CodeController, so that it has no segue "next"; make it a scene's class
    # a nib whose owner has neither a class nor a view (loaded the nib but the view outlet was not set)
    class HomeController: UIViewController {}
    let home = HomeController(nibName: "Shared", bundle: nil)
    // file: Shared.xib
    <view id="v"/>
    ! the nib "Shared" doesn't connect view of its File's Owner, which has no class; set it and connect the view
    # classes of another kind than their objects (didn't get a UITableView)
    class ListController: UITableViewController {}; class MenuController: UIViewController {}
    class TileCell: UICollectionViewCell {}; class BadgeView: UIView {}; class Fade: NSObject {}
    // file: Main.storyboard
    <viewController storyboardIdentifier="a" id="a" customClass="ListController" customModuleProvider="target">
        <view key="view" id="v">
            <subviews>
                <view id="m" customClass="MenuController" customModuleProvider="target"/>
                <tableViewCell id="c" customClass="TileCell" customModuleProvider="target"/>
                <stackView id="s" customClass="BadgeView" customModuleProvider="target"/>
    <viewController storyboardIdentifier="b" id="b" customClass="BadgeView" customModuleProvider="target">
        <connections><segue destination="a" kind="custom" customClass="Fade" customModuleProvider="target" id="f"/></connections>
    ! ListController can't be the class of this object, because its scene has no tableView; correct it
    ! MenuController can't be the class of this object, which is a view; correct it
    ! TileCell can't be the class of this object, which is a table's cell; correct it
    ! BadgeView can't be the class of this object, which is a view controller; correct it
    ! Fade can't be the class of this object, which is a segue; correct it
    # a data source without its methods (tableView:numberOfRowsInSection: unrecognized selector)
    class HomeController: UIViewController {}
    // file: Rx.swift
    class RxController: UIViewController { override func viewDidLoad() { list.dataSource = nil } }
    // file: Main.storyboard
    <viewController storyboardIdentifier="a" id="a" customClass="HomeController" customModuleProvider="target">
        <view key="view" id="v">
            <subviews><tableView id="t"><connections><outlet property="dataSource" destination="a" id="o"/></connections></tableView></subviews>
    <viewController storyboardIdentifier="b" id="b" customClass="RxController" customModuleProvider="target">
        <view key="view" id="w">
            <subviews><tableView id="u"><connections><outlet property="dataSource" destination="b" id="p"/></connections></tableView></subviews>
    ! HomeController is the data source of a list, but has no method tableView:numberOfRowsInSection:; implement it, or remove the connection
    # a view whose nib contains it, so that loading never ends (EXC_BAD_ACCESS in init(coder:))
    class CardView: UIView {
      required init?(coder: NSCoder) { super.init(coder: coder); self.setUp() }
      private func setUp() {
        guard let view = Bundle.main.loadNibNamed("CardView", owner: self)?.first as? UIView else { return }
        addSubview(view)
      }
    }
    class OnceView: UIView {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        if subviews.isEmpty, let view = Bundle.main.loadNibNamed("OnceView", owner: self)?.first as? UIView { addSubview(view) }
      }
    }
    class LaterView: UIView {
      override init(frame: CGRect) { super.init(frame: frame); setUp() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      func setUp() { Bundle.main.loadNibNamed("LaterView", owner: self) }
    }
    class BoxView: UIView {
      override func awakeFromNib() {
        let nib = UINib(nibName: "BoxView", bundle: nil)
        addSubview(nib.instantiate(withOwner: self)[0] as! UIView)
      }
    }
    func card() -> CardView {
      let nib = UINib(nibName: "LaterView", bundle: nil)
      return nib.instantiate(withOwner: nil).first as! CardView
    }
    // file: BoxView.xib
    <view id="v"><subviews><view id="w" customClass="BoxView" customModuleProvider="target"/></subviews></view>
    // file: CardView.xib
    <view id="v" customClass="CardView" customModuleProvider="target"/>
    // file: OnceView.xib
    <view id="v" customClass="OnceView" customModuleProvider="target"/>
    // file: LaterView.xib
    <view id="v" customClass="LaterView" customModuleProvider="target"/>
    ! the nib "CardView" has a CardView, which loads the nib again, and so on without end; make CardView the class of File's Owner alone
    ! the nib "BoxView" has a BoxView, which loads the nib again, and so on without end; make BoxView the class of File's Owner alone
    ! the nib "LaterView" has a LaterView, but it is cast to CardView; make them equal
    # an owner without key-value coding (setValue:forKey: unrecognized selector)
    class Owner { @IBOutlet var box: UIView!; func load() { Bundle.main.loadNibNamed("Box", owner: self) } }
    // file: Box.xib
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModuleProvider="target">
        <connections><outlet property="box" destination="v" id="o"/></connections>
    <view id="v"/>
    ! the nib "Box" sets the outlet "box" of File's Owner, which Owner doesn't take, because it isn't an NSObject; inherit from it
    # classes of another kind than what they are registered for (must pass a class of kind UITableViewCell)
    class TileCell: UICollectionViewCell {}; class KitCell: Kit.Cell {}
    func register<T: UIView>(_ list: UITableView, _ grid: UICollectionView, _ type: T.Type) {
      list.register(TileCell.self, forCellReuseIdentifier: "a")
      list.register(UIView.self, forHeaderFooterViewReuseIdentifier: "b")
      list.register(KitCell.self, forCellReuseIdentifier: "c")
      list.register(T.self, forCellReuseIdentifier: "d")
      grid.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "e", withReuseIdentifier: "e")
    }
    ! the class TileCell is registered for a table's cell, but isn't a UITableViewCell; register a class that is one
    ! the class UIView is registered for a table's header or footer, but isn't a UITableViewHeaderFooterView; register a class that is one
    # a class for a library's list, which isn't a table (FSCalendar)
    class DayCell: FSCalendarCell {}
    func register(_ calendar: FSCalendar) { calendar.register(DayCell.self, forCellReuseIdentifier: "day") }
    // file: FSCalendar.h
    @interface FSCalendarCell : UICollectionViewCell
    @end
    @interface FSCalendar : UIView
    - (void)registerClass:(Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
    @end
    # names with modules (JSQMessages 1100: Could not load NIB in bundle with name 'App.ACell')
    class ACell: UITableViewCell {}; @objc(BCell) class BCell: UITableViewCell {}
    class HomeController: UITableViewController {
      override func viewDidLoad() {
        tableView.register(UINib(nibName: NSStringFromClass(ACell.self), bundle: nil), forCellReuseIdentifier: "a")
        tableView.register(UINib(nibName: NSStringFromClass(BCell.self), bundle: nil), forCellReuseIdentifier: "b")
        tableView.register(ACell.self, forCellReuseIdentifier: String(reflecting: ACell.self))
      }
      override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        path.row == 0 ? list.dequeueReusableCell(withIdentifier: "App.ACell", for: path)
          : list.dequeueReusableCell(withIdentifier: "ACel", for: path)
      }
    }
    // file: BCell.xib
    <tableViewCell id="b" customClass="BCell" customModuleProvider="target"/>
    ! there is no nib "App.ACell"; correct the name, or restore the nib
    ! nothing is registered for the identifier "ACel"; register a class or a nib, or correct the identifier
    # a collection's controller without a layout (UICollectionView must be initialized with a non-nil layout parameter)
    class GridController: UICollectionViewController {}
    class FlowController: UICollectionViewController { init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) } }
    class OwnController: UICollectionViewController { override func loadView() {} }
    class NibController: UICollectionViewController {}
    let made = [GridController(), FlowController(), OwnController(), NibController()]
    // file: NibController.xib
    <view id="v"/>
    ! the GridController has no layout, without which its collection view stops the app; pass one to init(collectionViewLayout:)
    # an alias that keeps the former name of a class (Unknown class in Interface Builder file)
    class StartController: UIViewController {}
    typealias HomeController = StartController
    // file: Main.storyboard
    <viewController storyboardIdentifier="a" id="a" customClass="HomeController" customModuleProvider="target"/>
    ! the target declares no class HomeController; did you mean StartController?
    """
  )

  @Test(arguments: crashes)
  func eachCrashIsFound(example: TargetCase) {
    let sources = [(path: "App.swift", text: example.source)] + example.sources
    let files = sources.map { path, text in
      SourceFile.read(Array(text.utf8), path: path, language: .init(path: path) ?? .swift)
    }
    var declarations = Declarations(files)
    declarations.isWholeTarget = true
    let findings = Pipeline(options: .init(module: "App")).lint(TargetInput("{}", example.documents, declarations))
    #expect(findings.map(\.message) == example.messages)
  }

  @Test(arguments: [
    Report(
      testDescription: "R.swift 616: the module of a document is the name of a class",
      source: "public class HomeController: UIViewController {}",
      document: scene(#"customClass="HomeController" customModule="HomeController""#),
      messages: [
        "UIKit doesn't find the class HomeController: it is in the target's own module, not in HomeController; select "
          + "\"Inherit Module From Target\""
      ]
    ),
    Report(
      testDescription: "Periphery 1049: actions with named parameters, or none",
      source: """
        class HomeController: UIViewController {
          @IBAction func size(_ sender: Any) {}
          @IBAction func color(sender: Any) {}
          @IBAction func confirm() {}
        }
        """,
      document: scene(target, actions("size:", "colorWithSender:", "confirm"))
    ),
    Report(
      testDescription: "Periphery 1049: the label of an action's parameter was changed",
      source: """
        class HomeController: UIViewController {
          @IBAction func color(sender: Any) {}
          @IBAction func confirm() {}
        }
        """,
      document: scene(target, actions("color:", "confirm:", "remove:")),
      messages: [
        "HomeController has no method for the action color:; did you mean colorWithSender:?",
        "HomeController has no method for the action confirm:; did you mean confirm?",
        "HomeController has no method for the action remove:; remove the connection, or restore the method",
      ]
    ),
    Report(
      testDescription: "Periphery 192, 470: actions of a superclass, of a generic one, and private ones",
      source: """
        class Base<T>: UIViewController { @IBAction func generic(_ sender: Any) {} }
        class Middle: Base<Int> { @IBAction func inherited(_ sender: Any) {} }
        class HomeController: Middle { @IBAction private func secret(_ sender: Any) {} }
        """,
      document: scene(target, actions("generic:", "inherited:", "secret:"))
    ),
    Report(
      testDescription: "Periphery 208: inspectable properties in extensions of UIKit's classes",
      source: """
        extension UIView { @IBInspectable var borderWidth: CGFloat { get { 0 } set {} } }
        class HomeController: UIViewController {}
        class CardView: UIView {}
        """,
      document: scene(
        target,
        """
        <view id="w" customClass="CardView" customModule="App" customModuleProvider="target">
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="borderWidth"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
        <userDefinedRuntimeAttribute type="number" keyPath="borderHeight"/></userDefinedRuntimeAttributes></view>
        """
      ),
      messages: [
        "CardView has no property borderHeight for the runtime attribute; remove the attribute, or correct its key path"
      ]
    ),
    Report(
      testDescription: "Natalie 20: a segue of a gesture recognizer, which isn't in its controller",
      source: """
        class HomeController: UIViewController {
          func go() { performSegue(withIdentifier: "More", sender: nil); performSegue(withIdentifier: "Mor", sender: nil) }
        }
        """,
      document: scene(
        target,
        beside: """
          <tapGestureRecognizer id="t"><connections><segue destination="a" kind="show" identifier="More" id="g"/>
          </connections></tapGestureRecognizer>
          """
      ),
      messages: [#"no scene of HomeController has a segue "Mor"; did you mean "More"?"#]
    ),
    Report(
      testDescription: "SwiftGen 25: a class of a library with the name of one of the target",
      source: "import Kit; class HomeController: Kit.HomeController {}",
      document: scene(#"customClass="HomeController" customModule="Kit""#, actions("save:"))
    ),
  ])
  func eachReportHasItsFindings(report: Report) {
    let source = SourceFile.read(Array(report.source.utf8), path: "App.swift", language: .swift)
    var declarations = Declarations([source])
    declarations.isWholeTarget = true
    let input = TargetInput("{}", ["Main.storyboard": report.document], declarations)
    let findings = Pipeline(options: .init(module: "App")).lint(input)
    #expect(findings.map(\.message) == report.messages)
  }
}
