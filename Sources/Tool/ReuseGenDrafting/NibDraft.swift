import ReuseGenCore
import ReuseGenXML

/// Drafts the entry for a nib: a cell, a supplementary view, or a view that is loaded as its root or its owner.
struct NibDraft {
  let document: InterfaceBuilderDocument
  let name: String
  let sources: DraftSources

  var findings: DraftFindings {
    guard let root = document.roots.first else { return Self.leftOut("it has no root object") }
    if let kind = ReusableKind(element: root.element) { return reusable(root, kind) }
    if let owner, document.setsOutletsOfOwner || root.class.className == nil { return owned(by: owner) }
    // The class determines the role of a view that is a plain one in Interface Builder.
    if let kind = sources.kind(of: root.class.type) { return reusable(root, kind) }
    return view(root)
  }

  // MARK: Cells and supplementary views

  private func reusable(_ root: InterfaceBuilderDocument.Root, _ kind: ReusableKind) -> DraftFindings {
    guard document.roots.count == 1 else {
      return Self.leftOut("it has \(document.roots.count) root objects, and tables and collections take one")
    }
    guard !document.setsOutletsOfOwner else {
      return Self.leftOut("it sets outlets of File's Owner, which a cell that is registered does not have")
    }
    let identifier = document.reusables.first { $0.role == .root }?.identifier
    guard let type = root.class.type ?? plainType(root, identifier) else {
      return Self.leftOut(root.class.reason(of: "its root"))
    }
    var entry = DraftEntry(kind.part, type, of: root.class)
    entry.nib = name
    entry.container = kind.container
    if let identifier, !identifier.isEmpty {
      entry.identifier = identifier
    } else {
      entry.identify(with: sources, nib: name)
    }
    if kind == .supplementary { entry.takeKind(from: sources) }
    return DraftFindings(entries: [entry])
  }

  /// UIKit's own class of a root, whose accessors are named after the identifier that the nib or the code states.
  private func plainType(_ root: InterfaceBuilderDocument.Root, _ identifier: String?) -> TypeName? {
    let isNamed = identifier.map { !$0.isEmpty } ?? false || sources.identifiers.nibs[name]?.identifier != nil
    return isNamed ? root.class.typeOfUIKit(element: root.element) : nil
  }

  // MARK: Views

  private func owned(by owner: InterfaceBuilderDocument.Placeholder) -> DraftFindings {
    let outlets = document.outlets.filter { $0.owner == owner.id }.compactMap(\.property)
    guard let type = owner.class.type else { return Self.leftOut(owner.class.reason(of: "its File's Owner")) }
    // The nib of a view controller has the outlet `view`. Only the controller loads it.
    let isController = sources.isController(type) ?? (outlets.contains("view") || type.last.hasSuffix("Controller"))
    if isController { return controller(type, owner.class) }
    let kind = sources.kind(of: type)
    if let kind, kind.part == .cells {
      var findings = Self.leftOut(
        "its File's Owner \(type.text) is a cell, which is listed as one that is made in code"
      )
      findings.entries = ownedCell(type, owner.class, kind).withOtherIdentifiers(in: sources)
      return findings
    }
    var entry = DraftEntry(.views, type, of: owner.class)
    entry.nib = name
    entry.isOwner = true
    entry.container = kind?.container
    if kind != nil { entry.identify(with: sources, nib: nil) }
    if kind == .supplementary { entry.takeKind(from: sources) }
    return DraftFindings(entries: kind == nil ? [entry] : entry.withOtherIdentifiers(in: sources))
  }

  /// The nib of a controller that the sources declare. Code makes the controller with the name of its nib.
  private func controller(_ type: TypeName, _ reference: ClassReference) -> DraftFindings {
    guard sources.isController(type) == true else {
      return Self.leftOut("it is the nib of the view controller \(type.text)")
    }
    var entry = DraftEntry(.views, type, of: reference)
    entry.nib = name
    entry.isOwner = true
    return DraftFindings(entries: [entry])
  }

  /// A cell that loads its contents from the nib itself. To its table or collection it is made in code.
  private func ownedCell(_ type: TypeName, _ reference: ClassReference, _ kind: ReusableKind) -> DraftEntry {
    var entry = DraftEntry(.cells, type, of: reference)
    entry.container = kind.container
    entry.identify(with: sources, nib: nil)
    return entry
  }

  private func view(_ root: InterfaceBuilderDocument.Root) -> DraftFindings {
    guard !document.setsOutletsOfOwner else {
      return Self.leftOut("it sets outlets of a File's Owner that has no class")
    }
    guard IBObjectType.category(of: root.element).isView else {
      return Self.leftOut("its root is not a view but a \(root.element)")
    }
    guard root.class.className != nil else { return plainView(root) }
    guard let type = root.class.type else { return Self.leftOut(root.class.reason(of: "its root")) }
    var entry = DraftEntry(.views, type, of: root.class)
    entry.nib = name
    if sources.isPlainView(type) { return DraftFindings(entries: [entry]) }
    if type.last.contains("HeaderFooter") {
      entry.container = .table
      entry.comment = "assumed to be a header or footer of tables; without \"in\" no container reuses it"
    } else if type.last.contains("Header") || type.last.contains("Footer") {
      entry.comment = "assumed to be a view that no container reuses; add \"in\": \"table\" if tables reuse it"
    }
    return DraftFindings(entries: [entry])
  }

  /// A view of UIKit's own class, whose accessor is named after the nib that code loads. Others, such as launch
  /// screens, have nothing to list.
  private func plainView(_ root: InterfaceBuilderDocument.Root) -> DraftFindings {
    guard sources.loads(nib: name), let type = root.class.typeOfUIKit(element: root.element) else {
      return DraftFindings()
    }
    var entry = DraftEntry(.views, type, of: root.class)
    entry.nib = name
    return DraftFindings(entries: [entry])
  }

  private var owner: InterfaceBuilderDocument.Placeholder? {
    // Old templates of Xcode have the class NSObject for an owner without a class.
    document.owner.flatMap { $0.class.className == "NSObject" ? nil : $0 }
  }

  private static func leftOut(_ reason: String) -> DraftFindings { DraftFindings(leftOut: [reason]) }
}
