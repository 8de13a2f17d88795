import ReuseGenDeclarations
import ReuseGenSyntax

/// Lets code ask for the app's own bundle, Info.plist and texts: in a test, the main bundle is the runner's.
enum BundleCalls: PortEdit {
  static let rows = [
    PortRow(
      "`Bundle.main`, `bundle: .main`, `Bundle(for: Screen.self)`",
      becomes: "`Bundle.ofApp()`, `Bundle.ofApp(for: Screen.self)`: the resources of the module"
    ),
    PortRow(
      "a bundle's `infoDictionary`, `bundleIdentifier`, `object(forInfoDictionaryKey:)`, `localizedString(forKey:…)`, "
        + "`url(forResource:…)`, `path(forResource:…)`, `preferredLocalizations`",
      becomes: "the same names with `OfApp`, which read the app's Info.plist and the user's language"
    ),
    PortRow(
      "`NSLocalizedString(…)`, `String.localizedStringWithFormat(…)`, `String(format: text, …)`, "
        + "`Locale.preferredLanguages`",
      becomes: "the same names with `OfApp`, which know plurals and the languages that a test sets"
    ),
  ]

  private static let words = WordSet(
    ["main", "Bundle", "NSLocalizedString", "localizedStringWithFormat", "preferredLanguages", "format"]
      + BundleCallReader.members.keys
  )

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let found = set.files.map { (file: $0, indices: words.indices(in: set.sources[$0].stream)) }
      .filter { !$0.indices.isEmpty }
    if found.isEmpty { return }
    let declared = namesOfSources(set)
    for (file, indices) in found {
      let reader = BundleCallReader(set.sources[file], declared: declared)
      var isChanged = false
      for index in indices {
        guard let text = reader.replacement(at: index) else { continue }
        let token = reader.tree.stream[index]
        let change = "use the app's bundle in place of \(reader.tree.stream.text(index))"
        draft.replace(token.range, with: text, in: file, change)
        isChanged = true
      }
      if isChanged { draft.addImport("UIKit", to: file) }
    }
  }

  /// The names of the properties and functions that the sources declare.
  private static func namesOfSources(_ set: SourceSet) -> Set<String> {
    var names = Set(set.sources.flatMap(\.declared.types).flatMap { $0.properties.map(\.name) })
    for file in set.files {
      let tree = set.sources[file].tree
      names.formUnion(tree.nodes(.functionDeclaration).compactMap(tree.nameOfFunction).map(tree.stream.text))
    }
    return names
  }
}
