import ReuseGenDeclarations
import ReuseGenXML

extension NibNameInCode {
  /// The finding for a nib with outlets of File's Owner that the owner which code passes doesn't have.
  static func owner(_ name: CodeName, _ nibs: [NamedDocument], _ context: SourceContext) -> Finding? {
    guard let owner = name.use.owner else { return nil }
    let versions = nibs.flatMap(\.versions)
    let description: String
    let found: (document: InterfaceBuilderDocument, outlet: InterfaceBuilderDocument.Outlet)?
    switch owner {
    case .absent:
      found = versions.outletOfOwner()
      description = "nothing has, because the owner is nil; pass the object that has it"
    case .caller:
      // The caller can be of a subclass.
      guard let type = name.type, name.file.method(around: name.use.offset)?.isTypeMember == false,
        context.declarations.isClass(type), !context.inheritedClasses.contains(type)
      else { return nil }
      let classes = ConnectedClasses([], context.declarations, in: context.classes.module, naming: [type])
      guard let source = classes[ClassReference(className: type)] else { return nil }
      found = versions.outletOfOwner { outlet, platform in
        if case .missing = classes.member(ofKey: outlet, in: source, on: platform) { true } else { false }
      }
      description = "\(type) doesn't have; pass the object that has it"
    }
    guard let found else { return nil }
    return Finding(
      "the nib \(quoted(name.text)) sets the outlet \(quoted(found.outlet.property ?? "")) of File's Owner, which "
        + description,
      at: name.location,
      notes: [.init("the outlet is here", at: found.document.location(found.outlet.location, "property"))]
    )
  }
}

extension [InterfaceBuilderDocument] {
  /// The first outlet of File's Owner, if all versions of a nib have one.
  func outletOfOwner(
    where isWanted: (String, IBPlatform) -> Bool = { _, _ in true }
  ) -> (document: InterfaceBuilderDocument, outlet: InterfaceBuilderDocument.Outlet)? {
    let versions = filter(\.hasUIKit)
    let outlets = versions.compactMap { document in
      document.filesOwner?.id.flatMap { owner in
        document.outlets.first { $0.owner == owner && isWanted($0.property ?? "", document.platform) }
      }
    }
    return outlets.count == versions.count ? outlets.first.map { (versions[0], $0) } : nil
  }
}
