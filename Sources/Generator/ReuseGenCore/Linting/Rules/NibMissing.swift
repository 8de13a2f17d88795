import ReuseGenXML

enum NibMissing: DocumentRule {
  static let name = "nib-missing"
  static let effect = RuleEffect.load
  static let summary = "The manifest or a document names a nib, and no document has that name."
  static let discussion = """
    A nib whose file can't be read isn't missing. A controller whose view is in the document doesn't load its nib.
    """
  static let rationale = "Loading a nib that isn't in the bundle stops the app."
  static let fix = """
    Correct the name in the manifest or in the controller's attributes inspector, add the document, or list its folder
    in `interfaceBuilder`.
    """
  static let example = """
    The documents contain PersonCell.xib:

        { "cells": [{ "type": "PersonCell", "nib": "PersnCell" }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    var search = Search(context)
    let ofEntries = context.nibs.filter(\.lookup.isMissing).map { nib in
      search.finding("\(nib.type) comes from the nib \(quoted(nib.name)), which", nib.name, at: nib.location)
    }
    return ofEntries + context.versions.flatMap { findings(in: $0, &search) }
  }

  private static func findings(in document: InterfaceBuilderDocument, _ search: inout Search) -> [Finding] {
    document.nibs.filter { search.isMissing($0.name) }.map { nib in
      let controller = nib.class.className ?? "<\(nib.element)> \(quoted(nib.id ?? ""))"
      return search.finding(
        "the controller \(controller) loads its view from the nib \(quoted(nib.name)), which",
        nib.name,
        at: document.location(nib.location, "nibName")
      )
    }
  }

  private struct Search {
    private let context: LintContext
    private let names: [String]
    private var suggestions = SpellingSuggestions()

    init(_ context: LintContext) {
      self.context = context
      names = context.documents.all.filter { $0.kind == .xib }.map(\.name)
    }

    func isMissing(_ name: String) -> Bool {
      context.documents.candidates(name, .xib).isEmpty && !context.documents.isUnreadable(name, .xib)
    }

    mutating func finding(_ subject: String, _ name: String, at location: SourceLocation) -> Finding {
      if let note = context.noteOfAnotherTarget(name, .xib) {
        return Finding("\(subject) only another target has; add it to this one", at: location, notes: [note])
      }
      let near = suggestions.nearest(to: name, in: names)
      let suggestion =
        (name == "true" ? "write true, without quotes" : nil)
        ?? name.hintAboutExtension("xib") ?? near.map(didYouMean)
        ?? "add \(name).xib or correct the name"
      let note = near.flatMap { near in context.documents.all.first { $0.kind == .xib && $0.name == near }?.note }
      let message = "\(subject) is not among the documents; \(suggestion)"
      return Finding(message, at: location, notes: [note])
    }
  }
}
