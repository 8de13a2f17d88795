/// A view controller that is a scene of a storyboard, found by its identifier.
///
///     final class InfoController: UIViewController, StoryboardSceneBased {
///       static let sceneStoryboard = UIStoryboard(name: "Main", bundle: nil)
///     }
///
///     let controller = InfoController.instantiate()  // The scene with the identifier "InfoController"
@preconcurrency @MainActor
public protocol StoryboardSceneBased: AnyObject {
  /// The storyboard that contains the scene. It has no default.
  static var sceneStoryboard: UIStoryboard { get }
  /// The identifier of the scene. The default is the name of the class.
  static var sceneIdentifier: String { get }

  /// The type of `storyboard`: `UIStoryboard` in a class that names its storyboard as Reusable 4.0.0 did, and `Never`
  /// in all others.
  associatedtype EarlierStoryboard = Never
  /// The name of `sceneStoryboard` in Reusable 4.0.0.
  ///
  /// Declare `sceneStoryboard` instead.
  static var storyboard: EarlierStoryboard { get }
}

extension StoryboardSceneBased {
  /// The name of the class, without its module.
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  /// Makes a view controller from the scene.
  ///
  /// - Returns: A new view controller of this class.
  /// - Precondition: The storyboard has a scene with the identifier, and its view controller is of this class or a
  ///   subclass. Otherwise the program stops with "The viewController '…' of '…' is not of class '…'.", followed by the
  ///   class that was found. A missing identifier stops it with UIKit's own message.
  public static func instantiate() -> Self {
    checkedScene(sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier))
  }

  /// Makes a view controller from the scene with a closure.
  ///
  /// Use this method to pass values to an initializer:
  ///
  ///     let controller = InfoController.instantiate { coder in InfoController(coder: coder, person: person) }
  ///
  /// - Parameter creator: Returns the view controller for a coder, or `nil` to let the storyboard make it.
  /// - Returns: The view controller that `creator` or the storyboard made.
  /// - Precondition: The same as for `instantiate()`, with the same messages.
  @available(iOS 13.0, tvOS 13.0, *)
  public static func instantiate(creator: @escaping (NSCoder) -> Self?) -> Self {
    checkedScene(
      sceneStoryboard.instantiateViewController(identifier: sceneIdentifier) { coder -> UIViewController? in
        creator(coder)
      }
    )
  }

  private static func checkedScene(_ controller: UIViewController) -> Self {
    guard let typed = controller as? Self else {
      stop(
        "The viewController '\(sceneIdentifier)' of '\(sceneStoryboard)' is not of class '\(self)'. "
          + "Found: a \(String(reflecting: type(of: controller))); look at the scene's custom class and module in "
          + "Interface Builder"
      )
    }
    return typed
  }
}
