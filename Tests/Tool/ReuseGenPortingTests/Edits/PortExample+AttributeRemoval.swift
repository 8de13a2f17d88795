import ReuseGenPorting

extension PortExample {
  static let attributeRemoval = [
    PortExample(
      "an outlet",
      "class A { @IBOutlet private weak var label: UILabel! }",
      "class A { private weak var label: UILabel! }"
    ),
    PortExample(
      "attributes on lines of their own",
      "@IBDesignable\n@objc\n@objcMembers class B: UIView {\n  @IBInspectable\n  var radius = 3\n}",
      "\n\nclass B: UIView {\n  \n  var radius = 3\n}"
    ),
    PortExample("an app delegate", "@UIApplicationMain\nclass D: UIResponder {}", "\nclass D: UIResponder {}"),
    PortExample("@main", "@main class D {}", "class D {}"),
    PortExample(
      "other attributes stay",
      "@available(iOS 13, *) final class A {}",
      "@available(iOS 13, *) final class A {}"
    ),
    PortExample("text in literals and comments stays", "let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
    PortExample(
      "a managed property",
      "class A { @NSManaged var name: String? }",
      "class A { var name: String? }",
      warnings: ["name becomes an ordinary property, because there is no Core Data here"]
    ),
    PortExample(
      "classes with names in Objective-C",
      "@objc(Old) class A {}\n@objc(B) class B {}\n@objc(Hidden) private class C {}",
      """
      class A {}; @MainActor final class ObjectiveCClassList: ObjectiveCClasses { static var classes: [String: AnyClass] \
      { ["Old": A.self, "B": B.self] } }
      class B {}
      private class C {}
      """
    ),
  ]
}
