extension UICollectionReusableView {
  static let reusableViewElement = ElementClass(
    UICollectionReusableView.self,
    "collectionReusableView",
    drawing: .nothing
  )
}
