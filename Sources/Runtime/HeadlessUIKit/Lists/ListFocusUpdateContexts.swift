open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open package(set) var previouslyFocusedIndexPath: IndexPath?
  open package(set) var nextFocusedIndexPath: IndexPath?
}

open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open package(set) var previouslyFocusedIndexPath: IndexPath?
  open package(set) var nextFocusedIndexPath: IndexPath?
}
