import ReuseGenXML

enum ResourceMissing: DocumentRule {
  static let name = "resource-missing"
  static let effect = RuleEffect.load
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "The manifest names a document that is not a resource of the target."
  static let discussion = """
    SwiftPM ignores documents that `Package.swift` doesn't declare as resources. The build-tool plugin passes them
    with `--unbundled`; without that option, the rule reports nothing.
    """
  static let rationale = """
    The document isn't in the bundle, and loading it stops the program: "Could not load NIB in bundle".
    """
  static let fix = "Declare the document, or its folder, as a resource of the target in `Package.swift`."
  static let example = """
    The target in Package.swift has no `resources: [.process("PersonCell.xib")]`:

        { "cells": [{ "type": "PersonCell", "nib": true }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    let uses =
      context.nibs.map { ($0.lookup, $0.location) } + context.scenes.map { ($0.lookup, $0.location) }
    var reported: Set<String> = []
    return uses.compactMap { lookup, location in
      guard let document = lookup.document,
        let path = document.versions.map(\.path).first(where: context.unbundledDocuments.contains),
        reported.insert(path).inserted
      else { return nil }
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let declared = relative(path, to: context.manifest.file)
      return Finding(
        "\(file) is not a resource of the target, so loading it stops the program; declare it in Package.swift: "
          + "resources: [.process(\(quoted(declared)))]",
        at: location,
        notes: [.init("this document", at: SourceLocation(file: path))]
      )
    }
  }

  /// The path as the target in Package.swift writes it: relative to the folder of the manifest, which is most likely
  /// the target's.
  private static func relative(_ path: String, to manifest: String) -> String {
    let folder = manifest.lastIndex(of: "/").map { String(manifest[...$0]) } ?? ""
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
