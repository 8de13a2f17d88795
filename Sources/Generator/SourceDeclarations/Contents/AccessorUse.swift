/// A call that registers or dequeues a view of an entry, or may do so.
package struct AccessorUse: Sendable, Equatable {
  package var operation: ReuseIdentifierUse.Operation
  /// The entry: `.call("PersonCell")` of `dequeuePersonCell(for: indexPath)`, `.path("personCell")` of
  /// `dequeue(.personCell, for: indexPath)`, and `.other` of any other argument.
  package var entry: NameExpression
  /// Where the call is, in bytes.
  package var offset: Int
}
