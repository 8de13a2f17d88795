extension UITableViewCell: ListCell {
  var displayingList: (any ListView)? { superview as? UITableView }
  func changeSelection(to isSelected: Bool, animated: Bool) { setSelected(isSelected, animated: animated) }
  func changeHighlight(to isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}
