/// The accessors of a recycled view, and what the calls that they replace must state.
package struct RecycledAccessor: Sendable {
  package enum Role: Sendable, Equatable {
    case tableCell, headerOrFooter, collectionCell
    case supplementary(kind: String)
  }

  package let role: Role
  /// The class as the manifest names it.
  package let className: String
  package let identifier: String
  /// The name of the nib that the container loads; `nil` if there is none.
  package let nibName: String?
  package let isRegisteredByCode: Bool
  /// Whether the class's own `reuseIdentifier` is the accessor's, because the generated file makes it conform.
  package let conforms: Bool
  let suffix: String
  /// The identifier in the catalog.
  package let value: String

  /// The name of the method that dequeues the view.
  package var dequeueName: String { "dequeue\(suffix)" }
  /// The name of the method that registers the view.
  package var registerName: String { "register\(suffix)" }
}
