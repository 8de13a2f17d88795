/// A data source whose items the user expands and collapses.
@preconcurrency @MainActor
package protocol OutlineDataSource: AnyObject {
  /// Expands or collapses an item, if the data source allows it. Returns whether it does.
  func toggleItem(at indexPath: IndexPath) -> Bool
}
