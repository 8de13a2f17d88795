import ReuseGenDeclarations
import ReuseGenSyntax

/// A kind of call site: how it is found and rewritten. Its examples are in the tests.
protocol CallSiteKind {
  var site: CallSite { get }

  init(site: CallSite)

  /// The edits of the call; `nil` if it isn't of this kind.
  ///
  /// - Throws: Why the call is left as it is.
  func rewriting() throws(Reason) -> Rewriting?
}

extension CallSiteKind {
  var call: Call { site.call }
  var source: MigrationSource { site.source }
  var context: MigrationContext { site.context }
  var tree: SyntaxTree { site.tree }
}
