/// Gives scroll views their `delegate`.
///
/// In UIKit a table view's `delegate` is the same property as a scroll view's, of a narrower type. Swift lets no class
/// do that, but a property of a class goes before one of a protocol's extension: so `UIScrollView` takes its own from
/// here, and `UITableView` and `UICollectionView` declare theirs.
@preconcurrency
@MainActor
public protocol ScrollDelegating: AnyObject {
  /// Who is told about scrolling.
  var scrollDelegate: UIScrollViewDelegate? { get set }
}

extension ScrollDelegating {
  /// Who is told about scrolling.
  public var delegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
