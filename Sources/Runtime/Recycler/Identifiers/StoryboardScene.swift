/// A scene of a storyboard, with the class of its view controller.
///
/// Generated code declares one for each scene in the manifest.
///
///     let scene = StoryboardScene<DetailController>(storyboard: "Main", identifier: "Detail", bundle: nil)
///     let controller = scene.instantiate()
///
/// The value holds only names: the storyboard is opened by each call of `instantiate()`. If the scene's class has a
/// conformance, `DetailController.instantiate()` is shorter. If a segue leads to the scene, use a `Segue` instead:
/// UIKit then creates the controller.
public struct StoryboardScene<Controller: UIViewController>: Sendable {
  /// The name of the storyboard, without its extension.
  public let storyboard: String
  /// The identifier of the scene, or `nil` for the initial scene.
  public let identifier: String?
  /// The bundle that contains the storyboard, or `nil` for the main bundle.
  public let bundle: Bundle?

  /// Creates a description of a scene.
  ///
  /// The storyboard is opened by `instantiate()`, not here.
  ///
  /// - Parameters:
  ///   - storyboard: The name of the storyboard, without its extension.
  ///   - identifier: The identifier of the scene. The default, `nil`, specifies the initial scene.
  ///   - bundle: The bundle that contains the storyboard, or `nil` for the main bundle.
  public init(storyboard: String, identifier: String? = nil, bundle: Bundle?) {
    self.storyboard = storyboard
    self.identifier = identifier
    self.bundle = bundle
  }

  /// Makes a view controller from the scene.
  ///
  /// - Returns: A new view controller of class `Controller` or a subclass.
  /// - Precondition: The storyboard has the scene, and its view controller is of class `Controller` or a subclass.
  ///   Otherwise the program stops with "The viewController '…' of '…' is not of class '…'." or "The
  ///   initialViewController of '…' is not of class '…'.", followed by what was found. A missing identifier stops it
  ///   with UIKit's own message.
  @preconcurrency @MainActor
  public func instantiate() -> Controller {
    let storyboard = UIStoryboard(name: storyboard, bundle: bundle)
    return checked(
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialViewController(),
      storyboard
    )
  }

  /// Makes a view controller from the scene with a closure.
  ///
  /// Use this method to pass values to an initializer:
  ///
  ///     let controller = scene.instantiate { coder in DetailController(coder: coder, person: person) }
  ///
  /// - Parameter creator: Returns the view controller for a coder, or `nil` to let the storyboard make it.
  /// - Returns: The view controller that `creator` or the storyboard made.
  /// - Precondition: The same as for `instantiate()`, with the same messages.
  @preconcurrency @MainActor
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
