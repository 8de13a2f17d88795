import ReuseGenDeclarations

extension Declarations {
  /// Whether a class of the sources is another one, or inherits from it; `nil` if that isn't known.
  func isKind(_ fullName: String, of other: String) -> Bool? {
    let chain = superclassChain(of: fullName)
    // Another superclass may come from a macro, or from another branch of conditional compilation.
    if case .root = chain.end, chain.classes.contains(where: { isOnlyInDoubt($0) }) { return nil }
    return chain.isKind(of: other)
  }

  private func isOnlyInDoubt(_ fullName: String) -> Bool {
    references(to: fullName).contains { kind(of: $0) == .class && (doubt(about: $0) != nil || isPartial($0)) }
  }
}
