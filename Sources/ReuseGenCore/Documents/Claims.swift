/// A class under an identifier: what an entry of the manifest claims of a document.
struct Claim: Hashable {
  var type: TypeName
  var identifier: String
}

/// What the entries of a manifest claim. What is another entry's is not taken for a misspelt one.
struct Claims: Sendable {
  private var types: [String: Set<TypeName>] = [:]

  init(_ claims: some Sequence<Claim>) {
    for claim in claims { insert(claim) }
  }

  mutating func insert(_ claim: Claim) { types[claim.identifier, default: []].insert(claim.type) }

  /// Whether somebody else claims what has the identifier and is of a class.
  func hold(_ identifier: String?, except own: Claim?, isOfClass: (TypeName) -> Bool) -> Bool {
    guard let identifier, let types = types[identifier] else { return false }
    return types.contains { Claim(type: $0, identifier: identifier) != own && isOfClass($0) }
  }
}
