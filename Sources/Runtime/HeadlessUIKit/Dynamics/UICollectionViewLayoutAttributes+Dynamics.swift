// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
