/// A controller that is a scene with an identifier in a storyboard.
@preconcurrency
@MainActor
public protocol StoryboardSceneBased: AnyObject {
  /// The storyboard that holds the scene. There is no default.
  static var sceneStoryboard: UIStoryboard { get }
  /// The scene's identifier.
  static var sceneIdentifier: String { get }

  /// `UIStoryboard` for a class that names its storyboard as Reusable 4.0.0 did, `Never` for all others.
  associatedtype EarlierStoryboard = Never
  /// Reusable 4.0.0's name of `sceneStoryboard`. There is no reason to use it.
  static var storyboard: EarlierStoryboard { get }
}

extension StoryboardSceneBased {
  /// The class's name.
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  /// A new controller from the scene. Stops when that has another class.
  public static func instantiate() -> Self {
    checkedScene(sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier))
  }

  /// A new controller from the scene, made by `creator`; by the storyboard where that gives `nil`.
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
