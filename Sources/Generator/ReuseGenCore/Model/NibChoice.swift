/// Where the name of a nib comes from.
package enum NibChoice: Equatable, Sendable {
  /// `"nib": true`: the nib has the type's name.
  case namedAsType
  case named(String)

  /// The name in the manifest; `nil` if it follows from the type.
  package var specifiedName: String? { if case .named(let name) = self { name } else { nil } }

  package func name(for type: TypeName) -> String {
    switch self {
    case .namedAsType: type.last
    case .named(let name): name
    }
  }
}
