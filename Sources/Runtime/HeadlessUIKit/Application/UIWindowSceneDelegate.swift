/// The methods of a window scene's delegate. All of them are optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowDelegate {
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
}

extension UIWindowSceneDelegate {
  /// The window, which is optional twice because the property is optional, too.
  public var window: UIWindow?? { .some(ownWindow) }
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) } }
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}
