import InterfaceBuilderXML

/// A segue of a document: what is done each time it is performed.
@MainActor
struct SegueTemplate {
  let id: String?
  let identifier: String?
  let kind: String
  private let destination: String?
  private let customClass: String?
  private let customModule: String?
  private let unwindAction: String?
  private let presentation: UIModalPresentationStyle
  private let storyboard: UIStoryboard
  private let document: NibDocument
  private let element: IBElement

  init(_ element: IBElement, kind: String, storyboard: UIStoryboard, _ document: NibDocument) {
    id = element.id
    identifier = element["identifier"]
    self.kind = kind
    destination = element["destination"]
    customClass = element["customClass"]
    customModule = element["customModule"]
    unwindAction = element["unwindAction"]
    let styles: [String: UIModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
      "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
    presentation = element["modalPresentationStyle"].flatMap { styles[$0] } ?? .automatic
    self.storyboard = storyboard
    self.document = document
    self.element = element
  }

  /// The destination's controller, new each time.
  func makeDestination() -> UIViewController? { storyboard.makeScene(withID: destination) }

  /// Performs the segue if the source lets it: what a touch does.
  func trigger(from source: UIViewController, sender: AnyObject) {
    if let identifier, !source.shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    perform(from: source, sender: sender)
  }

  /// Performs the segue.
  func perform(from source: UIViewController, sender: Any?) {
    if kind == "unwind" { return unwind(from: source, sender: sender) }
    guard let destination = makeDestination() else {
      stop("The segue '\(identifier ?? "")' of \(type(of: source)) leads to no scene. (\(place))")
    }
    if presentation != .automatic { destination.modalPresentationStyle = presentation }
    let segue = makeSegue(source, destination)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Fills a container of the source's view.
  func embed(in container: UIView, of source: UIViewController) {
    guard let child = makeDestination() else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: child)
    source.prepare(for: segue, sender: container)
    source.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: source)
  }

  private func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
    var segueClass = UIStoryboardSegue.self
    if let customClass {
      let modules = [customModule, document.module, Self.module(of: source)].compactMap { $0 }
      let found = modules.lazy.compactMap { NSClassFromString("\($0).\(customClass)") as? UIStoryboardSegue.Type }.first
      guard let found else { stop(NibMessages.unknownClass(customClass, modules, document, element)) }
      segueClass = found
    }
    let segue = segueClass.init(ofScene: identifier, source: source, destination: destination)
    segue.kind = kind
    return segue
  }

  private static func module(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }

  private var place: String { NibMessages.place(document, element) }

  // MARK: Going back

  private func unwind(from source: UIViewController, sender: Any?) {
    guard let action = unwindAction,
      let destination = Self.ancestors(of: source).first(where: {
        $0.canPerformUnwindSegueAction(Selector(action), from: source, sender: sender)
      })
    else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    KeyedAction.perform(action, on: destination, sender: segue)
    goBack(to: destination)
  }

  /// The controllers that lie behind one: earlier in its navigation, around it, below what presents it.
  private static func ancestors(of source: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = source
    while let current = next {
      if let navigation = current.parent as? UINavigationController,
        let index = navigation.viewControllers.firstIndex(where: { $0 === current })
      {
        found += navigation.viewControllers[..<index].reversed()
      }
      if let parent = current.parent {
        found.append(parent)
        next = parent
      } else {
        next = current.presentingViewController
        if let presenter = next { found += innermost(of: presenter) }
      }
    }
    return found
  }

  private static func innermost(of controller: UIViewController) -> [UIViewController] {
    if let navigation = controller as? UINavigationController {
      return navigation.viewControllers.reversed().flatMap(innermost) + [controller]
    }
    if let tabs = controller as? UITabBarController {
      return (tabs.selectedViewController.map { innermost(of: $0) } ?? []) + [controller]
    }
    return [controller]
  }

  private func goBack(to destination: UIViewController) {
    var presenter: UIViewController = destination
    while let parent = presenter.parent { presenter = parent }
    if presenter.presentedViewController != nil { presenter.dismiss(animated: false) }
    if let navigation = destination.navigationController,
      navigation.viewControllers.contains(where: { $0 === destination })
    {
      navigation.popToViewController(destination, animated: false)
    }
  }
}
