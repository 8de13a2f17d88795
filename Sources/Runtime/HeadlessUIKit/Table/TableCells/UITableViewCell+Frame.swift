extension UITableViewCell {
  /// Sets the frame to the row's before the cell is configured, so that the content view has its width before the
  /// layout.
  func move(to row: CGRect) {
    if frame == row || row.width <= 0 { return }
    let old = frame.size
    frame = row
    let new = frame.size
    if old == new { return }
    var content = ownContentView.frame
    content.size.width += new.width - old.width
    content.size.height += new.height - old.height
    ownContentView.frame = content
  }
}
