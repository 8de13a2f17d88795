import SourceDeclarations

/// `#if os(iOS)` is true, as on an iPhone.
enum Conditions: PortStep {
  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
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
