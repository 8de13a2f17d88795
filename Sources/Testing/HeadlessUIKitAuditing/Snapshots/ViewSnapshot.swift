package import HeadlessUIKit

/// The content of a view and its subviews, as values.
package struct ViewSnapshot {
  let viewClass: UIView.Type
  /// The path from the root, such as "PersonCell.badgeLabel"; `nil` if the snapshot was taken without names.
  let path: String?
  /// The view's identity, to which constraints refer.
  let identity: ObjectIdentifier
  package let properties: [SnapshotProperties.Property]
  let constraints: [ConstraintSnapshot]
  package let subviews: [ViewSnapshot]
  /// Whether the view is hidden or transparent, so that its content isn't in the snapshot.
  var isUnseen = false

  /// The number of views.
  package var count: Int { subviews.reduce(1) { $0 + $1.count } }
}
