import InterfaceBuilderXML

extension InterfaceBuilderDocument {
  /// Whether the document's platform has UIKit's views and controllers.
  var hasUIKit: Bool { platform.hasUIKit }

  /// Whether the nib sets outlets of its File's Owner.
  var setsOutletsOfOwner: Bool {
    guard let owner = filesOwner?.id else { return false }
    return outlets.contains { $0.owner == owner }
  }

  /// The cells that the document's tables and collections dequeue.
  var prototypeCells: [Reusable] {
    kind == .storyboard ? reusables.filter { $0.role == .prototype } : []
  }

  /// The headers and footers of the document's collections.
  var supplementaryPrototypes: [Reusable] {
    kind == .storyboard ? reusables.filter { $0.role == .supplementary } : []
  }
}

extension InterfaceBuilderDocument.Reusable {
  /// The view that recycles this one.
  var recycler: Container? {
    switch IBObjectType.category(of: element) {
    case .tableViewCell: .table
    case .collectionViewCell, .collectionReusableView: .collection
    default: container.map { $0.kind == .tableView ? .table : .collection }
    }
  }

  /// The element kind of a collection's header or footer.
  var supplementaryKind: String? {
    switch key {
    case "sectionHeaderView": SupplementaryKind.header
    case "sectionFooterView": SupplementaryKind.footer
    default: nil
    }
  }
}
