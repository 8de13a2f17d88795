/// A scene of a storyboard with the class of its controller.
public struct StoryboardScene<Controller: UIViewController>: Sendable {
  /// The storyboard's name.
  public let storyboard: String
  /// The scene's identifier; `nil` for the initial scene.
  public let identifier: String?
  /// The storyboard's bundle; `nil` for the main one.
  public let bundle: Bundle?

  /// A scene by its identifier, or the initial one.
  public init(storyboard: String, identifier: String? = nil, bundle: Bundle?) {
    self.storyboard = storyboard
    self.identifier = identifier
    self.bundle = bundle
  }

  /// A new controller from the scene. Stops when that has another class or isn't there.
  @MainActor
  public func instantiate() -> Controller {
    let storyboard = UIStoryboard(name: storyboard, bundle: bundle)
    return checked(
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialViewController(),
      storyboard
    )
  }

  /// A new controller from the scene, made by `creator`; by the storyboard where that gives `nil`.
  @MainActor
  @available(iOS 13.0, tvOS 13.0, *)
  public func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
    let storyboard = UIStoryboard(name: storyboard, bundle: bundle)
    let untyped: (NSCoder) -> UIViewController? = { creator($0) }
    return checked(
      identifier.map { storyboard.instantiateViewController(identifier: $0, creator: untyped) }
        ?? storyboard.instantiateInitialViewController(creator: untyped),
      storyboard
    )
  }

  @MainActor
  private func checked(_ controller: UIViewController?, _ storyboard: UIStoryboard) -> Controller {
    guard let typed = controller as? Controller else {
      let scene = identifier.map { "viewController '\($0)'" } ?? "initialViewController"
      stop(
        "The \(scene) of '\(storyboard)' is not of class '\(Controller.self)'. "
          + "Found: \(controller.map { "a \(String(reflecting: type(of: $0)))" } ?? "no such scene"); look at the scene's "
          + "custom class and module in Interface Builder"
      )
    }
    return typed
  }
}
