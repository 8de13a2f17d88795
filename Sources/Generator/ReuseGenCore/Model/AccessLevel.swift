/// The access level of the generated declarations.
package enum AccessLevel: String, Sendable, CaseIterable, Comparable {
  case `internal`
  case package
  case `public`

  package static func < (one: AccessLevel, other: AccessLevel) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}

extension AccessLevel {
  /// The modifier of a declaration, followed by a space; empty for the default.
  var modifier: String { self == .internal ? "" : rawValue + " " }
}
