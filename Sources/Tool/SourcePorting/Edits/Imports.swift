import SourceDeclarations
import SourceSyntax

/// Replaces imports of modules that don't exist here.
enum Imports: PortEdit {
  static let rows = [
    PortRow(
      "imports of modules that don't exist",
      becomes: "replaced by UIKit's; a warning, unless `emptyModules` lists them"
    ),
    PortRow("`import Reusable`", becomes: "`import Recycler`, which has the same names"),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files {
      let tree = set.sources[file].tree
      for node in tree.nodes(.importDeclaration) {
        if let module = ImportedModule(node, in: tree) { replace(module, node, in: file, set, &draft) }
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
