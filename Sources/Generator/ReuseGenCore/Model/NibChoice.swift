/// Where the name of a nib comes from.
package enum NibChoice: Equatable, Sendable {
  /// `"nib": true`: the nib has the type's name.
  case namedAsType
  case named(String)

  package func name(for type: TypeName) -> String {
    switch self {
    case .namedAsType: type.last
    case .named(let name): name
    }
  }
}
