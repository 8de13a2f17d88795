import Foundation
import Testing

/// The template `library` declares, for an app without the dependency, what `Recycler` declares: with the same names,
/// labels, types and constraints.
struct LibraryTemplateTests {
  /// The sources whose members accessors don't call: those for people who write no manifest, and internal ones.
  static let sourcesOfRecyclerAlone: Set<String> = [
    "EarlierSpellings.swift", "KeyedMembers.swift", "UICollectionView+Reusable.swift", "UITableView+Reusable.swift",
    "DequeuingAsBaseClass.swift", "RecycledKind.swift", "Exports.swift", "IdentifierContents.swift",
    "RecycledSource.swift", "ReuseLoader.swift",
  ]

  @Test func theStandaloneLibraryDeclaresWhatRecyclerDeclares() throws {
    let template = ExpectedFile("Templates/library.mustache").text
    let named = template.replacing(/\{\{library\.(\w)(\w*)\}\}/) { $0.1.uppercased() + $0.2 }
    let library = Self.declarations(in: named.replacing("{{access}}", with: "public "))
    var recycler: Set<String> = []
    for file in try Self.sources() { recycler.formUnion(Self.declarations(in: file)) }
    #expect(library.count > 30)
    #expect(library.subtracting(recycler).sorted() == [], "Recycler declares these in another way, or not at all")
    #expect(recycler.subtracting(library).sorted() == Self.others, "the library lacks these")
  }

  /// The public declarations of `Recycler` that no accessor uses: defaults for classes that conform by hand, and
  /// comparisons.
  static let others = [
    "extension NibLoadable: static var nib: UINib",
    "extension NibOwnerLoadable: static var nib: UINib",
    "extension Reusable: static var reuseIdentifier: String",
    "extension StoryboardBased: static var sceneStoryboard: UIStoryboard",
    "extension StoryboardSceneBased: static var sceneIdentifier: String",
    "protocol StoryboardSceneBased: AnyObject: static var storyboard: EarlierStoryboard",
    "struct ReuseIdentifier<View: UIView>: func hash(into: inout Hasher)",
    "struct ReuseIdentifier<View: UIView>: static func == (left: Self, right: Self) -> Bool",
    "struct StoryboardScene<Controller: UIViewController>: bundle: Bundle?",
    "struct StoryboardScene<Controller: UIViewController>: identifier: String?",
    "struct StoryboardScene<Controller: UIViewController>: storyboard: String",
    "struct SupplementaryIdentifier<View: UICollectionReusableView>: func hash(into: inout Hasher)",
    "struct SupplementaryIdentifier<View: UICollectionReusableView>: rawValue: String",
    "struct SupplementaryIdentifier<View: UICollectionReusableView>: static func == (left: Self, right: Self) -> Bool",
  ]

  private static func sources() throws -> [String] {
    let folder = ExpectedFile("Sources/Runtime/Recycler").url
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return try sources.filter { !sourcesOfRecyclerAlone.contains($0.lastPathComponent) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The public declarations of a source, and the requirements of its protocols, each as `type: declaration`.
  private static func declarations(in text: String) -> Set<String> {
    var found: Set<String> = []
    var owner = ""
    var pending = ""
    for line in text.split(separator: "\n") where !line.contains("///") && !line.hasPrefix("{{") {
      let isOutermost = !line.hasPrefix(" ")
      let isPublic = line.contains("public ") || (owner.hasPrefix("protocol") && line.contains(" var "))
      if pending.isEmpty, !isPublic, !line.hasPrefix("extension ") { continue }
      pending += (pending.isEmpty ? "" : " ") + line.trimmingCharacters(in: .whitespaces)
      // The parameters of a declaration can be on lines of their own.
      guard pending.count(where: { $0 == "(" }) == pending.count(where: { $0 == ")" }) else { continue }
      let declaration = plain(pending)
      pending = ""
      if isOutermost { owner = declaration }
      if declaration.isEmpty || declaration.hasPrefix("extension") { continue }
      found.insert(isOutermost ? declaration : "\(owner): \(declaration)")
    }
    return found
  }

  /// A declaration without attributes, modifiers, conformances of values, and its body.
  private static func plain(_ declaration: String) -> String {
    var text = declaration.replacing(#/@\w+(\([^)]*\))?\s*/#, with: "")
    text = text.replacing(#/\b(public|nonisolated) /#, with: "")
    if let body = text.firstRange(of: #/\s*[{]/#) { text = String(text[..<body.lowerBound]) }
    text = text.replacing(#/:\s*(Hashable, )?Sendable$/#, with: "").replacing(#/^(let|var) /#, with: "")
    // The label of a parameter counts, and not its name.
    text = text.replacing(#/([(,] ?\w+) \w+:/#) { "\($0.1):" }
    text = text.replacing(#/\s+/#, with: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    return text.trimmingCharacters(in: .whitespaces)
  }
}
