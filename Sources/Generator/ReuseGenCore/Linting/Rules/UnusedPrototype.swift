import ReuseGenDeclarations
import ReuseGenXML

enum UnusedPrototype: UsageRule {
  static let name = "unused-prototype"
  static let summary = "Nothing dequeues a prototype of a storyboard."
  static let discussion = """
    A prototype is used if code or data names its reuse identifier, or an entry of the manifest. A prototype of a scene
    that nothing shows isn't reported, nor is one of a controller or a list whose class the sources don't declare.
    \(readFiles)
    """
  static let rationale = "The prototype is read whenever its scene is shown, and no row uses it."
  static let fix = "Remove the prototype, or dequeue it."
  static let example = """
    No source names the reuse identifier of a prototype in Main.storyboard:

        <tableViewCell reuseIdentifier="old" id="c"/>
    """

  static func findings(in context: AssetContext, _ usage: ProjectUsage) -> [Finding] {
    let used = UsedDocuments(context, usage)
    return used.all.flatMap { document -> [Finding] in
      guard let version = document.versions.first, document.kind == .storyboard else { return [] }
      let controllers = used.usedControllers(of: document)
      let scenes = version.scenes.filter { $0.id.map(controllers.contains) ?? false }
        .filter { isKnown($0.class, context) }.compactMap(\.sceneID)
      return (version.prototypeCells + version.supplementaryPrototypes).compactMap { prototype in
        guard let identifier = prototype.identifier, let scene = prototype.sceneID, scenes.contains(scene),
          !usage.uses(identifier), !isEntry(prototype, of: version, context),
          isKnown(classOfList(prototype, version), context)
        else { return nil }
        return Finding(
          "nothing dequeues the prototype \(quoted(identifier)); remove it, or dequeue it",
          at: version.location(prototype.location, "reuseIdentifier")
        )
      }
    }
  }

  /// Whether an entry of the manifest lists a prototype.
  private static func isEntry(
    _ prototype: InterfaceBuilderDocument.Reusable,
    of version: InterfaceBuilderDocument,
    _ context: AssetContext
  ) -> Bool {
    context.objectsOfEntries.contains(version.location(prototype.location))
  }

  private static func classOfList(
    _ prototype: InterfaceBuilderDocument.Reusable,
    _ version: InterfaceBuilderDocument
  ) -> ClassReference {
    version.objects.first { $0.id == prototype.container?.id }?.class ?? ClassReference()
  }

  /// Whether all code of a class is in the sources, or it is Apple's.
  private static func isKnown(_ reference: ClassReference, _ context: AssetContext) -> Bool {
    guard let name = reference.className, AppleClass.named(name) == nil else { return true }
    return context.sourceClasses[reference].map { !$0.hasUnknownSuperclass } ?? false
  }
}
