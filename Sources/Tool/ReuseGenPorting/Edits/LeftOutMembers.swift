import ReuseGenCore
import ReuseGenDeclarations

/// Leaves out previews, and the members and types that the configuration lists. Their lines stay, empty.
enum LeftOutMembers: PortEdit {
  static let rows = [
    PortRow(
      "`#Preview { … }`, with its attributes",
      becomes: "left out"
    ),
    PortRow(
      "an action, an outlet, a type or another member that `leaveOut` lists",
      becomes: "left out, also of tables and inheritance clauses"
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files {
      let source = set.sources[file]
      for part in source.leftOut.parts {
        let lines = source.input.bytes[part.range].filter { $0 == 0x0A || $0 == 0x0D }
        draft.replace(part.range, with: String(decoding: lines, as: UTF8.self), in: file, part.change)
      }
    }
    if !set.leftOutTypes.isEmpty { reportSubclasses(in: set, &draft) }
    for name in set.options.leaveOut where !set.leftOutTypes.contains(name.value) {
      if set.sources.contains(where: { $0.leftOut.found.contains(name.value) }) { continue }
      draft.report(
        .error(
          "the sources declare no \(name.value); specify a type, or a member as in \"Screen.save(_:)\"",
          at: name.location,
          rule: "port"
        )
      )
    }
  }

  /// Reports types whose copies would name a class that is left out, or a composition with a protocol that is.
  private static func reportSubclasses(in set: SourceSet, _ draft: inout PortDraft) {
    for reference in set.references {
      let type = set[reference]
      for entry in type.inherited {
        guard let name = entry.names.first(where: { set.leftOutTypes.fullName(of: $0, inheritedBy: type) != nil })
        else { continue }
        let message = "\(type.fullName) inherits from \(name), which \"leaveOut\" lists; also list \(type.fullName)"
        draft.report(.error(message, at: set.location(of: entry.offset, in: reference.file), rule: "port"))
      }
    }
  }
}
