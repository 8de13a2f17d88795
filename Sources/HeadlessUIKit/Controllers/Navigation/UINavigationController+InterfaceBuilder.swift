extension UINavigationController {
  static let navigationControllerElement = ElementClass(UINavigationController.self, "navigationController") { reader in
    reader.flag("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
    reader.flag("toolbarHidden") { $0.isToolbarHidden = $1 }
  }
}
