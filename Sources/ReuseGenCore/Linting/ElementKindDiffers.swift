import InterfaceBuilderXML

/// What: a table's cell is a collection's in its document, a header is a footer, and the like.
/// Why: a table stops the app when its nib gives anything but a table cell, a collection likewise, and a supplementary
/// view is only found under its kind.
/// How to mend: correct "in" or "kind" in the manifest, or rebuild the view from the right object of the library.
enum ElementKindDiffers: Check {
  static let rule = Rule.elementKind

  static func findings(in examination: Examination) -> [Finding] {
    nibs(examination) + prototypes(examination)
  }

  private static func nibs(_ examination: Examination) -> [Finding] {
    examination.nibs.flatMap { use in
      use.versions.compactMap { document -> Finding? in
        let roots = document.roots
        guard let wanted = wanted(by: use.role), let root = roots.first,
          !roots.contains(where: { wanted.allows(IBObjectType.category(of: $0.element)) })
        else { return nil }
        return Finding(
          "the root of the nib \(quoted(use.name)) is \(described(root.element)), "
            + "the manifest makes \(use.type) \(wanted.description); correct one of them",
          at: document.place(root.place),
          notes: [.init("\(use.type) is listed here", at: use.containerPlace ?? use.entry.type.place)]
        )
      }
    }
  }

  private static func prototypes(_ examination: Examination) -> [Finding] {
    examination.prototypes.flatMap { use in
      use.matches.compactMap { document, match -> Finding? in
        guard let prototype = match.object else { return nil }
        let type = use.entry.type.value.text
        let subject =
          "the prototype \(quoted(prototype.identifier ?? "")) in the storyboard \(quoted(use.storyboard)) is "
        if let kind = use.kind, let stated = prototype.elementKind, ElementKind.named(kind.value) != stated {
          return Finding(
            "\(subject)a section's \(ElementKind.word(for: stated)), the manifest makes \(type) the kind "
              + "\(quoted(kind.value)); correct one of them",
            at: document.place(prototype.place, "key"),
            notes: [.init("\(type) is listed here", at: kind.place)]
          )
        }
        if let container = use.container, let stated = prototype.recycler, stated != container.value {
          return Finding(
            "\(subject)\(described(prototype.element)), the manifest makes \(type) a view of a \(container.value); "
              + "correct one of them",
            at: document.place(prototype.place),
            notes: [.init("\(type) is listed here", at: container.place)]
          )
        }
        return nil
      }
    }
  }

  /// What a nib's root may be, and how a message says it.
  private struct Wanted {
    var description: String
    var allows: (IBObjectType.Category) -> Bool
  }

  private static func wanted(by role: NibUse.Role) -> Wanted? {
    switch role {
    case .cell(.table): Wanted(description: "a cell of a table") { $0 == .tableViewCell }
    case .cell(.collection): Wanted(description: "a cell of a collection") { $0 == .collectionViewCell }
    // Interface Builder has no object for a header or footer of a table: it is a view with that class.
    case .headerOrFooter: Wanted(description: "a header or footer of a table") { $0.isView && !$0.isReusableView }
    // A collection's cell is a reusable view too.
    case .supplementary:
      Wanted(description: "a supplementary view of a collection") { $0.isView && $0 != .tableViewCell }
    case .root, .owner: nil
    }
  }

  private static func described(_ element: String) -> String {
    switch IBObjectType.category(of: element) {
    case .tableViewCell: "a table's cell"
    case .collectionViewCell: "a collection's cell"
    case .collectionReusableView: "a collection's supplementary view"
    default: "a \(element)"
    }
  }
}
