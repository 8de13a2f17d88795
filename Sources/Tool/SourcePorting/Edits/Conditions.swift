import SourceDeclarations

/// `#if os(iOS)` is true, as on an iPhone.
enum Conditions: PortEdit {
  static let rows = [
    PortRow(
      "`#if os(iOS)`, `targetEnvironment(simulator)`",
      becomes: "true; other platforms are false"
    )
  ]
  static let examples = [
    PortExample(
      "an iPhone's branch",
      "#if os(macOS)\n@objc class A {}\n#elseif os(iOS) && !targetEnvironment(macCatalyst)\n@objc class B {}\n#endif",
      "#if false\n@objc class A {}\n#elseif true && !false\nclass B {}\n#endif"
    ),
    PortExample("a condition of the build", "#if DEBUG\n@objc class A {}\n#endif", "#if DEBUG\nclass A {}\n#endif"),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files {
      for replacement in set.sources[file].code.replacements {
        let text = set.sources[file].stream.text(in: replacement.range)
        draft.replace(
          replacement.range,
          with: replacement.value ? "true" : "false",
          in: file,
          "replace \(text) by \(replacement.value)"
        )
      }
    }
  }
}
