import ReuseGenXML

enum ElementKindDiffers: SourceRule {
  static let name = "element-kind"
  static let effect = RuleEffect.load
  static let summary = "The object in the document isn't the kind of view that the manifest lists."
  static let discussion = """
    For example, a table cell is a collection cell in its document, or a header is a footer. A plain view is allowed
    if the sources declare its class as one of the kind that the manifest lists.
    """
  static let rationale = """
    A table stops the app if its nib contains anything other than a table cell, and so does a collection. A
    supplementary view is only found under its kind.
    """
  static let fix = """
    Correct `in` or `kind` in the manifest, or remove them, because the document determines them. Or rebuild the
    view from the right object of the library.
    """
  static let example = """
    The root of PersonCell.xib is a `collectionViewCell`:

        { "cells": [{ "type": "PersonCell", "nib": true, "in": "table" }] }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    nibs(context) + prototypes(context)
  }

  private static func nibs(_ context: SourceContext) -> [Finding] {
    context.versionsOfNibs.compactMap { nib, document -> Finding? in
      let roots = document.roots
      guard let wanted = wanted(by: nib.role), let root = roots.first,
        !roots.contains(where: { wanted.allows(IBObjectType.category(of: $0.element)) }),
        !roots.contains(where: { isKind($0, of: wanted.className, context) })
      else { return nil }
      return Finding(
        "the root of the nib \(quoted(nib.name)) is \(description(of: root.element)), "
          + "but the manifest lists \(nib.type) as \(wanted.description); correct one of them",
        at: document.location(root.location),
        notes: [.init("\(nib.type) is listed here", at: nib.containerLocation ?? nib.entry.type.location)]
      )
    }
  }

  /// Whether a plain view has a class that the sources declare as a kind of another.
  private static func isKind(
    _ root: InterfaceBuilderDocument.Root,
    of className: String,
    _ context: SourceContext
  ) -> Bool {
    root.element == "view" && context.sourceClasses[root.class]?.isKind(of: className) ?? false
  }

  private static func prototypes(_ context: SourceContext) -> [Finding] {
    context.versionsOfPrototypes.compactMap { prototype, version in
      version.match.object.flatMap { finding($0, in: version.document, prototype) }
    }
  }

  private static func finding(
    _ object: InterfaceBuilderDocument.Reusable,
    in document: InterfaceBuilderDocument,
    _ prototype: ResolvedPrototype
  ) -> Finding? {
    let type = prototype.type
    let subject =
      "the prototype \(quoted(object.identifier ?? "")) in the storyboard \(quoted(prototype.storyboard)) is "
    if let kind = prototype.kind, let stated = object.supplementaryKind, SupplementaryKind.named(kind.value) != stated {
      return Finding(
        "\(subject)a section's \(SupplementaryKind.word(for: stated)), but the manifest lists \(type) with the kind "
          + "\(quoted(kind.value)); correct one of them",
        at: document.location(object.location, "key"),
        notes: [.init("\(type) is listed here", at: kind.location)]
      )
    }
    if let container = prototype.container, let stated = object.recycler, stated != container.value {
      return Finding(
        "\(subject)\(description(of: object.element)), but the manifest lists \(type) as a view of a \(container.value); "
          + "correct one of them",
        at: document.location(object.location),
        notes: [.init("\(type) is listed here", at: container.location)]
      )
    }
    return nil
  }

  /// The elements that the root of a nib can be, and how a message describes them.
  private struct Wanted {
    var description: String
    /// The class that all views of the kind have or inherit from.
    var className: String
    var allows: (IBObjectType.Category) -> Bool

    init(_ description: String, _ className: String, allows: @escaping (IBObjectType.Category) -> Bool) {
      self.description = description
      self.className = className
      self.allows = allows
    }
  }

  private static func wanted(by role: ResolvedNib.Role) -> Wanted? {
    switch role {
    case .cell(.table): Wanted("a table cell", "UITableViewCell") { $0 == .tableViewCell }
    case .cell(.collection): Wanted("a collection cell", "UICollectionViewCell") { $0 == .collectionViewCell }
    // Interface Builder has no object for a header or footer of a table: it is a view with that class.
    case .headerOrFooter:
      Wanted("a table's header or footer", "UITableViewHeaderFooterView") { $0.isView && !$0.isReusableView }
    // A collection's cell is a reusable view too.
    case .supplementary:
      Wanted("a collection's supplementary view", "UICollectionReusableView") { $0.isView && $0 != .tableViewCell }
    case .root, .owner: nil
    }
  }

  private static func description(of element: String) -> String {
    switch IBObjectType.category(of: element) {
    case .tableViewCell: "a table cell"
    case .collectionViewCell: "a collection cell"
    case .collectionReusableView: "a collection's supplementary view"
    default: "a \(element)"
    }
  }
}
