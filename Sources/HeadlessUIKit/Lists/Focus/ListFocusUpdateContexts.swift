// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  public final var previouslyFocusedIndexPath: IndexPath?
  public final var nextFocusedIndexPath: IndexPath?
}

open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  public final var previouslyFocusedIndexPath: IndexPath?
  public final var nextFocusedIndexPath: IndexPath?
}
