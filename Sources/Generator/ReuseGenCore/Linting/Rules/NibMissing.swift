import InterfaceBuilderXML

enum NibMissing: DocumentRule {
  static let name = "nib-missing"
  static let effect = RuleEffect.load
  static let summary = "The manifest names a nib, and no document has that name."
  static let rationale = "Loading a nib that isn't in the bundle stops the app."
  static let fix = """
    Correct the name in the manifest, add the document, or list its folder in `interfaceBuilder`.
    """
  static let example = """
    The documents contain PersonCell.xib:

        { "cells": [{ "type": "PersonCell", "nib": "PersnCell" }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    let nibs = context.documents.all.filter { $0.kind == .xib }
    var suggestions = SpellingSuggestions()
    return context.nibs.filter(\.lookup.isMissing).map { nib in
      let near = suggestions.nearest(to: nib.name, in: nibs.lazy.map(\.name))
      let suggestion =
        nib.name.hintAboutExtension("xib") ?? near.map { "did you mean \(quoted($0))?" }
        ?? "add \(nib.name).xib or correct the name"
      let note = near.flatMap { near in nibs.first { $0.name == near }?.note }
      return Finding(
        "\(nib.type) comes from the nib \(quoted(nib.name)), which is not among the documents; \(suggestion)",
        at: nib.location,
        notes: note.map { [$0] } ?? []
      )
    }
  }
}
