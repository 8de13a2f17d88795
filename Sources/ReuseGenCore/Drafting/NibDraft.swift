import InterfaceBuilderXML

/// Drafts the entry for a nib: a cell, a supplementary view, or a view that is loaded as its root or its owner.
enum NibDraft {
  static func findings(in document: InterfaceBuilderDocument, named name: String) -> DraftFindings {
    guard let root = document.roots.first else { return leftOut("it has no root object") }
    if IBObjectType.category(of: root.element).isReusableView { return cell(root, in: document, named: name) }
    if let owner = owner(of: document), document.setsOutletsOfOwner || root.class.className == nil {
      return owned(by: owner, in: document, named: name)
    }
    return view(root, in: document, named: name)
  }

  // MARK: Cells and supplementary views

  private static func cell(
    _ root: InterfaceBuilderDocument.Root,
    in document: InterfaceBuilderDocument,
    named name: String
  ) -> DraftFindings {
    guard document.roots.count == 1 else {
      return leftOut("it has \(document.roots.count) root objects, and tables and collections take one")
    }
    guard !document.setsOutletsOfOwner else {
      return leftOut("it sets outlets of File's Owner, which a cell that is registered does not have")
    }
    guard let type = root.class.type else { return leftOut(root.class.reason(of: "its root")) }
    let category = IBObjectType.category(of: root.element)
    let isSupplementary = category == .collectionReusableView
    var entry = DraftEntry(isSupplementary ? .views : .cells, type, of: root.class)
    entry.nib = name
    entry.container = category == .tableViewCell ? nil : .collection
    let reusable = document.reusables.first { $0.role == .root }
    entry.identifier = reusable?.identifier.flatMap { $0.isEmpty ? nil : $0 }
    if isSupplementary {
      let isFooter = type.last.contains("Footer")
      entry.kind = isFooter ? "footer" : "header"
      entry.comment = "a nib does not say its kind: \(isFooter ? "footer" : "header") is a guess"
    }
    return DraftFindings(entries: [entry])
  }

  // MARK: Views

  private static func owned(
    by owner: InterfaceBuilderDocument.Placeholder,
    in document: InterfaceBuilderDocument,
    named name: String
  ) -> DraftFindings {
    let outlets = document.outlets.filter { $0.owner == owner.id }.compactMap(\.property)
    guard let type = owner.class.type else { return leftOut(owner.class.reason(of: "its File's Owner")) }
    // The nib of a view controller has the outlet `view`. Only the controller loads it.
    if outlets.contains("view") || type.last.hasSuffix("Controller") {
      return leftOut("it is the nib of the view controller \(type.text)")
    }
    var entry = DraftEntry(.views, type, of: owner.class)
    entry.nib = name
    entry.isOwner = true
    return DraftFindings(entries: [entry])
  }

  private static func view(
    _ root: InterfaceBuilderDocument.Root,
    in document: InterfaceBuilderDocument,
    named name: String
  ) -> DraftFindings {
    guard !document.setsOutletsOfOwner else { return leftOut("it sets outlets of a File's Owner that has no class") }
    guard IBObjectType.category(of: root.element).isView else {
      return leftOut("its root is no view but a \(root.element)")
    }
    // A view without a class of its own, such as a launch screen, has nothing to list.
    guard root.class.className != nil else { return DraftFindings() }
    guard let type = root.class.type else { return leftOut(root.class.reason(of: "its root")) }
    var entry = DraftEntry(.views, type, of: root.class)
    entry.nib = name
    if type.last.contains("HeaderFooter") {
      entry.container = .table
      entry.comment = "taken for a header or footer of tables; without \"in\" it stands alone"
    } else if type.last.contains("Header") || type.last.contains("Footer") {
      entry.comment = "taken for a view that stands alone; add \"in\": \"table\" if tables reuse it"
    }
    return DraftFindings(entries: [entry])
  }

  private static func owner(of document: InterfaceBuilderDocument) -> InterfaceBuilderDocument.Placeholder? {
    // Old templates of Xcode have the class NSObject for an owner without a class.
    document.owner.flatMap { $0.class.className == "NSObject" ? nil : $0 }
  }

  private static func leftOut(_ reason: String) -> DraftFindings { DraftFindings(leftOut: [reason]) }
}
