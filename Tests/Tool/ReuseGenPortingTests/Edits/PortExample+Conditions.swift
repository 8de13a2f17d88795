import ReuseGenPorting

extension PortExample {
  static let conditions = [
    PortExample(
      "an iPhone's branch",
      "#if os(macOS)\n@objc class A {}\n#elseif os(iOS) && !targetEnvironment(macCatalyst)\n@objc class B {}\n#endif",
      "#if false\n@objc class A {}\n#elseif true && !false\nclass B {}\n#endif"
    ),
    PortExample("a condition of the build", "#if DEBUG\n@objc class A {}\n#endif", "#if DEBUG\nclass A {}\n#endif"),
  ]
}
