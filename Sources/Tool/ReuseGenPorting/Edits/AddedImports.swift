import ReuseGenDeclarations

/// Adds the imports of what a copy names: UIKit, and Foundation's parts. It runs last, because other edits add names.
enum AddedImports: PortEdit {
  static let rows = [
    PortRow("no imports, or UIKit types in a file that doesn't import it", becomes: "the file imports `UIKit`"),
    PortRow(
      "`URLSession`, `XMLParser` and similar types",
      becomes: "the file imports `FoundationNetworking` or `FoundationXML`"
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files { addImports(to: file, set, &draft) }
  }

  private static func addImports(to file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let imported = set.importedModules[file]
    let stream = set.sources[file].stream
    for (module, words) in KnownModules.splitFromFoundation where !imported.contains(module) {
      let isUsed = stream.tokens.contains { $0.kind == .word && words.contains(stream.text(in: $0.range)) }
      if isUsed { draft.addImport(module, to: file) }
    }
    guard !imported.contains("UIKit") else { return }
    // Extensions, unlike types, are visible in files that don't import their module. A file without imports sees what
    // the app's bridging header imports.
    let streams = [stream] + draft.addedTexts(in: file).map { SwiftLexer.tokens(of: Array($0.utf8)) }
    if imported.isEmpty ? set.options.bridgesUIKit : streams.contains(where: usesUIKit) {
      draft.addImport("UIKit", to: file)
    }
  }

  /// Whether code mentions `Selector` or a table, which UIKit declares, or a UIKit type. A bridging header makes
  /// those visible on Apple's platforms.
  private static func usesUIKit(_ stream: TokenStream) -> Bool {
    stream.tokens.indices.contains { index in
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
