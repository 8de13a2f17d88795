import SourceDeclarations

/// Replaces imports of modules that don't exist here, and adds those of Foundation's parts.
enum Imports: PortEdit {
  static let rows = [
    PortRow(
      "imports of modules that don't exist",
      becomes: "replaced by UIKit's, with a warning unless `emptyModules` lists them"
    ),
    PortRow(
      "UIKit types, or Foundation types that UIKit has here, in a file that doesn't import it",
      becomes: "the file imports `UIKit`"
    ),
    PortRow(
      "UIKit or Foundation types in a file without imports, which sees them through a bridging header",
      becomes: "the file imports `UIKit`"
    ),
    PortRow(
      "uses of `URLSession`, `XMLParser` and their kind",
      becomes: "the file imports `FoundationNetworking` or `FoundationXML`"
    ),
  ]
  static let examples = [
    PortExample(
      "modules that UIKit replaces",
      "import QuartzCore\nimport class UIKit.UIView",
      "import UIKit\nimport UIKit"
    ),
    PortExample(
      "a module that isn't there",
      "import Charts",
      "import UIKit",
      warnings: [
        "there is no module Charts here, so its import is replaced; list it under \"modules\" if the target depends on it, "
          + "or under \"emptyModules\" if the sources do without it"
      ]
    ),
    PortExample("an empty module", "import Charts", "import UIKit", options: PortOptions(emptyModules: ["Charts"])),
    PortExample("a dependency", "import Charts", "import Charts", options: PortOptions(modules: ["Charts"])),
    PortExample(
      "a file that names a UIKit type",
      "import Foundation\nlet a: UIColor? = nil",
      "import Foundation\nlet a: UIColor? = nil"
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files {
      let tree = set.sources[file].tree
      for node in tree.nodes(.importDeclaration) {
        if let module = ImportedModule(node, in: tree) { replace(module, node, in: file, set, &draft) }
      }
      addSplitModules(to: file, set, &draft)
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
    let text = "import \(isAvailable ? module.name : "UIKit")"
    draft.replace(range, with: text, in: file, "replace \(tree.stream.text(in: range))")
    let isExpected =
      isAvailable || KnownModules.replaced.contains(module.name) || set.options.emptyModules.contains(module.name)
    if !isExpected {
      draft.warn(
        "there is no module \(module.name) here, so its import is replaced; list it under \"modules\" if the target "
          + "depends on it, or under \"emptyModules\" if the sources do without it",
        at: tree.stream[module.token].start,
        in: file
      )
    }
  }

  private static func addSplitModules(
    to file: Int,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    let imported = set.importedModules[file]
    let stream = set.sources[file].stream
    for (module, words) in KnownModules.splitFromFoundation where !imported.contains(module) {
      let isUsed = stream.tokens.contains { $0.kind == .word && words.contains(stream.text(in: $0.range)) }
      if isUsed { draft.addImport(module, to: file) }
    }
    // Extensions, unlike types, are visible in files that don't import their module.
    let isBridged = imported.isEmpty && set.options.bridgesUIKit
    let needsUIKit = isBridged ? usesApple(file, set) : !imported.isEmpty && usesUIKit(file, set)
    if needsUIKit, !imported.contains("UIKit") { draft.addImport("UIKit", to: file) }
  }

  /// Whether a file mentions a type of UIKit, Foundation or Core Graphics.
  private static func usesApple(_ file: Int, _ set: SourceSet) -> Bool {
    if usesUIKit(file, set) { return true }
    let stream = set.sources[file].stream
    return stream.tokens.indices.contains { index in
      guard stream[index].kind == .word else { return false }
      let name = stream.text(index)
      return KnownModules.namesOfFoundation.contains(name)
        || KnownModules.prefixesOfApple.contains { name.hasPrefix($0) && isOfApple(name) }
    }
  }

  /// Whether a name that begins with one of Apple's prefixes is that of a type: `CGRect` and `NSURL`, not `CAPITAL`.
  private static func isOfApple(_ name: String) -> Bool {
    guard let third = name.unicodeScalars.dropFirst(2).first, third.properties.isUppercase else { return false }
    return name.hasPrefix("NS") || name.unicodeScalars.contains { $0.properties.isLowercase }
  }

  /// Whether the copy mentions `Selector` or a table, which UIKit declares, or a UIKit type. A bridging header makes
  /// those visible on Apple's platforms.
  private static func usesUIKit(_ file: Int, _ set: SourceSet) -> Bool {
    let stream = set.sources[file].stream
    return stream.tokens.indices.contains { index in
      stream.is(index, "#selector") || stream.is(index, "@") && stream.is(index + 1, "objc")
        || stream[index].kind == .word && isOfUIKit(stream.text(index))
    }
  }

  /// Whether a name is that of a UIKit type, `UI` and a word, or one that UIKit has instead of Foundation.
  private static func isOfUIKit(_ name: String) -> Bool {
    if KnownModules.foundationOfUIKit.contains(name) { return true }
    let start = name.unicodeScalars.prefix(4)
    guard start.count == 4, name.hasPrefix("UI") else { return false }
    return start.dropFirst(2).first?.properties.isUppercase ?? false && start.last?.properties.isLowercase ?? false
  }
}
