import ReuseGenXML

extension Resolver {
  func resolvedView(_ entry: ViewEntry, reportingTo diagnostics: inout [Diagnostic]) -> ResolvedView {
    let listedClass = listed(entry.type.value)
    let lookup = entry.nib.map {
      nib($0.value.name(for: entry.type.value), for: entry, listedClass, isOwner: entry.isOwner)
    }
    var query = PrototypeIndex.Query(claim: Claim(listedClass: listedClass, identifier: entry.reuseIdentifier))
    query.kind = entry.kind.map { SupplementaryKind.named($0.value) }
    let isPrototype = entry.nib == nil && entry.container?.value != .table
    let holder = isPrototype ? supplementaryPrototypes.first(query) : nil
    let isReusable = !entry.isOwner && Self.rootCategory(of: lookup?.document) == .collectionReusableView
    let role = Self.role(of: entry, isInCollection: holder != nil || isReusable, kind: holder?.object.supplementaryKind)
    if entry.statement.isSound { diagnostics += Self.problems(of: entry, role) }
    return ResolvedView(
      entry: entry,
      listedClass: listedClass,
      name: entry.accessorName,
      role: role,
      source: nib(entry, listedClass, role, lookup).map { .nib($0) }
        ?? prototypeOrCode(entry, query, role, storyboard: holder.map { versions.all[$0.version].storyboard })
    )
  }

  private func prototypeOrCode(
    _ entry: ViewEntry,
    _ query: PrototypeIndex.Query,
    _ role: ResolvedView.Role,
    storyboard: NamedDocument?
  ) -> ViewSource {
    guard case .supplementary = role else { return .code(nearly: []) }
    let prototypes = supplementaryPrototypes.bestMatches(query).map {
      prototype(entry, query.claim.listedClass, entry.container, kind: entry.kind, $0)
    }
    guard let storyboard else { return .code(nearly: prototypes) }
    return .prototype(StoryboardSource(name: storyboard.name, document: storyboard, prototypes: prototypes))
  }

  /// - Parameter isInCollection: Whether a document states that the view is a collection's.
  private static func role(of entry: ViewEntry, isInCollection: Bool, kind: String?) -> ResolvedView.Role {
    switch (entry.container?.value, entry.kind) {
    case (.table, _): .headerOrFooter
    // Only collections have kinds, so a kind implies the container.
    case (.collection, let kind?), (nil, let kind?): .supplementary(kind: SupplementaryKind.named(kind.value))
    case (.collection, nil): .supplementary(kind: kind ?? "")
    case (nil, nil): isInCollection ? .supplementary(kind: kind ?? "") : .standalone
    }
  }

  /// The errors for values that the role requires and neither the manifest nor the documents specify.
  private static func problems(of entry: ViewEntry, _ role: ResolvedView.Role) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    func report(_ message: String, at location: SourceLocation) {
      problems.append(.error(message, at: location, rule: ManifestRule.value))
    }
    switch role {
    case .headerOrFooter: break
    case .supplementary(let kind):
      guard kind.isEmpty else { break }
      report(
        "a view in a collection needs its \"kind\": \"header\", \"footer\" or the element kind of its layout",
        at: entry.location
      )
    case .standalone:
      if entry.nib == nil {
        report(
          "a view outside of tables and collections needs its nib: add \"nib\": true, or \"in\"",
          at: entry.location
        )
      }
      if let identifier = entry.identifier {
        report(
          "a view outside of tables and collections is not recycled and has no \"identifier\"; remove it, or add \"in\"",
          at: identifier.location
        )
      }
    }
    return problems
  }

  private func nib(
    _ entry: ViewEntry,
    _ listedClass: ListedClass,
    _ role: ResolvedView.Role,
    _ lookup: DocumentLookup?
  ) -> ResolvedNib? {
    guard let choice = entry.nib, let lookup else { return nil }
    let nibRole: ResolvedNib.Role =
      switch role {
      case _ where entry.isOwner: .owner
      case .headerOrFooter: .headerOrFooter
      case .supplementary: .supplementary
      case .standalone: .root
      }
    return ResolvedNib(
      entry: entry,
      listedClass: listedClass,
      name: choice.value.name(for: entry.type.value),
      role: nibRole,
      location: choice.location,
      containerLocation: entry.container?.location ?? entry.kind?.location,
      lookup: lookup
    )
  }
}
