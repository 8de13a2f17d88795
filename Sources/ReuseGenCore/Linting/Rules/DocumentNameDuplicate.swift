import InterfaceBuilderXML

enum DocumentNameDuplicate: DocumentRule {
  static let name = "document-name-duplicate"
  static let effect = RuleEffect.load
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "Two nibs or two storyboards of one target have the same name, in different folders."
  static let discussion = """
    Versions for languages (`Base.lproj`, `en.lproj` …) and devices (`~iphone`, `~ipad`) have one name by intention.
    Documents for different platforms, of other modules, and those that aren't resources of the target aren't compared.
    """
  static let rationale = """
    A bundle has no folders for documents: the second one overwrites the first, or stops the build, and code that loads
    the first gets the second.
    """
  static let fix = "Rename one of the documents, or remove one from the target."
  static let example = """
    Friends/PersonCell.xib and Family/PersonCell.xib:

        { "cells": [{ "type": "PersonCell", "nib": true }] }
    """

  /// A name in a bundle, which keeps one document of it.
  private struct Resource: Hashable {
    let name: String
    let kind: InterfaceBuilderDocument.Kind
    let platform: IBPlatform
  }

  static func findings(in context: LintContext) -> [Finding] {
    var first: [Resource: InterfaceBuilderDocument] = [:]
    return context.documents.all.compactMap { document in
      let bundled = document.versions.first { $0.module == nil && !context.unbundledDocuments.contains($0.path) }
      guard let bundled else { return nil }
      let resource = Resource(name: document.name, kind: document.kind, platform: bundled.platform)
      guard let other = first[resource] else {
        first[resource] = bundled
        return nil
      }
      let kind = document.kind == .storyboard ? "storyboard" : "nib"
      return Finding(
        "a second \(kind) is named \(quoted(document.name)), and a bundle has one; rename it, or remove one of them from "
          + "the target",
        at: SourceLocation(file: bundled.path),
        notes: [.init("the first is here", at: SourceLocation(file: other.path))]
      )
    }
  }
}
