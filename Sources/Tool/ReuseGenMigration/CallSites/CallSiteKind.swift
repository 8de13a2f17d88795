import ReuseGenDeclarations

/// A kind of call site: how it is found and rewritten. Its examples are in the tests.
protocol CallSiteKind {
  /// The edits of a call; `nil` if it isn't of this kind.
  ///
  /// - Throws: Why the call is left as it is.
  static func rewrite(_ site: CallSite) throws(Reason) -> Rewriting?
}
