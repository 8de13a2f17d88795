/// A view controller that is the initial scene of its own storyboard.
///
///     final class DetailController: UIViewController, StoryboardBased {}  // DetailController.storyboard
///
///     let controller = DetailController.instantiate()
@preconcurrency @MainActor
public protocol StoryboardBased: AnyObject {
  /// The storyboard that contains the scene. The default is the storyboard with the name of the class.
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  /// The storyboard that has the name of the class, in the bundle of the class.
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
  }
}

extension StoryboardBased where Self: UIViewController {
  /// Makes a view controller from the initial scene.
  ///
  /// - Returns: A new view controller of this class.
  /// - Precondition: The storyboard has an initial scene, and its view controller is of this class or a subclass.
  ///   Otherwise the program stops with "The initialViewController of '…' is not of class '…'.", followed by what was
  ///   found.
  public static func instantiate() -> Self { checkedInitial(sceneStoryboard.instantiateInitialViewController()) }

  /// Makes a view controller from the initial scene with a closure.
  ///
  /// Use this method to pass values to an initializer:
  ///
  ///     let controller = DetailController.instantiate { coder in DetailController(coder: coder, person: person) }
  ///
  /// - Parameter creator: Returns the view controller for a coder, or `nil` to let the storyboard make it.
  /// - Returns: The view controller that `creator` or the storyboard made.
  /// - Precondition: The same as for `instantiate()`, with the same messages.
  @available(iOS 13.0, tvOS 13.0, *)
  public static func instantiate(creator: @escaping (NSCoder) -> Self?) -> Self {
    checkedInitial(
      sceneStoryboard.instantiateInitialViewController { coder -> UIViewController? in creator(coder) }
    )
  }

  private static func checkedInitial(_ controller: UIViewController?) -> Self {
    guard let typed = controller as? Self else {
      stop(
        "The initialViewController of '\(sceneStoryboard)' is not of class '\(self)'. "
          + "Found: \(controller.map { "a \(String(reflecting: type(of: $0)))" } ?? "no initial scene"); look at the "
          + "scene's custom class and module in Interface Builder, and which scene is the initial one"
      )
    }
    return typed
  }
}
