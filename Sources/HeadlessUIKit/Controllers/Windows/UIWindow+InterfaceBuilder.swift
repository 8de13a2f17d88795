extension UIWindow {
  static let windowElement = ElementClass(UIWindow.self, "window", drawing: .nothing)
}
