import ReuseGenXML

extension UICollectionViewFlowLayout {
  static let collectionViewFlowLayoutClass = UIKitClass(
    UICollectionViewFlowLayout.self,
    elements: ["collectionViewFlowLayout"]
  ) { reader in
    reader.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) { $0.scrollDirection = $1 }
    reader.number("minimumLineSpacing") { $0.minimumLineSpacing = $1 }
    reader.number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 }
    reader.size("itemSize") { $0.itemSize = $1 }
    reader.size("estimatedItemSize") { $0.estimatedItemSize = $1 }
    reader.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
    reader.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
    reader.insets("sectionInset") { $0.sectionInset = $1 }
    reader.choice(
      "sectionInsetReference",
      ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
    ) { $0.sectionInsetReference = $1 }
    reader.flag("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 }
    reader.flag("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 }
    reader.set(reader.element["automaticEstimatedItemSize"] == "YES" ? true : nil) { layout, _ in
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }
}
