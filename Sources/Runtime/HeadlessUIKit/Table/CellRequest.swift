import HeadlessListModel

/// A request for a row's cell, while the data source answers it.
@MainActor
final class CellRequest {
  let indexPath: IndexPath
  /// The row's frame, as far as it is known.
  let frame: CGRect
  /// Whether a cell has been dequeued for the request.
  final var isAnswered = false
  /// The existing cell, if the row is reconfigured.
  let existing: UITableViewCell?

  init(indexPath: IndexPath, frame: CGRect, existing: UITableViewCell?) {
    self.indexPath = indexPath
    self.frame = frame
    self.existing = existing
  }
}
