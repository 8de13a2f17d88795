/// A controller that is the initial scene of a storyboard of its own.
@preconcurrency
@MainActor
public protocol StoryboardBased: AnyObject {
  /// The storyboard that holds the scene.
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  /// The storyboard of the class's name, in the class's bundle.
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
  }
}

extension StoryboardBased where Self: UIViewController {
  /// A new controller from the initial scene. Stops when that has another class.
  public static func instantiate() -> Self { checkedInitial(sceneStoryboard.instantiateInitialViewController()) }

  /// A new controller from the initial scene, made by `creator`; by the storyboard where that gives `nil`.
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
