import HeadlessListModel

/// The state of a list that doesn't depend on its geometry. Each list stores one, as `list`.
///
/// `ListView` reads and changes it. The heights of a table are in its `TableState`, and the cells in view in the class.
@MainActor
struct ListState {
  var cycle = UpdateCycle()
  /// Whether the offset changed because the content became shorter, and the delegate hasn't been told yet.
  var needsScrollCallback = false
  /// Whether the data source lacks the method that the user's last action needs: its default implementation was called.
  var lacksMethod = false
  /// The selected rows or items.
  var selection = Selection()
  /// The rows or items that the prefetch data source was called for.
  var prefetched: Set<RowPosition> = []
  /// The number of cells that were shown.
  var shownCells = ShownCellCount()
  /// The data source of a document that doesn't declare the protocol.
  var unsupportedDataSource: UnsupportedDataSource?
}
