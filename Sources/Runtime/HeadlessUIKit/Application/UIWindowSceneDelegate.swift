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
  public var window: UIWindow?? { .some(ownWindow) }
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) } }
  public func windowScene(_: UIWindowScene, performActionFor _: UIApplicationShortcutItem) async -> Bool { false }
}
