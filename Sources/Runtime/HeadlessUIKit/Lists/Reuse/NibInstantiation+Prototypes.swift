extension NibInstantiation {
  /// The registration that makes the view of a prototype on request.
  func registration(of prototype: NibPrototype) -> ReuseRegistration {
    let outer = outerObjects
    let rules = rules
    return .prototype { [weak owner] in
      let instantiation = NibInstantiation(plan: prototype.plan, owner: nil, rules: rules) { outer[$0] }
      instantiation.controller = owner as? any DocumentController
      guard let view = instantiation.topLevelObjects().first as? UIView else {
        stop(ReuseMessages.invalidNib(prototype.identifier, mustHold: "UIView"))
      }
      return view
    }
  }

  /// For pictures: adds prototypes and static rows where Interface Builder shows them.
  func addAll(of node: NibNode, to view: UIView) {
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
}
