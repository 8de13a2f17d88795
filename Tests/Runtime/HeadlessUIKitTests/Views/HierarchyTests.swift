import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct HierarchyTests {
  /// A change of the subviews a, b and c, and their resulting order.
  struct Order: NamedCase {
    let name: String
    let order: String
    let change: @MainActor @Sendable (UIView, [UIView]) -> Void
  }

  @Test(arguments: [
    Order(name: "to the front", order: "bca") { $0.bringSubviewToFront($1[0]) },
    Order(name: "to the back", order: "cab") { $0.sendSubviewToBack($1[2]) },
    Order(name: "a stranger to the front", order: "abc") { view, _ in view.bringSubviewToFront(UIView()) },
    Order(name: "a stranger to the back", order: "abc") { view, _ in view.sendSubviewToBack(UIView()) },
    Order(name: "added again", order: "bca") { $0.addSubview($1[0]) },
    Order(name: "inserted again", order: "acb") { $0.insertSubview($1[2], at: 1) },
    Order(name: "upwards, below", order: "bac") { $0.insertSubview($1[0], belowSubview: $1[2]) },
    Order(name: "upwards, above", order: "bac") { $0.insertSubview($1[0], aboveSubview: $1[1]) },
    Order(name: "downwards, below", order: "cab") { $0.insertSubview($1[2], belowSubview: $1[0]) },
    Order(name: "downwards, above", order: "acb") { $0.insertSubview($1[2], aboveSubview: $1[0]) },
    Order(name: "a new one below", order: "adbc") { $0.insertSubview(named("d"), belowSubview: $1[1]) },
    Order(name: "a new one above", order: "abdc") { $0.insertSubview(named("d"), aboveSubview: $1[1]) },
    Order(name: "above a stranger", order: "bca") { $0.insertSubview($1[0], aboveSubview: UIView()) },
    Order(name: "below a stranger", order: "cab") { $0.insertSubview($1[2], belowSubview: UIView()) },
    Order(name: "exchanged", order: "cba") { view, _ in view.exchangeSubview(at: 0, withSubviewAt: 2) },
    Order(name: "exchanged downwards", order: "bac") { view, _ in view.exchangeSubview(at: 1, withSubviewAt: 0) },
    Order(name: "exchanged with itself", order: "abc") { view, _ in view.exchangeSubview(at: 1, withSubviewAt: 1) },
    Order(name: "exchanged with none", order: "abc") { view, _ in view.exchangeSubview(at: 1, withSubviewAt: 3) },
    Order(name: "taken out", order: "ac") { $1[1].removeFromSuperview() },
  ])
  func subviewsAreOrderedByInsertions(_ row: Order) {
    let view = UIView()
    let subviews = ["a", "b", "c"].map { Self.named($0) }
    for subview in subviews { view.addSubview(subview) }
    row.change(view, subviews)
    #expect(view.subviews.compactMap(\.accessibilityIdentifier).joined() == row.order)
  }

  private static func named(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    return view
  }

  // MARK: Stacks

  /// Removes a view from a stack and adds it again: its custom spacing is not restored.
  @Test(arguments: [true, false])
  func aViewRemovedFromAStackLosesItsSpacing(staysSubview: Bool) {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 3
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 20)
    if staysSubview { stack.removeArrangedSubview(views[0]) } else { views[0].removeFromSuperview() }
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == (staysSubview ? views : [views[1]]))
    stack.setCustomSpacing(30, after: views[0])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(stack.arrangedSubviews == views)
  }

  // MARK: Recognizers

  @Test func aRecognizerBelongsToOneView() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers?.count == 1 && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers?.isEmpty ?? true)
    first.removeGestureRecognizer(tap)
    #expect(tap.view === second && second.gestureRecognizers == [tap])
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil && second.gestureRecognizers?.isEmpty ?? true)
    second.addGestureRecognizer(tap)
    second.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  // MARK: Sizes

  /// A view, and its frame after `sizeToFit()`.
  struct Fitting: NamedCase {
    let name: String
    let size: CGSize
    let make: @MainActor @Sendable () -> UIView
  }

  @Test(arguments: [
    Fitting(name: "plain", size: CGSize(width: 10, height: 10)) { UIView() },
    Fitting(name: "label", size: CGSize(width: 24.5, height: 12)) {
      let label = UILabel()
      (label.text, label.font) = ("abcd", .systemFont(ofSize: 10))
      return label
    },
    Fitting(name: "lines", size: CGSize(width: 6.5, height: 48)) {
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = ("abcd", .systemFont(ofSize: 10), 0)
      return label
    },
    Fitting(name: "switch", size: CGSize(width: 51, height: 31)) { UISwitch() },
    Fitting(name: "progress", size: CGSize(width: 10, height: 4)) { UIProgressView() },
    Fitting(name: "activity", size: CGSize(width: 20, height: 20)) { UIActivityIndicatorView(frame: .zero) },
    Fitting(name: "picker", size: CGSize(width: 320, height: 216)) { UIPickerView() },
    Fitting(name: "picture", size: CGSize(width: 20, height: 20)) { UIImageView(image: UIImage(systemName: "a")) },
  ])
  func sizeToFitTakesTheSizeThatFits(_ row: Fitting) {
    let view = row.make()
    view.frame = CGRect(x: 7, y: 8, width: 10, height: 10)
    view.sizeToFit()
    #expect(view.frame == CGRect(origin: CGPoint(x: 7, y: 8), size: row.size))
  }

  // MARK: Stacks of controllers

  @Test func poppingToTheRootReturnsTheOthers() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
    #expect(navigation.popToRootViewController(animated: true) == Array(controllers.dropFirst()))
    #expect(navigation.viewControllers == [controllers[0]] && navigation.topViewController === controllers[0])
    #expect(controllers.dropFirst().allSatisfy { $0.parent == nil } && controllers[0].parent === navigation)
    #expect(navigation.popToRootViewController(animated: true)?.isEmpty ?? true)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  // MARK: Menus and touches

  @Test func replacingTheChildrenOfAMenuKeepsTheRest() {
    let action = UIAction(title: "Share") { _ in }
    let menu = UIMenu(
      title: "Title",
      subtitle: "Second",
      image: UIImage(systemName: "star"),
      identifier: .init("menu"),
      options: [.displayInline, .destructive],
      children: [UIMenu(title: "Old")]
    )
    let new = menu.replacingChildren([action])
    #expect(new.children == [action] && menu.children.map(\.title) == ["Old"])
    #expect(new.title == "Title" && new.subtitle == "Second" && new.image === menu.image)
    #expect(new.identifier == menu.identifier && new.options == menu.options)
  }

  @Test func touchesHaveAPreviousLocation() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), with: view)
    let touch = try #require(window.user.beginTouch(at: CGPoint(x: 15, y: 25)))
    #expect(touch.location(in: view) == CGPoint(x: 5, y: 5))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 5))
    window.user.moveTouch(touch, to: CGPoint(x: 30, y: 30))
    #expect(touch.location(in: nil) == CGPoint(x: 30, y: 30))
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 15, y: 25))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 5))
    window.user.moveTouch(touch, to: CGPoint(x: 90, y: 90))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 20, y: 10) && touch.view === view)
  }
}
