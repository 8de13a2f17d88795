/// A storyboard: the scenes of an Interface Builder document, from which view controllers are created.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: .module)
///     let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
///
/// The document is read on first use, and its plan is cached for all storyboards with its name. Each call creates new
/// objects; a controller's view is created when it is first accessed. A missing storyboard or identifier stops the
/// program with UIKit's message, to which the runtime adds the identifiers that exist.
///
/// Prefer the generated `DetailController.instantiate()`, which needs no string and returns the class. For one view,
/// use `UINib`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle
  /// The file, or the plan of a document that was read.
  private let source: Source
  private final var rules = NibRules.strict
  /// The number of scenes that are being made within each other.
  private final var nesting = 0
  /// The maximum number of scenes within each other. More are a cycle.
  nonisolated static let nestingLimit = 64

  /// Makes a storyboard from `name`.storyboard in a bundle, or in the resource bundles beside it; `nil` means the main
  /// bundle. Stops with UIKit's message if there is no such file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let url = BundleSearch.url(of: name, extension: "storyboard", in: bundle) else {
      stop("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
    }
    self.name = name
    self.bundle = bundle
    source = .file(url)
  }

  public func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { makeInitial(creator) as? ViewController }

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = make(identifier, creator)
    guard let typed = controller as? ViewController else {
      stop(
        "The view controller '\(identifier)' of \(description) is a \(type(of: controller)), expected "
          + "\(ViewController.self)"
      )
    }
    return typed
  }

  private final func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    loadedPlan.scene(withID: loadedPlan.initial).flatMap { make($0, creator) }
  }

  private final func make(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    guard let scene = loadedPlan.scenes.first(where: { $0.identifier == identifier }),
      let controller = make(scene, creator)
    else {
      let known = loadedPlan.scenes.compactMap(\.identifier)
      stop(
        "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'. Its "
          + "identifiers: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
      )
    }
    return controller
  }

  /// Makes the view controller of a scene. A storyboard reference is looked for in the same bundle.
  func make(_ scene: ScenePlan, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Self.nestingLimit { stop(NibMessages.endlessScenes(loadedPlan.document, scene.element)) }
    switch scene.content {
    case .controller(let node, let plan):
      let instantiation = NibInstantiation(plan: plan, owner: nil, rules: rules)
      return instantiation.makeController(node, creator, of: self)
    case .link(let name, let identifier):
      // A picture shows one document, without scenes of others.
      if rules.showsDesign { return nil }
      let other = name.isEmpty ? self : UIStoryboard(name: name, bundle: bundle)
      other.nesting = nesting
      return identifier.map { other.make($0, creator) } ?? other.makeInitial(creator)
    }
  }

  /// Makes the destination of a segue. A picture shows the design without the classes whose code could make it.
  func makeScene(withID id: String?, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    loadedPlan.scene(withID: id).flatMap { make($0, rules.showsDesign ? nil : creator) }
  }

  /// Makes the controller of a scene for a test, which is told about classes that don't exist.
  package func makeScene(withID id: String, noting note: @escaping @MainActor (String) -> Void) -> UIViewController? {
    rules = NibRules(
      handle: { if case .unknownClass(let message) = $0 { note(message) } else { $0.report() } },
      showsDesign: false,
      made: { _, _ in }
    )
    return makeScene(withID: id)
  }

  /// A storyboard from a document that was read.
  init(plan: StoryboardPlan, rules: NibRules) {
    name = plan.document.name
    bundle = .main
    source = .plan(plan)
    self.rules = rules
  }

  private enum Source {
    case file(URL)
    case plan(StoryboardPlan)
  }

  private final lazy var loadedPlan =
    switch source {
    case .file(let url): StoryboardCache.shared.storyboard(at: url)
    case .plan(let plan): plan
    }

  public override nonisolated var description: String {
    "<UIStoryboard: \(name).storyboard in \(bundle.bundleURL.lastPathComponent)>"
  }
}
