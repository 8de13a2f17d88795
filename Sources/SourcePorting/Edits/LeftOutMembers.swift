import ReuseGenCore
import SourceDeclarations

/// Leaves out previews, and the members and types that the configuration lists. Their lines stay, empty.
enum LeftOutMembers: PortEdit {
  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files {
      let source = set.sources[file]
      for part in source.leftOut.parts {
        let lines = source.input.bytes[part.range].filter { $0 == 0x0A || $0 == 0x0D }
        draft.replace(part.range, with: String(decoding: lines, as: UTF8.self), in: file, part.change)
      }
    }
    for name in set.options.leaveOut where !set.sources.contains(where: { $0.leftOut.found.contains(name.value) }) {
      draft.report(
        .error(
          "the sources declare no \(name.value); specify a type, or a member as in \"Screen.save(_:)\"",
          at: name.location,
          rule: "port"
        )
      )
    }
  }
}
