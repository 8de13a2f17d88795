extension UITableView: DocumentContainer {
  /// Registers the prototypes, and makes static rows. As in UIKit, only those of a storyboard.
  func adopt(_ node: NibNode, _ instantiation: NibInstantiation) {
    if node.prototypes.isEmpty, node.sections.isEmpty { return }
    if instantiation.rules.showsDesign { return instantiation.addAll(of: node, to: self) }
    guard instantiation.plan.document.isStoryboard else { return }
    for prototype in node.prototypes {
      registerCell(ReuseKey(prototype.identifier), instantiation.registration(of: prototype))
    }
    staticSections = node.sections.map { section in
      StaticSection(
        header: section.header,
        footer: section.footer,
        cells: section.cells.compactMap { instantiation.make($0) as? UITableViewCell },
        heights: section.heights
      )
    }
  }
}

extension UITableView: DataSourceClient {
  static var firstRequiredMethod: String { "tableView:numberOfRowsInSection:" }
}

extension UITableViewCell: DocumentContainer, ContentViewHolder {
  func adopt(_ node: NibNode, _ instantiation: NibInstantiation) {
    adoptLabels(of: node.element) { instantiation.object(withID: $0) }
  }
}
