package import ReuseGenXML

extension InterfaceBuilderDocument {
  /// Whether the document's platform has UIKit's views and controllers.
  package var hasUIKit: Bool { platform.hasUIKit }

  /// Whether the nib sets outlets of its File's Owner.
  package var setsOutletsOfOwner: Bool {
    guard let owner = filesOwner?.id else { return false }
    return outlets.contains { $0.owner == owner }
  }

  /// The cells that the document's tables and collections dequeue.
  package var prototypeCells: [Reusable] {
    kind == .storyboard ? reusables.filter { $0.role == .prototype } : []
  }

  /// The headers and footers of the document's collections.
  package var supplementaryPrototypes: [Reusable] {
    kind == .storyboard ? reusables.filter { $0.role == .supplementary } : []
  }
}

extension InterfaceBuilderDocument.Reusable {
  /// The view that recycles this one.
  package var recycler: Container? {
    switch IBObjectType.category(of: element) {
    case .tableViewCell: .table
    case .collectionViewCell, .collectionReusableView: .collection
    default: container.map { $0.kind == .tableView ? .table : .collection }
    }
  }

  /// The element kind of a collection's header or footer.
  package var supplementaryKind: String? {
    switch key {
    case "sectionHeaderView": SupplementaryKind.header
    case "sectionFooterView": SupplementaryKind.footer
    default: nil
    }
  }
}
