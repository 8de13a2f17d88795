import ReuseGenCore

extension DraftEntry {
  /// The name that follows from everything else.
  fileprivate var defaultName: AccessorName {
    AccessorName(type: type, name: nil, identifier: identifier, document: storyboard ?? nib)
  }
}

extension ManifestDraft {
  /// The classes of the entries, each by its name, by that of its accessor and by its identifier.
  package var namedClasses: [(name: String, className: String)] {
    let identifiers = entries.compactMap { entry in entry.identifier.map { ($0, entry.type.text) } }
    return entries.flatMap { entry in
      let type = entry.type.text
      let name = entry.name.map { AccessorName(type: entry.type, name: $0) } ?? entry.defaultName
      return [(type, type), (name.base, type)]
    } + identifiers
  }
}

/// Gives unique names to entries of the same class, or of classes with the same name.
///
/// An entry has the name that follows from its class. If that is taken, the name follows from the first of these that
/// distinguishes the entry: the types around its class, its identifier, its nib, its document and class; or else it is
/// numbered. Documentation/Drafts.md states this rule.
struct DraftNames {
  private var members: Set<String> = []
  private var functions: Set<String> = []
  private var numbers = NameNumbers()

  /// Names the entries whose default name is taken. An entry for which everything follows from the type keeps the name,
  /// or else the first entry does. Of a controller that several scenes share, only a scene with the name of the class
  /// keeps it.
  ///
  /// - Parameter taken: The names of the entries that a manifest already has.
  static func name(_ entries: inout [DraftEntry], where isIncluded: (DraftEntry) -> Bool, taken: [AccessorName] = []) {
    var names = DraftNames()
    for name in taken { _ = names.take(name) }
    let indices = entries.indices.filter { isIncluded(entries[$0]) }
    let inOrder = indices.filter { entries[$0].followsFromType } + indices.filter { !entries[$0].followsFromType }
    let unnamed = inOrder.filter { index in
      let entry = entries[index]
      if entry.isShared, entry.identifier != entry.type.last { return true }
      return !names.take(entry.defaultName)
    }
    for index in unnamed.sorted() { names.name(&entries[index]) }
  }

  private mutating func name(_ entry: inout DraftEntry) {
    for candidate in Self.candidates(for: entry) where take(AccessorName(type: entry.type, name: candidate)) {
      entry.name = candidate
      return
    }
    let type = entry.type
    var numbers = numbers
    entry.name = numbers.name(entry.defaultName.base) { !take(AccessorName(type: type, name: $0)) }
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

  /// Names from what distinguishes the entry.
  private static func candidates(for entry: DraftEntry) -> [String] {
    let type = entry.type
    let candidates = [
      type.isNested ? type.components.map(AccessorName.capitalized).joined() : nil,
      entry.identifier.flatMap { $0 == type.last ? nil : $0 },
      entry.nib.flatMap { $0 == type.last ? nil : $0 },
      (entry.nib ?? entry.storyboard).flatMap { name(document: $0, type: type.last) },
    ]
    return candidates.compactMap { $0.map(AccessorName.memberName) }.filter(SwiftIdentifier.isValid)
  }

  /// The name of a document and a class; `nil` if the class's name already starts with the document's.
  private static func name(document: String, type: String) -> String? {
    type.lowercased().hasPrefix(document.lowercased()) ? nil : document + AccessorName.capitalized(type)
  }
}
