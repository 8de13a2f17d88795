import InterfaceBuilderXML

/// Objects of a scene that prototypes refer to, without retaining them.
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

extension NibInstantiation {
  /// Registers the prototypes of a table or collection view, and makes static rows.
  func register(_ node: NibNode, in view: UIView) {
    if rules.showsDesign { return addAll(of: node, to: view) }
    for prototype in node.prototypes {
      let outer = outerObjects
      let rules = rules
      let storyboard = storyboard
      let make: @MainActor () -> UIView = { [weak owner] in
        let instantiation = NibInstantiation(plan: prototype.plan, owner: nil, rules: rules) { outer[$0] }
        instantiation.storyboard = storyboard
        instantiation.controller = owner as? UIViewController
        guard let view = instantiation.topLevelObjects().first as? UIView else {
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
        heights: section.heights
      )
    }
  }

  /// For pictures: adds prototypes and static rows where Interface Builder shows them.
  private func addAll(of node: NibNode, to view: UIView) {
    for prototype in node.prototypes {
      let instantiation = NibInstantiation(plan: prototype.plan, owner: nil, rules: rules)
      for case let made as UIView in instantiation.topLevelObjects() { view.addSubview(made) }
    }
    for section in node.sections {
      let cells = section.cells.compactMap { make($0) as? UIView }
      for cell in cells { view.addSubview(cell) }
      guard let first = cells.first, let last = cells.last else { continue }
      addTitle(section.header, at: first.frame.minY - 24, to: view)
      addTitle(section.footer, at: last.frame.maxY + 6, to: view)
    }
  }

  private func addTitle(_ title: String?, at height: CGFloat, to view: UIView) {
    guard let title else { return }
    let label = UILabel(frame: CGRect(x: 16, y: height, width: view.bounds.width - 32, height: 18))
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .systemGray
    view.addSubview(label)
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
