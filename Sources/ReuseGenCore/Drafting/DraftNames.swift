/// Gives unique names to entries of the same class, or of classes with the same name.
struct DraftNames {
  private var members: Set<String> = []
  private var functions: Set<String> = []
  private var numbers = NameNumbers()

  /// Names the entries whose default name is taken. An entry for which everything follows from the type keeps the name,
  /// or else the first entry does.
  static func name(_ entries: inout [DraftEntry], where isIncluded: (DraftEntry) -> Bool) {
    var names = DraftNames()
    let indices = entries.indices.filter { isIncluded(entries[$0]) }
    let inOrder = indices.filter { entries[$0].followsFromType } + indices.filter { !entries[$0].followsFromType }
    let unnamed = inOrder.filter { !names.take(AccessorName(type: entries[$0].type, name: nil)) }
    for index in unnamed.sorted() { names.name(&entries[index]) }
  }

  private mutating func name(_ entry: inout DraftEntry) {
    for candidate in Self.candidates(for: entry) where take(AccessorName(type: entry.type, name: candidate)) {
      entry.name = candidate
      return
    }
    let type = entry.type
    var numbers = numbers
    entry.name = numbers.name(AccessorName(type: type, name: nil).base) { !take(AccessorName(type: type, name: $0)) }
    self.numbers = numbers
  }

  private mutating func take(_ name: AccessorName) -> Bool {
    guard !members.contains(name.base), !functions.contains(name.suffix),
      SwiftIdentifier.problem(withMember: name.base) == nil
    else { return false }
    members.insert(name.base)
    functions.insert(name.suffix)
    return true
  }

  /// Names from what distinguishes the entry: its outer class, its identifier, its document.
  private static func candidates(for entry: DraftEntry) -> [String] {
    let type = entry.type
    let document = entry.nib ?? entry.storyboard
    let candidates = [
      type.components.count > 1 ? type.components.map(AccessorName.capitalized).joined() : nil,
      entry.identifier.flatMap { $0 == type.last ? nil : $0 },
      entry.nib.flatMap { $0 == type.last ? nil : $0 },
      document.flatMap { $0 == type.last ? nil : $0 + AccessorName.capitalized(type.last) },
    ]
    return candidates.compactMap { $0.map(AccessorName.memberName) }.filter(SwiftIdentifier.isValid)
  }
}
