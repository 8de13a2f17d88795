/// UIKit's messages for errors in registering and dequeuing.
package enum ReuseMessages {
  static func unregisteredCell(_ identifier: String) -> String {
    "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
      + "connect a prototype cell in a storyboard"
  }

  static func unregisteredView(ofKind kind: String, _ identifier: String) -> String {
    "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
      + "identifier or connect a prototype cell in a storyboard"
  }

  static func invalidNib(_ identifier: String, mustHold viewClass: String) -> String {
    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
      + "be a \(viewClass) instance"
  }

  static func nibIdentifierDiffers(_ found: String, from registered: String) -> String {
    "cell reuse indentifier in nib (\(found)) does not match the identifier used to register the nib (\(registered))"
  }

  static func viewIdentifierDiffers(_ found: String, from registered: String) -> String {
    "view reuse identifier in nib (\(found)) does not match the identifier used to register the nib (\(registered))"
  }

  static func dequeuedTwice(_ identifier: String, _ indexPath: IndexPath) -> String {
    "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue "
      + "more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an "
      + "index path). Cell identifier: \(identifier), index path: \(indexPath.messageText)"
  }

  static func dequeuedOther(_ key: ReuseKey, _ original: ReuseKey, _ existing: UIView) -> String {
    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
      + "reconfiguring an item, which is not allowed. You must dequeue a cell using the same registration or reuse "
      + "identifier that was used to dequeue the cell originally to obtain the existing cell. Dequeued reuse identifier: "
      + "\(key.identifier); Original reuse identifier: \(original.identifier); Existing cell: \(existing)"
  }

  /// UIKit has no message for this error, after which the view would never return to its pool.
  static func dequeuedElsewhere(
    _ container: String,
    _ view: UIView,
    _ identifier: String?,
    _ indexPath: IndexPath
  ) -> String {
    "the \(container)'s data source returned a view for index path \(indexPath.messageText) that was dequeued from "
      + "another \(container): \(type(of: view)) with identifier \(identifier ?? "none"). Dequeue it from the "
      + "\(container) that requests it"
  }

  static func dequeuedUnasked(_ identifier: String, _ indexPath: IndexPath) -> String {
    "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
      + "view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued "
      + "and returned to the collection view. Avoid dequeuing views without a request from the collection view. For "
      + "retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
      + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued identifier: \(identifier); index "
      + "path: \(indexPath.messageText)"
  }

  package static func invalidIndexPath(_ indexPath: IndexPath) -> String {
    "request for rect at invalid index path (\(indexPath.messageText))"
  }
}
