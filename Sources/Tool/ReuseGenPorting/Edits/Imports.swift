import ReuseGenDeclarations
import ReuseGenSyntax

/// Replaces imports of modules that don't exist here, and removes their names before those of declarations.
enum Imports: PortEdit {
  static let rows = [
    PortRow(
      "imports of modules that don't exist",
      becomes: "replaced by UIKit's; a warning, unless `emptyModules` lists them"
    ),
    PortRow("`import Reusable`", becomes: "`import Recycler`, which has the same names"),
    PortRow(
      "`Kit.Screen`, with a module that `emptyModules` lists, `CoreGraphics.CGFloat`",
      becomes: "without the module"
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let absent = KnownModules.replaced.union(set.options.emptyModules).filter { $0.first?.isUppercase ?? false }
    let modules = absent.subtracting(set.references.map { set[$0].name })
    for file in set.files {
      let tree = set.sources[file].tree
      let imports = tree.nodes(.importDeclaration)
      for node in imports {
        if let module = ImportedModule(node, in: tree) { replace(module, node, in: file, set, &draft) }
      }
      let stream = tree.stream
      for index in 0..<stream.count where stream[index].kind == .word && stream.is(index + 1, ".") {
        let name = stream.text(index)
        guard modules.contains(name), !stream.is(index - 1, "."),
          !imports.contains(where: { tree.tokens($0).contains(index) })
        else { continue }
        draft.remove(stream[index].start..<stream[index + 1].end, in: file, "remove the module \(name)")
      }
    }
  }

  /// Replaces the import of a module that doesn't exist here, and of a part of one that does.
  private static func replace(
    _ module: ImportedModule,
    _ node: SyntaxTree.Node,
    in file: Int,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    let tree = set.sources[file].tree
    let isAvailable = set.modules.contains(module.name)
    if isAvailable, !(module.isPart && (module.name == "UIKit" || module.name == "Foundation")) { return }
    guard let keyword = tree.tokens(node).first(where: { tree.stream[$0].keyword == .import }) else { return }
    let range = tree.stream[keyword].start..<tree.bytes(node).upperBound
    let renamed = set.options.emptyModules.contains(module.name) ? nil : KnownModules.renamed[module.name]
    let text = "import \(isAvailable ? module.name : renamed ?? "UIKit")"
    draft.replace(range, with: text, in: file, "replace \(tree.stream.text(in: range))")
    let isExpected =
      isAvailable || renamed != nil || KnownModules.replaced.contains(module.name)
      || set.options.emptyModules.contains(module.name)
    if !isExpected {
      draft.warn(
        "there is no module \(module.name) here, so its import is replaced; list it under \"modules\" if the target "
          + "depends on it, or under \"emptyModules\" if the sources do without it",
        at: tree.stream[module.token].start,
        in: file
      )
    }
  }
}
