import HeadlessUIKit
import ReuseGenXML

/// The picture of a scene: its controller's view, and the bars that it has on screen.
@MainActor
struct ScenePicture {
  struct Segue {
    let title: String
    let destination: String
    /// Whether the destination is shown in the navigation controller of the source.
    let staysInNavigation: Bool
  }

  /// How a navigation controller shows a scene.
  enum Navigation {
    case smallTitle, largeTitle
  }

  let plan: ScenePlan
  private(set) var segues: [Segue] = []
  private(set) var controller: UIViewController?
  private(set) var view: UIView?
  /// Whether a navigation controller of the document shows the scene, and with which title.
  var navigation: Navigation?
  private var others: [UIView] = []

  init(_ plan: ScenePlan, _ rules: NibRules) {
    self.plan = plan
    guard case .controller(let node, let scene) = plan.content else { return }
    let instantiation = NibInstantiation(plan: scene, owner: nil, rules: rules)
    let made = instantiation.makeController(node, nil)
    controller = made
    others = scene.roots.filter { $0.slot != 0 }.compactMap { instantiation.make($0) as? UIView }
    instantiation.finish(inView: true)
    view = instantiation.sceneViews.first { $0.controller === made }?.view
    segues = Self.segues(of: scene)
  }

  /// The size of the picture, in points.
  var size: CGSize {
    guard case .controller = plan.content else { return CGSize(width: 160, height: 80) }
    let frame = view?.frame ?? .zero
    // A view that begins below the bars is shorter than the screen.
    return frame.width > 0 && frame.height > 0
      ? CGSize(width: frame.width, height: max(0, frame.minY) + frame.height) : CGSize(width: 375, height: 667)
  }

  private static func segues(of plan: NibPlan) -> [Segue] {
    let own = plan.connections.filter { $0.kind == .segue }.compactMap { connection -> Segue? in
      guard let destination = connection.element["destination"] else { return nil }
      let kind = connection.element["relationship"] ?? connection.key
      return Segue(
        title: connection.element["identifier"] ?? kind,
        destination: destination,
        staysInNavigation: ["rootViewController", "show", "push"].contains(
          connection.element["relationship"] ?? connection.element["kind"]
        )
      )
    }
    return own + plan.prototypes.flatMap { segues(of: $0) }
  }

  /// The name of the scene: its storyboard identifier, its class or its element identifier.
  var name: String { plan.identifier ?? plan.element["customClass"] ?? plan.id }

  var title: String {
    if case .link(let storyboard, let identifier) = plan.content {
      return identifier.map { "\(storyboard): \($0)" } ?? storyboard
    }
    let shown = controller?.title ?? (hasNavigationItem ? controller?.navigationItem.title : nil)
    return [shown, plan.identifier, plan.element["customClass"]].compactMap { $0 }.first { !$0.isEmpty }
      ?? plan.element.name
  }

  private var hasNavigationItem: Bool { plan.element.child(key: "navigationItem") != nil }

  /// Whether Interface Builder shows a navigation bar, unless the document states one: a navigation controller leads to
  /// the scene. A navigation item remains in scenes that are no longer in one.
  private var hasNavigationBar: Bool {
    guard hasNavigationItem else { return false }
    guard let stated = plan.element.child(key: "simulatedTopBarMetrics") else { return navigation != nil }
    return stated.name != "nil"
  }

  /// Whether the view extends to the top of the screen, below the navigation bar. The default is `true`.
  private var extendsBelowBar: Bool {
    guard hasNavigationBar, let edges = plan.element.child(key: "edgesForExtendedLayout") else { return true }
    return edges["top"] == "YES"
  }

  private var isTall: Bool { size.height >= 812 }
  private var hasLargeTitle: Bool { hasNavigationBar && navigation == .largeTitle }
  /// The height of the status bar and the navigation bar.
  private var barHeight: CGFloat { (isTall ? 91 : 64) + (hasLargeTitle ? UINavigationBar.largeTitleHeight : 0) }
  private var hasTabBar: Bool { plan.element.child(key: "tabBarItem") != nil }

  /// The heights of what covers the edges of the screen: bars, the camera and the home indicator.
  var bars: (top: CGFloat, bottom: CGFloat) {
    (hasNavigationBar ? barHeight : barHeight - UINavigationBar.rowHeight, hasTabBar ? 49 : isTall ? 34 : 0)
  }

  /// Where the controller's view is in the picture.
  var viewOrigin: CGPoint { CGPoint(x: 0, y: extendsBelowBar ? max(0, view?.frame.minY ?? 0) : barHeight) }

  func draw(on canvas: SVGCanvas, at point: CGPoint) {
    let page = CGRect(origin: point, size: size)
    canvas.rect(page, fill: .systemBackground)
    guard let controller else { return canvas.box(titled: title, in: page) }
    if let view {
      let top = viewOrigin.y
      if hasNavigationBar, top == 0 { uncoverLists(in: view) }
      canvas.view(view, at: CGPoint(x: point.x, y: point.y + top))
    } else {
      canvas.rect(page, fill: .systemGray6)
      canvas.text(plan.element.name, in: page, .boldSystemFont(ofSize: 20), .systemGray, .center)
    }
    drawBars(of: controller, on: canvas, in: page)
  }

  /// Scrolls lists so that their content begins below the bar, as on screen.
  private func uncoverLists(in view: UIView) {
    if let list = view as? UIScrollView { return list.contentOffset.y = -barHeight }
    for case let list as UIScrollView in view.subviews
    where list.frame.minY < barHeight && list.frame.maxY > barHeight * 2 {
      list.contentOffset.y = list.frame.minY - barHeight
    }
  }

  private func drawBars(of controller: UIViewController, on canvas: SVGCanvas, in page: CGRect) {
    let top = CGRect(x: page.minX, y: page.minY, width: page.width, height: barHeight)
    let bottom = CGRect(x: page.minX, y: page.maxY - 49, width: page.width, height: 49)
    let directed: any Canvas = view?.isRightToLeft == true ? MirroredCanvas(canvas, in: page) : canvas
    switch controller {
    case let navigation as UINavigationController where !navigation.isNavigationBarHidden:
      directed.navigationBar(navigation.navigationBar, nil, in: top)
    case let tabs as UITabBarController: canvas.content(of: tabs.tabBar, in: bottom)
    default:
      let item = controller.navigationItem
      if hasNavigationBar { directed.navigationBar(nil, item, hasLargeTitle: hasLargeTitle, in: top) }
      guard hasTabBar, let tab = controller.tabBarItem else { return }
      canvas.rect(bottom, fill: .barBackground)
      canvas.tab(tab, isSelected: true, .systemBlue, in: bottom)
    }
  }
}
