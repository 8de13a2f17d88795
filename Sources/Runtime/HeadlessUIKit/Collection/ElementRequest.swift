import HeadlessListModel

/// A request for an element's view, while the data source answers it.
@MainActor
final class ElementRequest {
  let indexPath: IndexPath
  /// The attributes of the new view; `nil` if the view exists.
  let attributes: UICollectionViewLayoutAttributes?
  /// Whether a view has been dequeued for the request.
  final var isAnswered = false
  /// The existing cell, if the item is reconfigured.
  let existing: UICollectionReusableView?

  /// When the data source is asked, in seconds since the system started.
  let time = ProcessInfo.processInfo.systemUptime

  init(
    indexPath: IndexPath,
    attributes: UICollectionViewLayoutAttributes? = nil,
    existing: UICollectionReusableView? = nil
  ) {
    self.indexPath = indexPath
    self.attributes = attributes
    self.existing = existing
  }
}
