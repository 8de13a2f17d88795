import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// `import Reusable`, which becomes `import Recycler`: the module offers everything in Reusable under the same names.
enum ReusableImports {
  static func rewrite(_ source: MigrationSource, _ draft: inout MigrationDraft) {
    let tree = source.tree
    for declaration in tree.nodes(.importDeclaration) {
      // `import protocol Reusable.NibReusable` has a kind before the module.
      let tokens = tree.tokens(declaration)
      guard let keyword = tokens.first(where: { tree.stream.is($0, "import") }),
        let module = tokens.first(where: { $0 > keyword && tree.stream.is($0, "Reusable") }),
        module == keyword + 1 || module == keyword + 2 && tree.stream.is(module + 1, ".")
      else { continue }
      let edit = Rewriting(accessor: "import Recycler", edits: [(tree.stream[module].range, "Recycler")])
      // An import overlaps no call.
      try? draft.add([edit])
    }
  }
}
