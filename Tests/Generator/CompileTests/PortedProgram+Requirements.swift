import ReuseGenTestSupport

#if os(Linux)
extension PortedProgram {
  static let initializerRequirements = TargetCase.read(
    """
    # UIKit's initializers meet the requirements of protocols
    import UIKit
    protocol Makeable { init() }
    extension UIView: Makeable {}
    class Model: NSObject, Makeable {}
    protocol Framed { init(frame: CGRect) }
    class Panel: UIView, Framed {}
    struct Area: Framed { var frame: CGRect }
    protocol Row: AnyObject { init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) }
    class Plain: UITableViewCell, Row {}
    class Fancy: UITableViewCell, Row {
      required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: "fancy")
      }
      required init?(coder: NSCoder) { nil }
    }
    func make<T: Makeable>() -> T { T() }
    func row<T: Row>(_ type: T.Type) -> T { type.init(style: .default, reuseIdentifier: "plain") }
    extension Makeable where Self: UIView {
      static func built(_ change: (Self) -> Void) -> Self { let view = self.init(); change(view); return view }
    }
    extension Framed { static func wide() -> Self { Self(frame: CGRect(x: 0, y: 0, width: 9, height: 1)) } }
    func report() {
      print(type(of: make() as UILabel), type(of: make() as Model), UIButton.built { $0.tag = 3 }.tag)
      print(Panel.wide().frame.width, Area.wide().frame.width)
      print(row(Plain.self).reuseIdentifier ?? "", row(Fancy.self).reuseIdentifier ?? "")
    }
    = UILabel Model 3
    = 9.0 9.0
    = plain fancy
    """
  )

  static let optionalReferences = TargetCase.read(
    """
    # references of optional methods are nil without an implementation
    import UIKit
    @objc protocol PagerDelegate: NSObjectProtocol {
      @objc optional func pager(_ pager: Pager, shouldSelect index: Int) -> Bool
      @objc optional func pager(_ pager: Pager, didSelect index: Int)
      @objc optional func title() -> String
    }
    class Pager: UIView {
      weak var delegate: PagerDelegate?
      func shouldSelect(_ index: Int) -> Bool {
        guard let function = self.delegate?.pager(_:shouldSelect:) else { return true }
        return function(self, index)
      }
      func select(_ index: Int) {
        let title = delegate?.title?() ?? "untitled"
        print(title, delegate?.pager?(self, shouldSelect: index) ?? true, delegate?.title != nil)
        if let function = delegate?.pager(_:didSelect:) { function(self, index) }
        if delegate?.responds(to: #selector(PagerDelegate.pager(_:didSelect:))) ?? false {
          delegate?.pager?(self, didSelect: index + 1)
        }
      }
    }
    class Full: NSObject, PagerDelegate {
      func pager(_ pager: Pager, shouldSelect index: Int) -> Bool { index > 1 }
      func pager(_ pager: Pager, didSelect index: Int) { print("selected", index) }
    }
    class Changed: Full { override func pager(_ pager: Pager, shouldSelect index: Int) -> Bool { index == 1 } }
    class Empty: NSObject, PagerDelegate {}
    class Inheriting: Empty {
      func title() -> String { "inherited" }
      func pager(_ pager: Pager, shouldSelect index: Int) -> Bool { false }
    }
    class Extended: NSObject {}
    extension Extended: PagerDelegate { func title() -> String { "extended" } }
    class Proxy: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
    func report() {
      let pager = Pager()
      print(pager.shouldSelect(0))
      for delegate in [Full(), Changed(), Empty(), Inheriting(), Extended()] as [PagerDelegate] {
        pager.delegate = delegate
        print(type(of: delegate), pager.shouldSelect(1))
        pager.select(5)
      }
      let proxy = Proxy()
      print(proxy.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
      print(proxy.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))
    }
    = true
    = Full false
    = untitled true false
    = selected 5
    = selected 6
    = Changed true
    = untitled false false
    = selected 5
    = selected 6
    = Empty true
    = untitled true false
    = Inheriting false
    = inherited false true
    = Extended true
    = extended true true
    = true
    = false
    """
  )

