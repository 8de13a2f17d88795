import SourceDeclarations
import SourceSyntax

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
  static let examples = [
    PortExample(
      "the main bundle",
      "import UIKit\nlet a = Bundle.main.bundleURL, b = UINib(nibName: \"A\", bundle: .main)",
      "import UIKit\nlet a = Bundle.ofApp().bundleURL, b = UINib(nibName: \"A\", bundle: .ofApp())"
    ),
    PortExample(
      "the bundle of a class",
      "import UIKit\nlet a = Bundle(for: Screen.self)\nfunc f(in bundle: Bundle = .main) {}",
      "import UIKit\nlet a = Bundle.ofApp(for: Screen.self)\nfunc f(in bundle: Bundle = .ofApp()) {}"
    ),
    PortExample(
      "the main bundle where the context names a bundle",
      """
      import UIKit
      func f(a: Bundle?) { let b: Foundation.Bundle = .main, c = a ?? .main; self.bundle = .main }
      let queue: DispatchQueue = .main, a = bundle.isLoaded ? .main : queue
      """,
      """
      import UIKit
      func f(a: Bundle?) { let b: Foundation.Bundle = .ofApp(), c = a ?? .main; self.bundle = .ofApp() }
      let queue: DispatchQueue = .main, a = bundle.isLoaded ? .main : queue
      """
    ),
    PortExample(
      "what a bundle states",
      "import UIKit\nlet a = Bundle.main.infoDictionary?[\"A\"], b = bundle.path(forResource: \"a\", ofType: \"b\")",
      "import UIKit\nlet a = Bundle.ofApp().infoDictionaryOfApp?[\"A\"], "
        + "b = bundle.pathOfApp(forResource: \"a\", ofType: \"b\")"
    ),
    PortExample(
      "members of an extension of bundles",
      "import UIKit\nextension Bundle { var version: Any? { infoDictionary?[\"V\"] ?? object(forInfoDictionaryKey: \"V\") } }",
      "import UIKit\nextension Bundle { var version: Any? { infoDictionaryOfApp?[\"V\"] "
        + "?? objectOfApp(forInfoDictionaryKey: \"V\") } }"
    ),
    PortExample(
      "a member of another type",
      "import UIKit\nstruct App { var bundleIdentifier = \"\" }\nlet a = App().bundleIdentifier",
      "import UIKit\nstruct App { var bundleIdentifier = \"\" }\nlet a = App().bundleIdentifier"
    ),
    PortExample(
      "localized texts",
      "import UIKit\nlet a = String(format: NSLocalizedString(\"a\", comment: \"\"), 1), b = String(format: \"%d\", 1)",
      "import UIKit\nlet a = String(formatOfApp: localizedStringOfApp(\"a\", comment: \"\"), 1), "
        + "b = String(format: \"%d\", 1)"
    ),
    PortExample(
      "formats and languages",
      "import UIKit\nlet a = String.localizedStringWithFormat(text, 1), b = Locale.preferredLanguages",
      "import UIKit\nlet a = String.localizedStringOfAppWithFormat(text, 1), b = Locale.preferredLanguagesOfApp"
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
      if isChanged, !set.importedModules[file].contains("UIKit") { draft.addImport("UIKit", to: file) }
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
