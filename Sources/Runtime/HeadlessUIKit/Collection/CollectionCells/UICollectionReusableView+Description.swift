extension UICollectionReusableView {
  static let collectionReusableViewClass = UIKitClass(
    UICollectionReusableView.self,
    elements: ["collectionReusableView"],
    drawing: .inherited
  )
}
