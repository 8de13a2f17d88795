// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingTableView: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
}

private class OverridingCollectionView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
}

private class OverridingTableCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var frame: CGRect {
    get { .zero }
    set {}
  }
}

private class OverridingHeaderFooterView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingCollectionCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
