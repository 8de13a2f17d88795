/// An object whose `delegate` is a scroll view's delegate.
///
/// In UIKit a table view's `delegate` narrows the type of a scroll view's. Swift doesn't allow that for properties of
/// classes, but a class's property takes precedence over one of a protocol extension. `UIScrollView` therefore gets its
/// `delegate` from here, and `UITableView` and `UICollectionView` declare their own.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {
  var scrollViewDelegate: UIScrollViewDelegate? { get set }
}

extension ScrollDelegating {
  public var delegate: UIScrollViewDelegate? {
    get { scrollViewDelegate }
    set { scrollViewDelegate = newValue }
  }
}
