extension UICollectionView: DocumentContainer {
  /// Registers the prototypes. As in UIKit, only those of a storyboard.
  func adopt(_ node: NibNode, _ instantiation: NibInstantiation) {
    if node.prototypes.isEmpty, node.sections.isEmpty { return }
    if instantiation.rules.showsDesign { return instantiation.addAll(of: node, to: self) }
    guard instantiation.plan.document.isStoryboard else { return }
    for prototype in node.prototypes {
      let kind =
        switch prototype.role {
        case .cell: Self.elementKindCell
        case .header: Self.elementKindSectionHeader
        case .footer: Self.elementKindSectionFooter
        }
      register(ReuseKey(prototype.identifier, kind: kind), instantiation.registration(of: prototype))
    }
  }
}

extension UICollectionView: DataSourceClient {
  static var firstRequiredMethod: String { "collectionView:numberOfItemsInSection:" }
}

extension UICollectionViewCell: ContentViewHolder {}
