import ReuseGenCore
import SourceDeclarations
import SourceSyntax

/// `import Reusable`, which becomes `import Recycler`: the module offers everything in Reusable under the same names.
enum ReusableImports {
  static func rewrite(_ source: MigrationSource, _ draft: inout MigrationDraft) {
    let tree = source.tree
    for declaration in tree.nodes(.importDeclaration) {
      let module = tree.end(declaration) - 1
      guard tree.stream.is(module, "Reusable"), tree.stream.is(module - 1, "import") else { continue }
      let edit = Rewriting(accessor: "import Recycler", edits: [(tree.stream[module].range, "Recycler")])
      // An import overlaps no call.
      try? draft.add([edit])
    }
  }
}
