import Recycler

/// A cell with generated accessors.
final class AccessorCell: UITableViewCell {}

/// A cell that conforms by hand and keeps Reusable's default identifier, `String(describing: self)`.
final class MixinCell: UITableViewCell, Reusable {}
