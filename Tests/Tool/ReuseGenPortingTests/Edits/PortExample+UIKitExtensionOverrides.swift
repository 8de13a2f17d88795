import ReuseGenPorting

extension PortExample {
  static let uIKitExtensionOverrides = [
    PortExample(
      "a class overrides a method that an extension adds to a UIKit class",
      diff: """
        -extension UIViewController { @objc func menu(_ sender: Any) -> String { "a" } }
        -class A: UIViewController { override func menu(_ sender: Any) -> String { super.menu(sender) + "b" } }
        -class B: A { override func menu(_ sender: Any) -> String { super.menu(sender) + "c" } }
        +extension UIViewController { func menuInExtension(_ sender: Any) -> String { "a" } ; \
        func menu(_ sender: Any) -> String { if let overriding = self as? any UIViewControllerMenuOverriding \
        { return overriding.menuInSubclass(`sender`) }; return menuInExtension(`sender`) } }; \
        @MainActor protocol UIViewControllerMenuOverriding: AnyObject { func menuInSubclass(_ sender: Any) -> String }
        +class A: UIViewController { func menuInSubclass(_ sender: Any) -> String { super.menuInExtension(sender) + "b" } }; \
        extension A: UIViewControllerMenuOverriding {}
        +class B: A { override func menuInSubclass(_ sender: Any) -> String { super.menuInSubclass(sender) + "c" } }
        """
    )
  ]
}
