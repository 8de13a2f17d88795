/// A call that registers a class or a nib for a reuse identifier, or dequeues a view by one.
package struct ReuseIdentifierUse: Sendable {
  package enum Operation: CaseIterable, Sendable {
    case register, dequeue
  }

  package enum Role: CaseIterable, Sendable {
    case tableCell, headerFooter, collectionCell, supplementary
    /// The call doesn't determine it: `withReuseIdentifier:` and `withIdentifier:` dequeue several kinds.
    case unspecified
  }

  package var operation: Operation
  package var role: Role
  package var identifier: NameExpression
  /// The class that is registered, or that the dequeued view is cast to.
  package var className: String?
  /// The name of the nib that is registered, in `UINib(nibName: "X"` or `nibWithNibName:@"X"`, or where a constant of
  /// the function holds the nib.
  package var nibName: NameExpression?
  /// The expression for the kind of a supplementary view.
  package var elementKind: String?
  /// Whether the app stops unless a view is registered: it is dequeued for an index path, or the result is unwrapped by
  /// force.
  package var isRequired = false
  /// Where the label of the identifier is, in bytes.
  package var offset: Int
}
