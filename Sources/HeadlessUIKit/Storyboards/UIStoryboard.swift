import InterfaceBuilderXML

/// A storyboard: the scenes of an Interface Builder document.
@preconcurrency
@MainActor
public final class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private var document: NibDocument?

  /// The storyboard `name`.storyboard in a bundle, or in the resource bundles beside it; `nil` stands for the main
  /// bundle. It is looked for when it is first used.
  public nonisolated init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
  }

  /// The controller of the initial scene; `nil` where the storyboard has none.
  public func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  /// The controller of the initial scene, made by `creator`; by the storyboard where that gives `nil`.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    makeInitial(creator) as? Controller
  }

  /// The controller of the scene with an identifier. Stops with UIKit's message when there is none.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  /// The controller of the scene with an identifier, made by `creator`; by the storyboard where that gives `nil`.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = make(identifier, creator)
    guard let typed = controller as? Controller else {
      stop(
        "The view controller '\(identifier)' of \(description) is a \(type(of: controller)), where \(Controller.self) "
          + "was asked for"
      )
    }
    return typed
  }

  private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let root = loadedDocument.root
    guard let initial = root["initialViewController"], let scene = controllers.first(where: { $0.id == initial })
    else { return nil }
    return make(scene, creator)
  }

  private func make(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    guard let scene = controllers.first(where: { $0["storyboardIdentifier"] == identifier }) else {
      let known = controllers.compactMap { $0["storyboardIdentifier"] }
      stop(
        "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'. Its "
          + "identifiers: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
      )
    }
    return make(scene, creator)
  }

  private func make(_ scene: IBElement, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let loading = NibLoading(document: loadedDocument, owner: nil, expected: nil)
    let coder = NibCoder(element: scene, loading: loading)
    if let made = creator?(coder) {
      made.storyboard = self
      made.sceneID = scene.id
      return made
    }
    let found: AnyClass = loading.customClass(of: scene) ?? UIViewController.self
    guard let controllerClass = found as? UIViewController.Type, let controller = controllerClass.init(coder: coder)
    else { stop("The class \(found) of a scene in \(description) could not be made from the document") }
    controller.storyboard = self
    controller.sceneID = scene.id
    return controller
  }

  /// A new controller of the scene to which a segue leads; `nil` where the scene has no such segue.
  func destination(ofSegue identifier: String, from sceneID: String) -> UIViewController? {
    guard let start = controllers.first(where: { $0.id == sceneID }) else { return nil }
    var destination: String?
    start.forEach { element in
      for segue in element.elements(in: "connections")
      where segue.name == "segue" && segue["identifier"] == identifier && destination == nil {
        destination = segue["destination"]
      }
    }
    return controllers.first { destination != nil && $0.id == destination }.map { make($0, nil) }
  }

  private var controllers: [IBElement] {
    loadedDocument.root.elements(in: "scenes").compactMap { scene in
      scene.elements(in: "objects").first { $0["sceneMemberID"] == "viewController" }
    }
  }

  private var loadedDocument: NibDocument {
    if let document { return document }
    let bundle = bundle ?? .main
    guard let url = BundleSearch.url(of: name, extension: "storyboard", in: bundle) else {
      stop("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
    }
    let loaded = NibDocument(url: url, bundle: bundle)
    document = loaded
    return loaded
  }

  /// The name and the bundle.
  public override nonisolated var description: String {
    "<UIStoryboard: \(name).storyboard in \((bundle ?? .main).bundleURL.lastPathComponent)>"
  }
}
