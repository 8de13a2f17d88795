import SourceDeclarations

/// Replaces imports of modules that don't exist here, and adds those of Foundation's parts.
enum Imports: PortStep {
  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for file in set.files {
      let stream = set.sources[file].stream
      var imported: Set<String> = []
      var index = 0
      while index < stream.count {
        if stream[index].keyword == .import, startsDeclaration(index, stream) {
          index = read(index, in: file, set, &imported, &draft)
        } else {
          index += 1
        }
      }
      addSplitModules(to: file, set, imported, &draft)
    }
  }

  private static func startsDeclaration(_ index: Int, _ stream: TokenStream) -> Bool {
    stream[index].flags.contains(.startsLine) || stream.is(index - 1, ";") || stream[index - 1].kind == .word
      || stream.is(index - 1, ")")
  }

  /// Reads an import, and returns the index of the token after it.
  private static func read(
    _ start: Int,
    in file: Int,
    _ set: SourceSet,
    _ imported: inout Set<String>,
    _ draft: inout PortDraft
  ) -> Int {
    let stream = set.sources[file].stream
    var index = start + 1
    let isScoped = stream[index].keyword.declares
    if isScoped { index += 1 }
    let first = index
    guard stream[first].kind == .word, !stream[first].flags.contains(.startsLine) else { return index }
    index += 1
    while stream.is(index, "."), stream[index + 1].kind == .word { index += 2 }
    let module = stream.text(first)
    imported.insert(module)
    let isPart = index > first + 1
    if set.modules.contains(module), !(isPart && (module == "UIKit" || module == "Foundation")) { return index }
    let replacement = set.modules.contains(module) ? module : "UIKit"
    let range = stream[start].start..<stream[index - 1].end
    draft.replace(range, with: "import \(replacement)", in: file, "replace \(stream.text(in: range))")
    let isExpected =
      set.modules.contains(module) || KnownModules.replaced.contains(module)
      || set.options.emptyModules.contains(module)
    if !isExpected {
      draft.warn(
        "there is no module \(module) here, so its import is replaced; list it under \"modules\" if the target depends "
          + "on it, or under \"emptyModules\" if the sources do without it",
        at: stream[first].start,
        in: file
      )
    }
    return index
  }

  private static func addSplitModules(
    to file: Int,
    _ set: SourceSet,
    _ imported: Set<String>,
    _ draft: inout PortDraft
  ) {
    let stream = set.sources[file].stream
    for (module, words) in KnownModules.splitFromFoundation where !imported.contains(module) {
      let isUsed = stream.tokens.contains { $0.kind == .word && words.contains(stream.text(in: $0.range)) }
      if isUsed { draft.addImport(module, to: file) }
    }
    // Extensions, unlike types, are visible in files that don't import their module.
    if imported.isEmpty == false, !imported.contains("UIKit"), usesUIKit(file, set) {
      draft.addImport("UIKit", to: file)
    }
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
