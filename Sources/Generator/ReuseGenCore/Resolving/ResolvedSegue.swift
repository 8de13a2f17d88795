/// A segue with an identifier.
struct ResolvedSegue: Sendable {
  struct Place: Sendable {
    var path: String
    var sceneID: String
  }

  /// The class of the controller that it starts from.
  var source: TypeName
  var identifier: String
  /// The class of the controller that it leads to; `nil` if the documents state none.
  var destination: TypeName?
  /// Whether code can perform it: not one of a prototype's cells, and not one that loading or unwinding performs.
  var isPerformable = true
  /// The scenes that it starts from: the paths of their documents, and their identifiers.
  var scenes: [Place] = []
  /// Whether it leads back. Code can perform it, but no scene alone can show where it leads.
  var isUnwind = false
}
