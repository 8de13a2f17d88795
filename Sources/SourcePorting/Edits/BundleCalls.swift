import SourceDeclarations

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

  /// The members of bundles, and the first label of those that are methods.
  private static let members: [String: String?] = [
    "infoDictionary": nil, "bundleIdentifier": nil, "preferredLocalizations": nil, "object": "forInfoDictionaryKey",
    "localizedString": "forKey", "url": "forResource", "path": "forResource",
  ]

  private static let words = WordSet(
    ["main", "Bundle", "NSLocalizedString", "localizedStringWithFormat", "preferredLanguages", "format"] + members.keys
  )

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let found = set.files.map { (file: $0, indices: words.indices(in: set.sources[$0].stream)) }
      .filter { !$0.indices.isEmpty }
    if found.isEmpty { return }
    let declared = namesOfSources(set)
    for (file, indices) in found {
      let stream = set.sources[file].stream
      let extensions = set.sources[file].declared.types.filter { $0.kind == .extension && isBundle($0.name) }
      var isChanged = false
      for index in indices {
        guard let (token, text) = replacement(at: index, stream, declared, extensions) else { continue }
        let name = stream.text(token)
        draft.replace(stream[token].range, with: text, in: file, "ask the app's bundle in place of \(name)")
        isChanged = true
      }
      if isChanged, !set.importedModules[file].contains("UIKit") { draft.addImport("UIKit", to: file) }
    }
  }

  /// The token that is replaced because of the word at an index, and its replacement.
  private static func replacement(
    at index: Int,
    _ stream: TokenStream,
    _ declared: Set<String>,
    _ extensions: [TypeDeclaration]
  ) -> (token: Int, text: String)? {
    let name = stream.text(index)
    let isMember = stream.is(index - 1, ".")
    switch name {
    case "main" where isMember:
      return isMainBundle(index, stream) ? (index, "ofApp()") : nil
    case "Bundle" where stream.is(index + 1, "(") && stream.is(index + 2, "for") && stream.is(index + 3, ":"):
      return (index, "Bundle.ofApp")
    case "NSLocalizedString" where !isMember && stream.is(index + 1, "(") && !declared.contains(name):
      return (index, "localizedStringOfApp")
    case "localizedStringWithFormat" where isMember && stream.is(index - 2, "String"):
      return (index, "localizedStringOfAppWithFormat")
    case "preferredLanguages" where isMember && stream.is(index - 2, "Locale"):
      return (index, "preferredLanguagesOfApp")
    case "format" where isFormat(index, stream): return (index, "formatOfApp")
    default: break
    }
    guard let label = members[name], label == nil || isCall(index, label, stream) else { return nil }
    if isMember {
      // Another type of the app's can have a property of the name.
      guard label != nil || !declared.contains(name) || isOfBundle(index, stream) else { return nil }
    } else {
      let offset = stream[index].start
      guard extensions.contains(where: { $0.bodyRange?.contains(offset) ?? false }),
        !stream.is(index + 1, ":"), !["var", "let", "func", "case"].contains(stream.text(max(index - 1, 0)))
      else { return nil }
    }
    return (index, name + "OfApp")
  }

  private static func isBundle(_ name: String) -> Bool { name == "Bundle" || name == "Foundation.Bundle" }

  /// Whether a member `main` is that of bundles: `Bundle.main`, `bundle: .main`, `Bundle = .main`.
  private static func isMainBundle(_ index: Int, _ stream: TokenStream) -> Bool {
    if stream.is(index - 2, "Bundle") { return true }
    if stream.is(index - 2, ":") { return stream.text(index - 3).hasSuffix("undle") }
    guard stream.is(index - 2, "=") else { return false }
    return stream.is(index - 3, "Bundle") || stream.is(index - 3, "?") && stream.is(index - 4, "Bundle")
  }

  /// Whether a label is that of `String(format: text, …)`. A literal has no forms for numbers.
  private static func isFormat(_ index: Int, _ stream: TokenStream) -> Bool {
    stream.is(index - 1, "(") && stream.is(index - 2, "String") && stream.is(index + 1, ":")
      && index + 2 < stream.count && stream[index + 2].kind == .word
  }

  private static func isCall(_ index: Int, _ label: String?, _ stream: TokenStream) -> Bool {
    guard let label else { return true }
    return stream.is(index + 1, "(") && stream.text(index + 2) == label && stream.is(index + 3, ":")
  }

  /// Whether the base of a member is written as a bundle: `Bundle.main`, `Bundle(for: …)`, `bundle`.
  private static func isOfBundle(_ index: Int, _ stream: TokenStream) -> Bool {
    var base = index - 2
    while base > 0, !stream.is(base, ";"), !stream[base].flags.contains(.startsLine), base > index - 24 {
      if stream[base].kind == .word, stream.text(base).hasSuffix("undle") { return true }
      guard stream[base].kind == .word || ".():?!".contains(stream.text(base)) else { return false }
      base -= 1
    }
    return stream[max(base, 0)].kind == .word && stream.text(max(base, 0)).hasSuffix("undle")
  }

  /// The names of the properties and functions that the sources declare.
  private static func namesOfSources(_ set: SourceSet) -> Set<String> {
    var names = Set(set.sources.flatMap(\.declared.types).flatMap { $0.properties.map(\.name) })
    for file in set.files {
      let stream = set.sources[file].stream
      for index in stream.tokens.indices where stream.is(index, "func") && index + 1 < stream.count {
        names.insert(stream.text(index + 1))
      }
    }
    return names
  }
}
