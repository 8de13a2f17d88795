/// Finds entries that would give one Swift name, names that Swift refuses, and types that the catalogue's own names
/// would hide.
enum NameClashes {
  static func diagnostics(for manifest: Manifest, model: ReuseModel) -> [Diagnostic] {
    let recycled =
      model.cells.map { Named($0.entry, nib: $0.source.nib) } + model.views.map { Named($0.entry, nib: $0.nib) }
    let scenes = model.scenes.map { Named($0.entry, nib: nil) }
    return clashes(recycled) + clashes(scenes) + TwoKinds.diagnostics(for: model)
      + (recycled + scenes).compactMap { impossible($0) ?? hidden($0, by: manifest.namespace) }
  }

  private struct Named {
    var entry: any ManifestEntry
    var nib: String?
    var name: AccessorName

    init(_ entry: some ManifestEntry, nib: String?) {
      self.entry = entry
      self.nib = nib
      name = AccessorName(of: entry)
    }

    var location: SourceLocation { entry.name?.location ?? entry.type.location }
    func proposal(avoiding taken: Set<String>) -> String {
      AccessorName.proposal(for: entry, nib: nib, avoiding: taken)
    }
  }

  /// Entries clash where their members have one name, and where their functions have.
  private static func clashes(_ all: [Named]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var taken = Set(all.map(\.name.base))
    var firstByMember: [String: Named] = [:]
    var firstByFunction: [String: Named] = [:]
    for named in all {
      guard let other = firstByMember[named.name.base] ?? firstByFunction[named.name.suffix] else {
        firstByMember[named.name.base] = named
        firstByFunction[named.name.suffix] = named
        continue
      }
      let proposal = named.proposal(avoiding: taken)
      taken.insert(proposal)
      let both = named.name.base == other.name.base ? "" : " (their functions would be the same)"
      diagnostics.append(
        .error(
          "\(named.entry.type.value.text) and \(other.entry.type.value.text) would both be named "
            + "\(quoted(named.name.base))\(both); give one of them its own name, for example \"name\": \(quoted(proposal))",
          at: named.location,
          rule: ManifestRule.name,
          notes: [.init("the other entry of this name", at: other.location)]
        )
      )
    }
    return diagnostics
  }

  /// A name that follows from the type can be one that nobody may write.
  private static func impossible(_ named: Named) -> Diagnostic? {
    guard named.entry.name == nil, let problem = SwiftIdentifier.problem(withMember: named.name.base)
    else { return nil }
    return .error(
      "the name of \(named.entry.type.value.text), which follows from its type, \(problem): for example "
        + "\"name\": \(quoted(named.name.base + "Item"))",
      at: named.location,
      rule: ManifestRule.name
    )
  }

  private static func hidden(_ named: Named, by namespace: Located<String>) -> Diagnostic? {
    let type = named.entry.type
    if named.name.base == namespace.value {
      return .error(
        "\(type.value.text) would be named \(quoted(named.name.base)) as the catalogue is; give it another \"name\", "
          + "or choose another \"namespace\"",
        at: named.location,
        rule: ManifestRule.name
      )
    }
    let head = type.value.components[0]
    if head == namespace.value {
      return .error(
        "the type \(quoted(type.value.text)) has the name of the catalogue; choose another \"namespace\", "
          + "for example \(quoted(namespace.value + "Catalogue"))",
        at: type.location,
        rule: ManifestRule.name
      )
    }
    if GeneratedNames.partsOfCatalogue.contains(head) {
      return .error(
        "the type \(quoted(type.value.text)) would be taken for \(namespace.value).\(head); "
          + "write it with its module's name, \(quoted("Module." + type.value.text))",
        at: type.location,
        rule: ManifestRule.name
      )
    }
    if GeneratedNames.parameters.contains(head) {
      return .error(
        "the type \(quoted(type.value.text)) would be taken for the \(head) of a generated extension; "
          + "write it with its module's name, \(quoted("Module." + type.value.text))",
        at: type.location,
        rule: ManifestRule.name
      )
    }
    if GeneratedNames.hide(type.value, namespace: namespace.value) {
      return .error(
        "the type \(quoted(type.value.text)) hides the \(head) that the generated file uses; rename the class",
        at: type.location,
        rule: ManifestRule.name
      )
    }
    return nil
  }
}

extension ViewSource {
  /// The nib's name, if it is one.
  var nib: String? {
    if case .nib(let name) = self { name } else { nil }
  }
}
