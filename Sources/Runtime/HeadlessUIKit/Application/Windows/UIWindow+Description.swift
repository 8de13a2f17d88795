extension UIWindow {
  static let windowClass = UIKitClass(
    UIWindow.self,
    elements: ["window"],
    keys: [KeyedOutlet("rootViewController", \UIWindow.rootViewController)],
    drawing: .inherited
  )
}
