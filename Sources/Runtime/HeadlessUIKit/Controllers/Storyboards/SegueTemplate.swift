import ReuseGenXML

/// A segue of a document, which can be performed many times.
@MainActor
final class SegueTemplate: NSObject {
  /// The identifier. Tests of apps read it with `value(forKey:)`, which finds only variables.
  private(set) var identifier: String?
  let kind: String
  /// The relationship that the destination has to the source, such as "masterViewController".
  let relationship: String?
  private let destination: String?
  private let unwindAction: String?
  /// The selector of the source's method that makes the destination.
  private let segueAction: String?
  private let presentation: UIModalPresentationStyle
  /// The transition that the document specifies; `nil` if it leaves the destination's own.
  private let transition: UIModalTransitionStyle?
  private let storyboard: UIStoryboard
  private let document: NibDocument
  let element: IBElement
  /// The view that an embed segue fills, once it is loaded.
  weak var container: UIView?
  /// The view or bar button item that the popover points at, once it is loaded.
  weak var anchor: AnyObject?

  init(_ element: IBElement, kind: String, storyboard: UIStoryboard, _ document: NibDocument) {
    identifier = element["identifier"]
    self.kind = kind
    relationship = element["relationship"]
    destination = element["destination"]
    unwindAction = element["unwindAction"]
    segueAction = element["destinationCreationSelector"]
    let presentation = element["modalPresentationStyle"]
    self.presentation =
      UIModalPresentationStyle.interfaceBuilderNames.first { $0.key == presentation }?.value
      ?? (kind == "popoverPresentation" ? .popover : .automatic)
    let transition = element["modalTransitionStyle"]
    self.transition = UIModalTransitionStyle.interfaceBuilderNames.first { $0.key == transition }?.value
    self.storyboard = storyboard
    self.document = document
    self.element = element
  }

  /// The segues of a scene and of its prototypes. As in UIKit they exist before the view is loaded and cells are made.
  /// Relationships aren't among them.
  static func all(of plan: NibPlan, _ storyboard: UIStoryboard) -> [SegueTemplate] {
    let segues = plan.connections.filter { $0.kind == .segue && $0.key != "relationship" }
    return segues.map { SegueTemplate($0.element, kind: $0.key, storyboard: storyboard, plan.document) }
      + plan.prototypes.flatMap { all(of: $0, storyboard) }
  }

  /// Makes the destination: with the segue action of the source, or as usual if there is none or it returns `nil`.
  func makeDestination(of source: UIViewController, sender: Any?) -> UIViewController? {
    guard let action = segueAction.map({ Selector($0) }) else { return storyboard.makeScene(withID: destination) }
    return storyboard.makeScene(withID: destination) { [identifier] coder in
      let made = KeyedAction.makeDestination(action, of: source, coder, sender: sender, identifier: identifier)
      return made as? UIViewController
    }
  }

  /// Performs the segue as a tap does, if the source allows it.
  func trigger(from source: UIViewController, sender: AnyObject) {
    if isAllowed(by: source, sender: sender) { perform(from: source, sender: sender) }
  }

  /// As UIKit does, ask also about a segue without an identifier.
  private func isAllowed(by source: UIViewController, sender: Any?) -> Bool {
    source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
  }

  func perform(from source: UIViewController, sender: Any?) {
    if kind == "unwind" { return unwind(from: source, sender: sender) }
    if kind == "embed" {
      source.loadViewIfNeeded()
      if let container { embed(in: container, of: source, sender: sender) }
      return
    }
    guard let destination = makeDestination(of: source, sender: sender) else {
      stop("The segue '\(identifier ?? "")' of \(type(of: source)) leads to no scene. (\(location))")
    }
    if presentation != .automatic { destination.modalPresentationStyle = presentation }
    if let transition { destination.modalTransitionStyle = transition }
    if kind == "popoverPresentation" { prepare(destination.popoverPresentationController) }
    let segue = makeSegue(source, destination)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Lets a popover point at what the document specifies.
  private func prepare(_ popover: UIPopoverPresentationController?) {
    popover?.barButtonItem = anchor as? UIBarButtonItem
    popover?.sourceView = anchor as? UIView
    popover?.sourceRect = popover?.sourceView?.bounds ?? .zero
    guard let arrow = element.child(key: "popoverArrowDirection") else { return }
    let directions: KeyValuePairs = ["up": UIPopoverArrowDirection.up, "down": .down, "left": .left, "right": .right]
    popover?.permittedArrowDirections = UIPopoverArrowDirection(
      directions.filter { arrow[$0.key] == "YES" }.map(\.value)
    )
  }

  /// Embeds the destination in a container view of the source that was loaded, if the source allows it.
  func embed(in container: UIView, of source: UIViewController) {
    self.container = container
    if isAllowed(by: source, sender: container) { embed(in: container, of: source, sender: container) }
  }

  private func embed(in container: UIView, of source: UIViewController, sender: Any?) {
    let ancestors = sequence(first: source) { $0.parent }.prefix(UIStoryboard.nestingLimit + 1).reduce(0) { count, _ in
      count + 1
    }
    if ancestors > UIStoryboard.nestingLimit { stop(NibMessages.endlessScenes(document, element)) }
    guard let child = makeDestination(of: source, sender: sender) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: child)
    source.prepare(for: segue, sender: sender)
    source.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: source)
  }

  private func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
    var segueClass = UIStoryboardSegue.self
    let near = [NibClassName.module(of: type(of: source))]
    if let reference = NibClassName(element, of: document, near: near) {
      guard let found = reference.found as? UIStoryboardSegue.Type else {
        stop(reference.messageForUnknown(document, element))
      }
      segueClass = found
    }
    let segue = segueClass.init(ofScene: identifier, source: source, destination: destination)
    segue.kind = kind
    segue.animates = element["animates"] != "NO"
    return segue
  }

  private var location: String { NibMessages.location(document, element) }

  // MARK: Going back

  /// As UIKit documents it, search the view controllers around the source, from the nearest outwards, then those that
  /// present them. Search the children of each, as far as it allows them, before itself.
  private func unwind(from source: UIViewController, sender: Any?) {
    guard let action = unwindAction else { return }
    let unwinding = UIStoryboardUnwindSegueSource(source, Selector(action), sender)
    guard let destination = Self.destination(of: unwinding) else { return }
    let segue = makeSegue(source, destination)
    source.prepare(for: segue, sender: sender)
    KeyedAction.perform(Selector(action), on: destination, sender: segue)
    segue.perform()
  }

  private static func destination(of unwinding: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let controllers = sequence(first: unwinding.source) { $0.parent ?? $0.presentingViewController }
    for controller in controllers.dropFirst() {
      if let found = search(controller, unwinding) { return found }
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController,
    _ unwinding: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: unwinding) {
      if let found = search(child, unwinding) { return found }
    }
    let (action, source) = (unwinding.unwindAction, unwinding.source)
    return controller.canPerformUnwindSegueAction(action, from: source, sender: unwinding.sender) ? controller : nil
  }
}