  static let traitChanges = TargetCase.read(
    """
    # closures and methods are told of changes of traits
    import UIKit
    class Panel: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
          self.show(previous)
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { panel, _ in print(panel.name) }
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(changed))
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(changed(_:previous:)))
        registerForTraitChanges([UITraitLayoutDirection.self]) { (panel: Panel, _) in print("direction", panel.name) }
      }
      required init?(coder: NSCoder) { fatalError() }
      let name = "panel"
      func show(_ previous: UITraitCollection) { print(previous.userInterfaceStyle.rawValue, traitCollection.userInterfaceStyle.rawValue) }
      @objc func changed() { print("changed") }
      @objc func changed(_ panel: Panel, previous: UITraitCollection) { print(panel.name, previous.userInterfaceStyle.rawValue) }
    }
    func report() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let panel = Panel()
      window.addSubview(panel)
      window.makeKeyAndVisible()
      window.overrideUserInterfaceStyle = .light
      print("dark")
      window.overrideUserInterfaceStyle = .dark
    }
    = dark
    = 1 2
    = panel
    = changed
    = panel 1
    """
  )

  static let scrollDelegates = TargetCase.read(
    """
    # a scroll view overrides its delegate
    import UIKit
    final class Pager: UIScrollView, UIScrollViewDelegate {
      private weak var outer: UIScrollViewDelegate?
      override init(frame: CGRect) {
        super.init(frame: frame)
        super.delegate = self
      }
      required init?(coder: NSCoder) { fatalError() }
      override var delegate: UIScrollViewDelegate? {
        get { outer }
        set { outer = newValue; super.delegate = self }
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        print("pager", contentOffset.y)
        outer?.scrollViewDidScroll?(scrollView)
      }
    }
    class Observed: UIScrollView {
      override weak var delegate: UIScrollViewDelegate? { didSet { print("observed", delegate === oldValue) } }
    }
    class Screen: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { print("screen", scrollView.delegate === self) }
    }
    func report() {
      let (pager, observed, screen) = (Pager(frame: .zero), Observed(), Screen())
      pager.delegate = screen
      pager.contentOffset.y = 5
      (pager as UIScrollView).delegate = nil
      pager.contentOffset.y = 6
      (observed as UIScrollView).delegate = screen
      observed.contentOffset.y = 7
    }
    = pager 5.0
    = screen true
    = pager 6.0
    = observed false
    = screen true
    """
  )

  /// The template of Clean Swift, which makes the name of a router's method from that of a segue.
  static let routing = TargetCase.read(
    """
    # methods that a protocol requires are found by name
    // file: Router.swift
    import UIKit
    @objc protocol ListOrdersRoutingLogic {
      func routeToShowOrder(segue: UIStoryboardSegue?)
    }
    class ListOrdersRouter: NSObject, ListOrdersRoutingLogic {
      func routeToShowOrder(segue: UIStoryboardSegue?) { print("routed to", segue?.identifier ?? "none") }
    }
    class ListOrdersViewController: UIViewController {
      var router: (NSObjectProtocol & ListOrdersRoutingLogic)? = ListOrdersRouter()
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let scene = segue.identifier else { return }
        let selector = NSSelectorFromString("routeTo\\(scene)WithSegue:")
        if let router = router, router.responds(to: selector) {
          router.perform(selector, with: segue)
        } else {
          print("no route to", scene)
        }
      }
    }
    func report() {
      let screen = ListOrdersViewController()
      for name in ["ShowOrder", "EditOrder"] {
        let segue = UIStoryboardSegue(identifier: name, source: screen, destination: UIViewController())
        screen.prepare(for: segue, sender: nil)
      }
    }
    = routed to ShowOrder
    = no route to EditOrder
    """
  )
}
#endif
