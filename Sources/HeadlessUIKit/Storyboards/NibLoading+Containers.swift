import InterfaceBuilderXML

/// Objects of a scene that prototypes refer to: found when a prototype is made, not kept alive.
@MainActor
final class OuterObjects {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [String: Weak] = [:]

  subscript(id: String) -> AnyObject? {
    get { objects[id]?.object }
    set { objects[id] = Weak(object: newValue) }
  }
}

extension NibLoading {
  /// Registers a table's or collection view's prototypes, and makes the rows that a document holds itself.
  func register(_ node: NibNode, in view: UIView) {
    for prototype in node.prototypes {
      let outer = outerObjects
      let rules = rules
      let storyboard = storyboard
      let make: @MainActor () -> UIView = { [weak owner] in
        let loading = NibLoading(plan: prototype.plan, owner: nil, rules: rules) { outer[$0] }
        loading.storyboard = storyboard
        loading.controller = owner as? UIViewController
        guard let view = loading.topLevelObjects().first as? UIView else {
          stop(ReuseMessages.invalidNib(prototype.identifier, mustHold: "UIView"))
        }
        return view
      }
      add(make, prototype, to: view)
    }
    guard let table = view as? UITableView else { return }
    table.staticSections = node.sections.map { section in
      StaticSection(
        header: section.header,
        footer: section.footer,
        cells: section.cells.compactMap { make($0) as? UITableViewCell },
        heights: section.cells.map { $0.element["rowHeight"].flatMap { Double($0) }.map { CGFloat($0) } }
      )
    }
  }

  private func add(_ make: @escaping @MainActor () -> UIView, _ prototype: NibPrototype, to view: UIView) {
    if let table = view as? UITableView {
      table.registerCell(ReuseKey(prototype.identifier), .prototype(make))
    } else if let collection = view as? UICollectionView {
      let kind = prototype.kind ?? UICollectionView.elementKindCell
      collection.register(ReuseKey(prototype.identifier, kind: kind), .prototype(make))
    }
  }
}
