import ReuseGenCore
import ReuseGenDeclarations

/// Drafts the entries for the reusable views that exist only in code.
enum CodeDraft {
  /// The facts that documents and their draft state about classes, by the names in the sources.
  struct Documented {
    /// The classes of the entries that documents contribute.
    var listed: Set<String>
    /// All classes of cells and views that documents name.
    var named: Set<String>
  }

  /// The entries, and the reasons for what is left out, with the paths of the sources.
  static func findings(
    in sources: DraftSources,
    _ documented: Documented
  ) -> (entries: [(entry: DraftEntry, path: String)], leftOut: [(path: String, reason: String)]) {
    var entries: [(entry: DraftEntry, path: String)] = []
    var leftOut: [(path: String, reason: String)] = []
    for declared in sources.reusableClasses where !documented.listed.contains(declared.name) {
      guard let type = TypeName(declared.name) else {
        leftOut.append((declared.path, "the class \(declared.name) has a name that an entry can't have"))
        continue
      }
      if let reason = reasonToLeaveOut(declared, type, sources, documented) {
        leftOut.append((declared.path, "the class \(declared.name) \(reason)"))
      } else {
        let entry = entry(declared, type, sources)
        entries += entry.withOtherIdentifiers(in: sources).map { ($0, declared.path) }
      }
    }
    leftOut += sources.testClasses.map { ($0.path, "the class \($0.name) is in a folder of tests") }
    return (entries, leftOut)
  }

  private static func reasonToLeaveOut(
    _ declared: DraftSources.ReusableClass,
    _ type: TypeName,
    _ sources: DraftSources,
    _ documented: Documented
  ) -> String? {
    if let obstacle = sources.obstacle(to: type) { return obstacle }
    let facts = sources.identifiers.classes[declared.name]
    if documented.named.contains(declared.name), facts?.isRegisteredAsClass != true {
      return "is named in documents, but none of them is listed for it, and no code registers the class"
    }
    if let subclass = declared.subclass, facts?.identifier == nil, !sources.isMentioned(declared.name) {
      return "is only a superclass, of \(subclass) for example: no code makes or registers one"
    }
    return nil
  }

  private static func entry(
    _ declared: DraftSources.ReusableClass,
    _ type: TypeName,
    _ sources: DraftSources
  ) -> DraftEntry {
    var entry = DraftEntry(declared.kind.part, type)
    entry.container = declared.kind.container
    entry.identify(with: sources, nib: nil)
    if declared.kind == .supplementary { entry.takeKind(from: sources) }
    return entry
  }
}

extension DraftEntry {
  /// Takes the identifier from the code; the class's name is the default.
  mutating func identify(with sources: DraftSources, nib: String?) {
    identifier = sources.identifier(of: type, nib: nib)
    let facts = sources.facts(of: type)
    if identifier == nil, let expression = facts?.unresolved {
      remark(
        "the value of \(expression.split(whereSeparator: \.isNewline).joined(separator: " ")) is not known: "
          + "the class's name is a guess for the identifier"
      )
    }
    let others = otherIdentifiers(in: sources)
    if nib != nil, !others.isEmpty {
      remark("code also registers it for \(others.map(quoted).joined(separator: ", "))")
    }
  }

  /// The entry of a class that code makes, and one for each further identifier for which code registers the class.
  func withOtherIdentifiers(in sources: DraftSources) -> [DraftEntry] {
    let others = otherIdentifiers(in: sources).map { other in
      var entry = self
      entry.identifier = other
      return entry
    }
    return [self] + others
  }

  private func otherIdentifiers(in sources: DraftSources) -> [String] {
    (sources.facts(of: type)?.registered ?? []).filter { $0 != identifier ?? type.last }
  }

  /// Takes the element kind from the code, or guesses it from the name.
  mutating func takeKind(from sources: DraftSources) {
    if let expression = sources.facts(of: type)?.elementKind ?? sources.elementKind(registering: type) {
      if expression.contains("SectionHeader") { return kind = "header" }
      if expression.contains("SectionFooter") { return kind = "footer" }
      if expression.hasPrefix("\""), expression.hasSuffix("\""), expression.utf8.count > 2,
        !expression.contains("\\")
      {
        return kind = SupplementaryKind.word(for: String(expression.dropFirst().dropLast()))
      }
    }
    let isFooter = type.last.contains("Footer")
    kind = isFooter ? "footer" : "header"
    let subject = nib == nil ? "the code" : "a nib"
    remark("\(subject) does not specify its kind: \(isFooter ? "footer" : "header") is a guess")
  }
}
