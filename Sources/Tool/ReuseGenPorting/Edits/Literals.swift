import ReuseGenDeclarations
import ReuseGenSyntax

/// Replaces expressions of Objective-C and Xcode: `#keyPath`, literals of colors and images, and the symbols of assets.
enum Literals: PortEdit {
  static let rows = [
    PortRow("`#keyPath`, `#colorLiteral`, `#imageLiteral`", becomes: "a string, `UIColor(…)`, `UIImage(named:)!`"),
    PortRow(
      "`UIImage(resource: .icon)`, `UIColor(resource: .brand)` without a catalog that contains the asset",
      becomes: #"`UIImage(resource: "icon")`, the name of the symbol's asset"#
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files {
      let tree = set.sources[file].tree
      for node in tree.nodes(.call) { symbol(node, in: file, &draft) }
      for node in tree.nodes(.macroExpansion) where tree.child(.arguments, of: node) != nil {
        switch tree.macroName(node) {
        case "#keyPath": keyPath(node, in: file, tree, &draft)
        case "#colorLiteral":
          conversion(of: node, to: "UIColor", in: file, tree, &draft)
          draft.replace(tree.stream[tree.first(node)].range, with: "UIColor", in: file, "replace #colorLiteral")
        case "#imageLiteral":
          conversion(of: node, to: "UIImage", in: file, tree, &draft)
          image(node, in: file, tree, &draft)
        default: break
        }
      }
    }
  }

  /// `UIImage(resource: .icon)` is `UIImage(resource: "icon")`, unless a catalog declares the symbol.
  private static func symbol(_ node: SyntaxTree.Node, in file: Int, _ draft: inout PortDraft) {
    let tree = draft.set.sources[file].tree
    guard let callee = tree.callee(node), tree.isName(callee, "UIImage") || tree.isName(callee, "UIColor"),
      let call = tree.call(node), call.arguments.count == 1, let argument = call.arguments.first,
      let label = argument.label, tree.stream.is(label, "resource"),
      let member = argument.value.flatMap(tree.member), member.base == nil
    else { return }
    let name = tree.stream.text(member.name)
    guard !AssetSymbols.isDeclared(name, draft.set) else { return }
    draft.replace(tree.bytes(member.node), with: SwiftName.literal(name), in: file, "name the asset")
  }

  private static func keyPath(_ node: SyntaxTree.Node, in file: Int, _ tree: SyntaxTree, _ draft: inout PortDraft) {
    guard let arguments = tree.child(.arguments, of: node) else { return }
    var names = tree.words(arguments)
    // Names of types start with a capital.
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" { names.removeFirst() }
    let path = SwiftName.literal(names.joined(separator: "."))
    draft.replaceKeepingLines(tree.bytes(node), with: path, in: file, "replace #keyPath")
  }

  /// `UIColor(literal)` means `literal as UIColor`, not a call: its parentheses stay.
  private static func conversion(
    of node: SyntaxTree.Node,
    to type: StaticString,
    in file: Int,
    _ tree: SyntaxTree,
    _ draft: inout PortDraft
  ) {
    guard let call = tree.ancestors(node).first(where: { tree.kind($0) == .call }).flatMap(tree.call),
      tree.isName(call.callee, type), call.arguments.count == 1, call.arguments[0].label == nil,
      call.arguments[0].value == node
    else { return }
    draft.remove(tree.bytes(call.callee), in: file, "write a conversion of a literal as the literal")
  }

  private static func image(_ node: SyntaxTree.Node, in file: Int, _ tree: SyntaxTree, _ draft: inout PortDraft) {
    guard let label = tree.macroArguments(node).first?.label, tree.stream.is(label, "resourceName") else { return }
    draft.replaceKeepingLines(
      tree.bytes(node).lowerBound..<tree.stream[label].end,
      with: "UIImage(named",
      in: file,
      "replace #imageLiteral"
    )
    draft.insert("!", at: tree.bytes(node).upperBound, in: file, "unwrap the image")
  }
}
