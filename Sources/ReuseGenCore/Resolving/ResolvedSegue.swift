/// A segue with an identifier.
struct ResolvedSegue: Equatable, Sendable {
  /// The class of the controller that it starts from.
  var source: TypeName
  var identifier: String
  /// The class of the controller that it leads to; nil if the documents state none.
  var destination: TypeName?
}
