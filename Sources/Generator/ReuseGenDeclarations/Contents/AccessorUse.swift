/// A call that registers or dequeues a view of an entry or a class, or may do so.
package struct AccessorUse: Sendable {
  package var operation: ReuseIdentifierUse.Operation
  /// The name of the method.
  package var callee: String
  /// The entry: `.call("PersonCell")` of `dequeuePersonCell(for: indexPath)`, `.path("personCell")` of
  /// `dequeue(.personCell, for: indexPath)`, `.nameOfType` of a class, and `.other` of any other argument.
  package var entry: NameExpression
  /// Where the call is, in bytes.
  package var offset: Int

  /// Whether RxCocoa dequeues it: `rx.items(cellIdentifier: cellID, cellType: PersonCell.self)`.
  package var isOfRxCocoa: Bool { callee == "items" }
}
