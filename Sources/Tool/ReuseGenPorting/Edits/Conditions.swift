import ReuseGenDeclarations

/// `#if os(iOS)` is true, as on an iPhone.
enum Conditions: PortEdit {
  static let rows = [
    PortRow("`#if os(iOS)`, `targetEnvironment(simulator)`", becomes: "true; other platforms are false")
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
