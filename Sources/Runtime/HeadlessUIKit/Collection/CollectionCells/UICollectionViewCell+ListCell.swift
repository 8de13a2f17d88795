extension UICollectionViewCell: ListCell {
  var displayingList: (any ListView)? { superview == nil ? nil : containingCollectionView }
  func changeSelection(to isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
  func changeHighlight(to isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
