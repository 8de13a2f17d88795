extension UINavigationItem: DescribedClass {
  package static var uiKitClass: UIKitClass { navigationItemClass }

  static let navigationItemClass = UIKitClass(
    UINavigationItem.self,
    elements: ["navigationItem"],
    keys: [
      KeyedOutlet("titleView", \UINavigationItem.titleView),
      KeyedOutlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      KeyedOutlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      KeyedOutlet("backBarButtonItem", \UINavigationItem.backBarButtonItem),
      KeyedOutlet("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      KeyedOutlet("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
    ]
  ) { reader in
    reader.text("title") { $0.title = $1 }
    reader.text("prompt") { $0.prompt = $1 }
    reader.text("backButtonTitle") { $0.backButtonTitle = $1 }
    reader.flag("hidesBackButton") { $0.hidesBackButton = $1 }
    reader.flag("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 }
    reader.choice("largeTitleDisplayMode", ["never": .never, "always": .always, "automatic": .automatic]) {
      $0.largeTitleDisplayMode = $1
    }
  }
}
