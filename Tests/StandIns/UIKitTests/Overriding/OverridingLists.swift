// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingTableView: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() {}
  override var contentSize: CGSize { didSet {} }
  override var intrinsicContentSize: CGSize { .zero }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var delegate: UITableViewDelegate? { didSet {} }
  override var dataSource: UITableViewDataSource? { didSet {} }
  override var tableHeaderView: UIView? { didSet {} }
  override var tableFooterView: UIView? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var style: UITableView.Style { .plain }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  override func beginUpdates() {}
  override func endUpdates() {}
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  override var adjustedContentInset: UIEdgeInsets { .zero }
  override func adjustedContentInsetDidChange() {}
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  override var rowHeight: CGFloat { didSet {} }
  override var isEditing: Bool { didSet {} }
  override func layoutSubviews() {}
  override var refreshControl: UIRefreshControl? { didSet {} }
}

private class OverridingCollectionView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func reloadData() {}
  override var contentSize: CGSize { didSet {} }
  override var collectionViewLayout: UICollectionViewLayout { didSet {} }
  override var delegate: UICollectionViewDelegate? { didSet {} }
  override var dataSource: UICollectionViewDataSource? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  override func insertItems(at indexPaths: [IndexPath]) {}
  override func deleteItems(at indexPaths: [IndexPath]) {}
  override func reloadItems(at indexPaths: [IndexPath]) {}
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { true }
  override var indexPathsForSelectedItems: [IndexPath]? { nil }
  override func layoutSubviews() {}
  override func reloadSections(_ sections: IndexSet) {}
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

private class OverridingTableCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var textLabel: UILabel? { nil }
  override var detailTextLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
  override var contentView: UIView { super.contentView }
  override var reuseIdentifier: String? { nil }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isEditing: Bool { didSet {} }
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var accessoryView: UIView? { didSet {} }
  override var selectionStyle: UITableViewCell.SelectionStyle { didSet {} }
  override var separatorInset: UIEdgeInsets { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var selectedBackgroundView: UIView? { didSet {} }
  override var indentationLevel: Int { didSet {} }
  override var showsReorderControl: Bool { didSet {} }
  override func prepareForReuse() {}
  override func setSelected(_ selected: Bool, animated: Bool) {}
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func willTransition(to state: UITableViewCell.StateMask) {}
  override func didTransition(to state: UITableViewCell.StateMask) {}
  override func updateConfiguration(using state: UICellConfigurationState) {}
  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var frame: CGRect {
    get { .zero }
    set {}
  }
  override func setNeedsUpdateConfiguration() {}
  override var editingAccessoryView: UIView? { didSet {} }
  override func addSubview(_ view: UIView) {}
}

private class OverridingHeaderFooterView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var textLabel: UILabel? { nil }
  override var contentView: UIView { super.contentView }
  override func prepareForReuse() {}
  override func updateConfiguration(using state: UIViewConfigurationState) {}
  override var backgroundView: UIView? { didSet {} }
}

private class OverridingCollectionCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var contentView: UIView { super.contentView }
  override func prepareForReuse() {}
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
  override func updateConfiguration(using state: UICellConfigurationState) {}
  override var backgroundView: UIView? { didSet {} }
  override var selectedBackgroundView: UIView? { didSet {} }
  override var reuseIdentifier: String? { nil }
}
