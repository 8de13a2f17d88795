/// Finds entries that would have the same Swift name, names that Swift doesn't accept, and types that the generated
/// names would hide.
enum NameConflicts {
  static func diagnostics(for resolved: ResolvedManifest) -> [Diagnostic] {
    let recycled =
      resolved.cells.map { Named($0, nib: $0.source.nib?.name) }
      + resolved.views.map { Named($0, nib: $0.source.nib?.name) }
    let scenes = resolved.scenes.map { Named($0, nib: nil) }
    let imports = Set(resolved.manifest.imports)
    return conflicts(recycled) + conflicts(scenes)
      + (recycled + scenes).compactMap { impossible($0) ?? hidden($0, by: resolved.manifest.namespace.value, imports) }
  }

  private struct Named {
    var entry: any ManifestEntry
    var nib: String?
    var name: AccessorName

    init(_ resolved: some ResolvedEntry, nib: String?) {
      entry = resolved.entry
      self.nib = nib
      name = resolved.name
    }

    var type: String { entry.type.value.text }
    var location: SourceLocation { entry.name?.location ?? entry.type.location }

    /// Whether nothing but the place differs.
    func isRepetition(of other: Named) -> Bool {
      let (one, two) = (entry.specified.values, other.entry.specified.values)
      return type == other.type && nib == other.nib && one.name?.value == two.name?.value
        && one.identifier?.value == two.identifier?.value && one.kind?.value == two.kind?.value
        && one.storyboard?.value == two.storyboard?.value && one.container?.value == two.container?.value
    }
  }

  // MARK: Equal names

  /// Entries conflict if their members or their functions have the same name.
  private static func conflicts(_ all: [Named]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var taken = Set(all.map(\.name.base))
    var numbers = NameNumbers()
    var firstByMember: [String: Int] = [:]
    var firstByFunction: [String: Int] = [:]
    for (index, named) in all.enumerated() {
      guard let first = firstByMember[named.name.base] ?? firstByFunction[named.name.suffix] else {
        firstByMember[named.name.base] = index
        firstByFunction[named.name.suffix] = index
        continue
      }
      let other = all[first]
      if named.isRepetition(of: other) {
        diagnostics.append(
          .error(
            "\(named.type) is listed twice; remove one of the entries",
            at: named.location,
            rule: ManifestRule.name,
            notes: [.init("the other entry is here", at: other.location)]
          )
        )
        continue
      }
      let proposal = proposal(for: named, avoiding: taken, &numbers)
      taken.insert(proposal)
      let both = named.name.base == other.name.base ? "" : " (their functions would be the same)"
      diagnostics.append(
        .error(
          "\(named.type) and \(other.type) would both be named \(quoted(named.name.base))\(both); "
            + "give one of them its own name, for example \"name\": \(quoted(proposal))",
          at: named.location,
          rule: ManifestRule.name,
          notes: [.init("the other entry of this name", at: other.location)]
        )
      )
    }
    return diagnostics
  }

  /// A name for an entry that can't keep its default: from what distinguishes the entry, or else numbered.
  private static func proposal(
    for named: Named,
    avoiding taken: Set<String>,
    _ numbers: inout NameNumbers
  ) -> String {
    let type = named.entry.type.value
    let candidates = [
      type.isNested ? AccessorName.lowerCamelCase(type.components.map(AccessorName.capitalized).joined()) : nil,
      named.nib.map(AccessorName.memberName),
      named.entry.identifier.map { AccessorName.memberName($0.value) },
    ]
    for case let candidate? in candidates where !taken.contains(candidate) {
      if SwiftIdentifier.problem(withMember: candidate) == nil { return candidate }
    }
    return numbers.name(named.name.base, isTaken: taken.contains)
  }

  // MARK: Names that can't be used

  /// A name that follows from the type can be one that Swift doesn't accept.
  private static func impossible(_ named: Named) -> Diagnostic? {
    guard named.entry.name == nil, let problem = SwiftIdentifier.problem(withMember: named.name.base)
    else { return nil }
    return .error(
      "the name of \(named.type), which follows from its type, \(problem): for example "
        + "\"name\": \(quoted(named.name.base + "Item"))",
      at: named.location,
      rule: ManifestRule.name
    )
  }

  private static func hidden(_ named: Named, by namespace: String, _ imports: Set<String>) -> Diagnostic? {
    if named.name.base == namespace {
      return .error(
        "\(named.type) would be named \(quoted(named.name.base)) as the catalog is; give it another \"name\", "
          + "or choose another \"namespace\"",
        at: named.location,
        rule: ManifestRule.name
      )
    }
    return message(for: named.entry.type.value, namespace, imports).map {
      .error($0, at: named.entry.type.location, rule: ManifestRule.name)
    }
  }

  /// Why the generated file can't name the type.
  private static func message(for type: TypeName, _ namespace: String, _ imports: Set<String>) -> String? {
    let head = type.head
    guard head == namespace || NameTable.namesWithMeaning.contains(head) else { return nil }
    let qualified = "write it with its module's name, \(quoted("Module." + type.text))"
    if head == namespace {
      return "the type \(quoted(type.text)) has the name of the catalog; choose another \"namespace\", "
        + "for example \(quoted(namespace + "Catalog"))"
    }
    if NameTable.partsOfCatalog.contains(head) {
      return "the type \(quoted(type.text)) would be taken for \(namespace).\(head); \(qualified)"
    }
    if NameTable.parameters.contains(head) {
      return "the type \(quoted(type.text)) would be taken for the \(head) of a generated extension; \(qualified)"
    }
    if GeneratedNames.hide(type, namespace: namespace, imports: imports) {
      let owner = type.isNested ? "type around the class" : "class"
      return "the type \(quoted(type.text)) hides the \(head) that the generated file uses; rename the \(owner)"
    }
    return nil
  }
}
