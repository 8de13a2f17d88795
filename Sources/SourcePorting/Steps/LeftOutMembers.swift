import ReuseGenCore
import SourceDeclarations

/// Leaves out the members and types that the configuration lists. Their lines stay, empty.
enum LeftOutMembers: PortStep {
  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for name in set.options.leaveOut {
      let ranges = set.references.flatMap { reference in
        self.ranges(of: name.value, in: reference, set).map { (file: reference.file, range: $0) }
      }
      if ranges.isEmpty {
        draft.report(
          .error(
            "the sources declare no \(name.value); specify a type, or a member as in \"Screen.save(_:)\"",
            at: name.location,
            rule: "port"
          )
        )
      }
      for (file, range) in ranges {
        let bytes = set.sources[file].stream.bytes[range]
        let lines = bytes.filter { $0 == 0x0A || $0 == 0x0D }
        draft.replace(range, with: String(decoding: lines, as: UTF8.self), in: file, "leave out \(name.value)")
      }
    }
  }

  private static func ranges(of name: String, in reference: Declarations.Reference, _ set: SourceSet) -> [Range<Int>] {
    let type = set[reference]
    if type.fullName == name { return [type.range] }
    guard name.hasPrefix("\(type.fullName).") else { return [] }
    let member = name.dropFirst(type.fullName.count + 1)
    return type.methods.filter { $0.name == member }.map(\.range)
      + type.properties.filter { $0.name == member }.map(\.range)
  }
}
