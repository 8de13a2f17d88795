import ReuseGenDeclarations
import ReuseGenXML

extension NibNameInCode {
  /// The finding for a nib with outlets of File's Owner that the owner which code passes doesn't have.
  ///
  /// - Parameter known: The members of the classes of owners, each read once.
  static func owner(
    _ name: CodeName,
    _ nibs: [NamedDocument],
    _ context: SourceContext,
    _ known: inout [String: ConnectedClasses]
  ) -> Finding? {
    guard let owner = name.use.owner else { return nil }
    let versions = nibs.flatMap(\.versions)
    let description: String
    let found: (document: InterfaceBuilderDocument, outlet: InterfaceBuilderDocument.Outlet)?
    switch owner {
    case .absent:
      found = versions.outletOfOwner()
      description = "nothing has, because the owner is nil; pass the object that has it"
    case .caller, .decodedCaller:
      if owner == .decodedCaller, let finding = endlessLoad(name, versions, context) { return finding }
      // The caller can be of a subclass.
      guard let type = name.type, name.file.method(around: name.use.offset)?.isTypeMember == false,
        context.declarations.isClass(type), !context.inheritedClasses.contains(type)
      else { return nil }
      let classes =
        known[type] ?? ConnectedClasses([], context.declarations, in: context.classes.module, naming: [type])
      known[type] = classes
      guard let source = classes[ClassReference(className: type)] else { return nil }
      let isObject = source.isKind(of: "NSObject") != false
      found = versions.outletOfOwner { outlet, platform in
        if case .missing = classes.member(ofKey: outlet, in: source, on: platform) { true } else { !isObject }
      }
      description =
        isObject
        ? "\(type) doesn't have; pass the object that has it"
        : "\(type) doesn't take, because it isn't an NSObject; inherit from it"
    }
    guard let found else { return nil }
    return Finding(
      "the nib \(quoted(name.text)) sets the outlet \(quoted(found.outlet.property ?? "")) of File's Owner, which "
        + description,
      at: name.location,
      notes: [.init("the outlet is here", at: found.document.location(found.outlet.location, "property"))]
    )
  }

  /// The finding for a nib that contains an object of the class that loads it whenever it is made.
  private static func endlessLoad(
    _ name: CodeName,
    _ versions: [InterfaceBuilderDocument],
    _ context: SourceContext
  ) -> Finding? {
    guard let type = name.type, context.declarations.isClass(type) else { return nil }
    for version in versions {
      let owner = version.filesOwner?.location
      let object = version.classes.first { $0.location != owner && context.sourceClasses[$0.class]?.name == type }
      guard let object else { continue }
      return Finding(
        "the nib \(quoted(name.text)) has \(type.withArticle), which loads the nib again, and so on without end; make "
          + "\(type) the class of File's Owner alone",
        at: name.location,
        notes: [.init("the object is here", at: version.location(object.location, "customClass"))]
      )
    }
    return nil
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
