import ReuseGenXML

enum PrototypeClass: DocumentRule {
  static let name = "prototype-class"
  static let effect = RuleEffect.use
  static let summary = """
    The prototype with the identifier has a class other than the entry's type, or no class of its own.
    """
  static let rationale = "Dequeuing returns a cell of the document's class, and the cast to the type stops the app."
  static let fix = "Set the prototype's class in the storyboard, or correct `type` in the manifest."
  static let example = """
    In Main.storyboard, the prototype "PersonCell" has the class `PlaceCell`:

        { "cells": [{ "type": "PersonCell", "storyboard": "Main" }] }
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.versionsOfPrototypes.compactMap { prototype, version -> Finding? in
      guard case .otherClass(let object) = version.match else { return nil }
      return Finding(
        "the prototype \(quoted(prototype.entry.reuseIdentifier)) in the storyboard \(quoted(prototype.storyboard)) "
          + "has \(object.class.description(element: object.element, insteadOf: prototype.listedClass)), "
          + "but the manifest lists \(prototype.type); set it to \(prototype.type) or correct the manifest",
        at: version.document.location(object.location, "customClass"),
        notes: [prototype.entry.listed]
      )
    }
  }
}
