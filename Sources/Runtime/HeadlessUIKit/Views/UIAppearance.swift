/// A class whose look is set for all of its objects. The proxies are stored; apart from `semanticContentAttribute`,
/// they have no effect here, and a warning says so once for each class.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Creates an object from a nib or storyboard, or a proxy.
  init?(coder: NSCoder)
}

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  /// The proxy of the class. Its values are stored; apart from `semanticContentAttribute`, they have no effect here.
  public static func appearance() -> Self {
    let key = ObjectIdentifier(self)
    if let found = AppearanceProxies.all[key] as? Self { return found }
    guard let new = Self(coder: ProxyCoder()) else {
      stop("init(coder:) of \(self) returned nil for its appearance proxy")
    }
    AppearanceProxies.all[key] = new
    // Most apps set only the content attribute of all views.
    if key != ObjectIdentifier(UIView.self) {
      warnOnce("The values of \(self).appearance() change no object here, apart from semanticContentAttribute")
    }
    return new
  }
  /// The proxy of the class for traits. It is the same one.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  /// The proxy of the class for traits in containers. It is the same one.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
  /// The proxy of the class in containers. It is the same one.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

@MainActor
enum AppearanceProxies {
  fileprivate static var all: [ObjectIdentifier: AnyObject] = [:]

  /// The attribute that the proxies of a view's class and its superclasses specify, the nearest one first.
  static func contentAttribute(of view: UIView) -> UISemanticContentAttribute? {
    if all.isEmpty { return nil }
    var type: AnyClass? = Swift.type(of: view)
    while let current = type {
      let proxy = all[ObjectIdentifier(current)] as? UIView
      if let proxy, let attribute = proxy.rareIfPresent?.semanticContentAttribute { return attribute }
      type = class_getSuperclass(current)
    }
    return nil
  }
}

/// A coder without content.
private final class ProxyCoder: NSCoder {}

extension UIView: UIAppearance, UIAppearanceContainer {}
