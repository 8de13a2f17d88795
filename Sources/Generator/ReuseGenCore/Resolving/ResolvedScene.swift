import ReuseGenXML

/// A scene and its storyboard. All rules and accessors share it.
final class ResolvedScene: ResolvedEntry {
  /// The facts of one version of the storyboard.
  struct Version: Sendable {
    let document: InterfaceBuilderDocument
    let match: SceneMatch
    /// The scene in another storyboard that the found scene refers to.
    let destination: FoundScene?
    /// A scene of the class, if the initial scene is meant and has another class.
    let sceneOfClass: InterfaceBuilderDocument.Scene?
  }

  let entry: SceneEntry
  let listedClass: ListedClass
  let name: AccessorName
  let storyboard: String
  let lookup: DocumentLookup
  let versions: [Version]
  /// A scene of the class in any storyboard, if the storyboard is missing.
  let sceneElsewhere: FoundScene?

  init(
    entry: SceneEntry,
    listedClass: ListedClass,
    name: AccessorName,
    storyboard: String,
    lookup: DocumentLookup,
    versions: [Version],
    sceneElsewhere: FoundScene?
  ) {
    self.entry = entry
    self.listedClass = listedClass
    self.name = name
    self.storyboard = storyboard
    self.lookup = lookup
    self.versions = versions
    self.sceneElsewhere = sceneElsewhere
  }

  /// `nil`: the initial scene.
  var identifier: String? { entry.identifier?.value }

  /// Where the manifest names the storyboard.
  var location: SourceLocation { entry.storyboard?.location ?? entry.type.location }
}
