import ReuseGenCore
import ReuseGenXML

/// Drafts the entries for a storyboard: prototypes, headers and footers of collections, scenes.
enum StoryboardDraft {
  /// - Parameter isInCode: Whether code names the storyboard.
  static func findings(in document: InterfaceBuilderDocument, named name: String, isInCode: Bool) -> DraftFindings {
    var findings = DraftFindings()
    for prototype in document.prototypeCells + document.supplementaryPrototypes {
      let subject = "the prototype \(quoted(prototype.identifier ?? "")) in line \(prototype.location.line)"
      guard let identifier = prototype.identifier, !identifier.isEmpty else {
        findings.leftOut.append("the prototype in line \(prototype.location.line) has no reuse identifier")
        continue
      }
      guard let type = prototype.class.type ?? prototype.class.typeOfUIKit(element: prototype.element) else {
        findings.leftOut.append(prototype.class.reason(of: subject))
        continue
      }
      findings.entries.append(entry(prototype, type, identifier, in: name))
    }
    for scene in document.scenes where IBObjectType.category(of: scene.element) != .sceneReference {
      let isInitial = document.initial != nil && scene.id == document.initial
      // Code refers to the identifier, and another scene can become the initial one.
      let identifier = scene.identifier.flatMap { $0.isEmpty ? nil : $0 }
      // Code that doesn't name the storyboard can't make an initial scene without a class, such as a launch screen.
      guard identifier != nil || (isInitial && (isInCode || scene.class.className != nil)) else { continue }
      let subject = identifier.map { "the scene \(quoted($0))" } ?? "the initial scene"
      guard let type = scene.class.type ?? scene.class.typeOfUIKit(element: scene.element) else {
        findings.leftOut.append(scene.class.reason(of: subject))
        continue
      }
      var entry = DraftEntry(.scenes, type, of: scene.class)
      entry.storyboard = name
      entry.identifier = identifier
      findings.entries.append(entry)
    }
    return findings
  }

  private static func entry(
    _ prototype: InterfaceBuilderDocument.Reusable,
    _ type: TypeName,
    _ identifier: String,
    in storyboard: String
  ) -> DraftEntry {
    var entry = DraftEntry(prototype.role == .supplementary ? .views : .cells, type, of: prototype.class)
    entry.identifier = identifier
    entry.container = prototype.recycler == .collection ? .collection : nil
    if prototype.role == .supplementary {
      // The storyboard that contains it follows from its identifier.
      entry.kind = prototype.supplementaryKind.map(SupplementaryKind.word)
    } else {
      entry.storyboard = storyboard
    }
    return entry
  }
}
