/// The description that the copies of a `ReuseIdentifier` or a `SupplementaryIdentifier` share.
///
/// The class keeps an identifier one word long. A structure of strings would make the compiler emit functions that copy
/// and destroy it for each class of views, and generated code names a thousand of them.
final class IdentifierContents: Sendable {
  /// The identifier that the views are registered and dequeued under.
  let identifier: String
  /// The kind of supplementary views, or `nil` for cells, headers and footers.
  let kind: String?
  /// The way the views are made.
  let source: RecycledSource
  #if !(os(iOS) || os(tvOS) || os(visionOS))
  /// The pool of a collection view, which keeps cells apart from supplementary views by their kind.
  let itemKey: ReuseKey
  /// The pool of a table view. Supplementary views have no other pool than that of a collection view.
  let key: ReuseKey
  #endif

  init(_ identifier: String, kind: String? = nil, source: RecycledSource) {
    self.identifier = identifier
    self.kind = kind
    self.source = source
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    itemKey = ReuseKey(identifier, kind: kind ?? UICollectionView.elementKindCell)
    key = kind == nil ? ReuseKey(identifier) : itemKey
    #endif
  }
}
