import ReuseGenDeclarations
import ReuseGenXML

extension IdentifierUnregistered {
  /// The finding for a nib that can't be registered, or is for another identifier than that of its view.
  static func finding(
    ofNib nib: String,
    _ use: ReuseIdentifierUse,
    _ identifier: String?,
    at location: SourceLocation,
    _ context: SourceContext
  ) -> Finding? {
    // A nib that the manifest lists as such a view is compared with the manifest.
    if let kind = ReusedKind(use), context.kinds(ofListedNib: nib).contains(where: kind.mayBe) { return nil }
    if let finding = root(of: nib, use, at: location, context) ?? owner(of: nib, at: location, context) {
      return finding
    }
    let roots = context.roots(ofNib: nib)
    guard let identifier, !identifier.isEmpty, let (version, root) = roots.first,
      roots.allSatisfy({ !($0.root.identifier ?? "").isEmpty && !($0.root.identifier ?? "").isLiterally(identifier) })
    else { return nil }
    return Finding(
      "the nib \(quoted(nib)) is registered for the identifier \(quoted(identifier)), but its view has "
        + "\(quoted(root.identifier ?? "")); make them equal",
      at: location,
      notes: [.init("the view is here", at: version.location(root.location, "reuseIdentifier"))]
    )
  }

  /// The finding for a nib with outlets of File's Owner: lists load nibs without one.
  private static func owner(of nib: String, at location: SourceLocation, _ context: SourceContext) -> Finding? {
    guard let found = context.codeDocuments.candidates(nib, .xib).flatMap(\.versions).outletOfOwner() else {
      return nil
    }
    return Finding(
      "the nib \(quoted(nib)) is registered, but sets the outlet \(quoted(found.outlet.property ?? "")) of File's Owner, "
        + "and lists load nibs without an owner; connect it from the view instead",
      at: location,
      notes: [.init("the outlet is here", at: found.document.location(found.outlet.location, "property"))]
    )
  }

  /// The finding for a nib that has no single view of the registered kind.
  private static func root(
    of nib: String,
    _ use: ReuseIdentifierUse,
    at location: SourceLocation,
    _ context: SourceContext
  ) -> Finding? {
    let versions = context.codeDocuments.candidates(nib, .xib).flatMap(\.versions).filter(\.hasUIKit)
    guard let wanted = base(of: use.role), let kind = ReusedKind(use)?.description, let first = versions.first,
      versions.allSatisfy({ version in
        version.roots.count != 1
          || context.isKind(version.className(of: version.roots[0]), of: wanted, from: "") == false
      })
    else { return nil }
    let count = first.roots.count
    let reason =
      count == 1
      ? "its view is \(first.className(of: first.roots[0]).withArticle); set the class to a \(wanted)"
      : "it has \(count) objects at the top level; leave one \(wanted)"
    let place = first.location(first.roots.last?.location ?? first.location)
    return Finding(
      "the nib \(quoted(nib)) is registered for \(kind), but \(reason)",
      at: location,
      notes: [.init("the \(count > 1 ? "last object" : "nib") is here", at: place)]
    )
  }

  /// The finding for a class of another kind than what is registered.
  static func finding(
    ofClass use: ReuseIdentifierUse,
    in file: SourceFile,
    _ strings: StringValues,
    at location: SourceLocation,
    _ context: SourceContext
  ) -> Finding? {
    let scope = file.typeName(around: use.offset) ?? ""
    guard let written = use.className, let wanted = base(of: use.role), let kind = ReusedKind(use)?.description,
      !strings.mayBeGenericParameter(written, in: scope), !file.bindsOtherwise(written),
      context.isKind(strings.declaredName(written, from: scope) ?? written, of: wanted, from: "") == false
    else { return nil }
    return Finding(
      "the class \(written) is registered for \(kind), but isn't a \(wanted); register a class that is one",
      at: location
    )
  }

  private static func base(of role: ReuseIdentifierUse.Role) -> String? {
    switch role {
    case .tableCell: "UITableViewCell"
    case .headerFooter: "UITableViewHeaderFooterView"
    case .collectionCell, .supplementary: "UICollectionReusableView"
    case .unspecified: nil
    }
  }
}

extension SourceContext {
  /// The kinds of the entries with a nib.
  fileprivate func kinds(ofListedNib name: String) -> [ReusedKind] {
    resolved.cells.filter { $0.source.nib?.name == name }.map(ReusedKind.init)
      + resolved.views.filter { $0.source.nib?.name == name }.compactMap(ReusedKind.init)
  }
}
