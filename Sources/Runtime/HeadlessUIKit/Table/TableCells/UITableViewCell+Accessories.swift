extension UITableViewCell {
  /// The width of the controls that delete, insert and reorder, in points. UIKit's widths on a phone.
  private static let controlWidth: CGFloat = 38

  /// The insets of the content view in a cell of a width: at the controls of editing and the accessory.
  func contentInsets(width: CGFloat) -> UIEdgeInsets {
    let start = editing && shouldIndentWhileEditing ? Self.controlWidth : 0
    let end = accessoryWidth(in: width) + (editing && showsReorderControl ? Self.controlWidth : 0)
    return start != end && isRightToLeft
      ? UIEdgeInsets(top: 0, left: end, bottom: 0, right: start)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
  }

  /// Whether something is between the content view and the trailing edge.
  package var showsAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none }

  private var shownAccessoryView: UIView? { editing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType { editing ? editingAccessoryType : accessoryType }

  /// The width of the accessory beside the content view, and of the cell's margin after it.
  private func accessoryWidth(in width: CGFloat) -> CGFloat {
    if let shownAccessoryView { return shownAccessoryView.frame.width + Self.margin(width: width) }
    return shownAccessoryType == .none ? 0 : shownAccessoryType.width + Self.margin(width: width)
  }

  /// Shows the accessory view of the state beside the content view, before the reorder control.
  func placeAccessories(beside content: CGRect) {
    for view in [accessoryView, editingAccessoryView] {
      guard let view else { continue }
      if view !== shownAccessoryView {
        view.removeFromSuperview()
        continue
      }
      if view.superview !== self { addSubview(view) }
      let start = isRightToLeft ? content.minX - view.frame.width : content.maxX
      view.frame.origin = CGPoint(x: start, y: (bounds.height - view.frame.height) / 2)
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// The width between the content view and the cell's margin, in points, as documents of Xcode 11 and later state it.
  /// No document has a cell with both an arrow and a button; here they are as far apart as in earlier systems.
  fileprivate var width: CGFloat {
    switch self {
    case .none: 0
    case .disclosureIndicator: 10.5
    case .checkmark: 24
    case .detailButton: 25
    case .detailDisclosureButton: 47.5
    }
  }
}
