import ReuseGenPorting

extension PortExample {
  static let observableProperties = [
    PortExample(
      "an observed property",
      "class A: NSObject { @objc dynamic var name = \"a\" }",
      "class A: NSObject { var name = \"a\" { didSet { didChangeValue(forKey: \"name\") } } }"
    )
  ]
}
