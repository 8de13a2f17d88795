extension UITableViewCell {
  private static let narrowMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  private static let wideMargins = UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)
  /// The width of the controls that delete, insert and reorder, in points. UIKit's widths on a phone.
  private static let controlWidth: CGFloat = 38

  static func emptyContentView() -> UIView {
    let view = UIView.managedByOwner()
    view.layoutMargins = narrowMargins
    return view
  }

  /// Wide cells have wider margins, unless other margins were set.
  func adoptMargins(width: CGFloat) {
    let (old, new) = width < 414 ? (Self.wideMargins, Self.narrowMargins) : (Self.narrowMargins, Self.wideMargins)
    if contentView.layoutMargins == old { contentView.layoutMargins = new }
    if contentView.preservesSuperviewLayoutMargins {
      contentView.layoutMargins.left = max(contentView.layoutMargins.left, new.left)
      contentView.layoutMargins.right = max(contentView.layoutMargins.right, new.right)
    }
  }

  /// Shows the accessory view of the state, before the reorder control.
  func placeAccessories(at edge: CGFloat) {
    for view in [accessoryView, editingAccessoryView] {
      guard let view else { continue }
      if view !== shownAccessoryView {
        view.removeFromSuperview()
        continue
      }
      if view.superview !== self { addSubview(view) }
      let place = CGPoint(x: edge, y: (bounds.height - view.frame.height) / 2)
      view.frame = directed(CGRect(origin: place, size: view.frame.size), in: bounds.width)
    }
  }

  private var shownAccessoryView: UIView? { editing ? editingAccessoryView : accessoryView }

  /// The width of the accessory beside the content view.
  var accessoryWidth: CGFloat {
    if let shownAccessoryView { return shownAccessoryView.frame.width + 16 }
    return (editing ? editingAccessoryType : accessoryType) == .none ? 0 : 34
  }

  /// How far the content view is moved by the control that deletes or inserts.
  var indentWhileEditing: CGFloat { editing && shouldIndentWhileEditing ? Self.controlWidth : 0 }
  /// The width of the controls beside the content view.
  var controlsWidth: CGFloat {
    indentWhileEditing + (editing && showsReorderControl ? Self.controlWidth : 0)
  }

  func layoutLabels(in size: CGSize) {
    if ownTextLabel == nil, ownDetailTextLabel == nil, ownImageView == nil { return }
    var start = 16 + CGFloat(indentationLevel) * indentationWidth
    if let ownImageView {
      let side = ownImageView.image == nil ? 0 : size.height
      ownImageView.frame = directed(CGRect(x: start, y: 0, width: side, height: side), in: size.width)
      if side > 0 { start += side + 16 }
    }
    let width = max(0, size.width - start - 16)
    guard style == .subtitle, let ownDetailTextLabel else {
      for label in [ownTextLabel, ownDetailTextLabel] {
        label?.frame = directed(CGRect(x: start, y: 0, width: width, height: size.height), in: size.width)
      }
      return
    }
    let height = titleHeight(above: ownDetailTextLabel, in: CGSize(width: width, height: size.height))
    let text = directed(CGRect(x: start, y: 0, width: width, height: height), in: size.width)
    ownTextLabel?.frame = text
    ownDetailTextLabel.frame = CGRect(x: text.minX, y: height, width: width, height: size.height - height)
  }

  /// The height of the title above a subtitle: half the height, unless one of them has several lines that need more.
  private func titleHeight(above subtitle: UILabel, in size: CGSize) -> CGFloat {
    let half = size.height / 2
    guard let title = ownTextLabel, title.numberOfLines != 1 || subtitle.numberOfLines != 1 else { return half }
    let room = CGSize(width: size.width, height: .greatestFiniteMagnitude)
    let (upper, lower) = (title.sizeThatFits(room).height, subtitle.sizeThatFits(room).height)
    if upper <= half, lower <= half { return half }
    return min(size.height, upper + max(0, size.height - upper - lower) / 2)
  }
}
