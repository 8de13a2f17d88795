import ReuseGenXML

/// The prototype of an entry in a storyboard.
struct ResolvedPrototype: Sendable {
  /// The facts of one version of the storyboard.
  struct Version: Sendable {
    let document: InterfaceBuilderDocument
    let match: PrototypeMatch
  }

  let entry: any ManifestEntry
  let listedClass: ListedClass
  let storyboard: String
  /// Where the manifest names the storyboard, or the class if it names none.
  let location: SourceLocation
  let container: Located<Container>?
  let kind: Located<String>?
  let lookup: DocumentLookup
  let versions: [Version]
  /// A scene of the class in any storyboard, if the storyboard is missing.
  let sceneElsewhere: FoundScene?

  var type: String { listedClass.text }
}
