import ReuseGenXML

enum PrototypeMissing: DocumentRule {
  static let name = "prototype-missing"
  static let effect = RuleEffect.use
  static let summary = """
    The storyboard has no prototype with the identifier, and none of the class that could be meant.
    """
  static let discussion = "A static cell isn't dequeued and doesn't count."
  static let rationale = "Dequeuing an identifier that nothing is registered for stops the app."
  static let fix = "Give the prototype its identifier in the storyboard, or correct the manifest."
  static let example = """
    No table in Main.storyboard has a prototype "PersonCell":

        { "cells": [{ "type": "PersonCell", "storyboard": "Main" }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    var suggestions = SpellingSuggestions()
    var staticIdentifiers: [String: Set<String>] = [:]
    return context.versionsOfPrototypes.compactMap { prototype, version -> Finding? in
      guard case .none = version.match else { return nil }
      let document = version.document
      let statics = staticIdentifiers[document.path] ?? Self.staticIdentifiers(in: document)
      staticIdentifiers[document.path] = statics
      return finding(
        prototype,
        in: document,
        isStatic: statics.contains(prototype.entry.reuseIdentifier),
        &suggestions
      )
    }
  }

  private static func staticIdentifiers(in document: InterfaceBuilderDocument) -> Set<String> {
    Set(document.reusables.filter { $0.role == .static }.compactMap(\.identifier))
  }

  private static func finding(
    _ prototype: ResolvedPrototype,
    in document: InterfaceBuilderDocument,
    isStatic: Bool,
    _ suggestions: inout SpellingSuggestions
  ) -> Finding {
    let identifier = prototype.entry.reuseIdentifier
    let near = suggestions.nearest(to: identifier, in: document.prototypeCells.compactMap(\.identifier))
    let other = near.flatMap { near in document.prototypeCells.first { $0.identifier == near } }
    var suggestion = near.map(didYouMean) ?? "add it to the storyboard or correct the manifest"
    if near == identifier { suggestion = "the existing one belongs to another entry: give this one its own identifier" }
    var notes: [Diagnostic.Note] = []
    if let other, let near {
      notes = [.init("\(quoted(near)) is here", at: document.location(other.location, "reuseIdentifier"))]
    }
    return Finding(
      "the storyboard \(quoted(prototype.storyboard)) has no prototype \(quoted(identifier))"
        + (near == identifier ? " of \(prototype.type)" : "")
        + (isStatic ? ", only a static cell, which is not dequeued" : "") + "; \(suggestion)",
      at: prototype.entry.identifierLocation,
      notes: notes + [.init("the storyboard", at: document.location(document.location))]
    )
  }
}
