import InterfaceBuilderXML
import SourceDeclarations

/// The input of rules: the resolved manifest, the documents, and the declarations of the target's sources.
struct LintContext {
  let resolved: ResolvedManifest
  let declarations: Declarations
  let assets: AssetNames
  /// The paths of documents that aren't resources of the target.
  let unbundledDocuments: Set<String>
  /// The classes that documents name, with the members that the sources declare.
  let sourceClasses: ConnectedClasses
  /// The objects of each version by object identifier.
  let objects: [[String: InterfaceBuilderDocument.Object]]
  /// Every version of every document.
  let versions: [InterfaceBuilderDocument]
  /// The objects of documents whose class doesn't exist.
  private(set) var missingClasses = MissingClasses()
  /// The outlets of objects whose class the sources declare.
  private(set) var outlets: [ClassConnection<InterfaceBuilderDocument.Outlet>] = []
  /// The user defined runtime attributes of objects whose class the sources declare.
  private(set) var attributes: [ClassConnection<InterfaceBuilderDocument.RuntimeAttribute>] = []
  /// The actions that objects receive whose class the sources declare.
  private(set) var actions: [ClassConnection<InterfaceBuilderDocument.Action>] = []
  /// The nibs of all entries.
  let nibs: [ResolvedNib]
  /// The prototypes of all entries.
  let prototypes: [ResolvedPrototype]

  init(
    _ resolved: ResolvedManifest,
    _ declarations: Declarations,
    _ assets: AssetNames,
    unbundledDocuments: Set<String> = []
  ) {
    self.resolved = resolved
    self.declarations = declarations
    self.assets = assets
    self.unbundledDocuments = unbundledDocuments
    versions = resolved.documents.all.flatMap(\.versions)
    sourceClasses = ConnectedClasses(versions, declarations)
    objects =
      declarations.files.isEmpty
      ? []
      : versions.map { Dictionary($0.objects.map { ($0.id, $0) }) { first, _ in first } }
    nibs = resolved.cells.compactMap(\.nib) + resolved.views.compactMap(\.nib)
    prototypes = resolved.cells.flatMap(\.prototypes) + resolved.views.flatMap(\.prototypes)
    missingClasses = MissingClasses(in: self)
    outlets = connections(\.outlets) { $0.owner }
    attributes = connections(\.attributes) { $0.owner }
    actions = connections(\.actions) { $0.target }
  }

  var manifest: Manifest { resolved.manifest }
  var documents: DocumentSet { resolved.documents }
  var classes: ClassComparison { resolved.classes }
  var scenes: [ResolvedScene] { resolved.scenes }

  /// The classes that the manifest lists.
  var listedClasses: [ListedClass] {
    resolved.cells.map(\.listedClass) + resolved.views.map(\.listedClass) + resolved.scenes.map(\.listedClass)
  }
}
