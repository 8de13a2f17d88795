package import ReuseGenDeclarations

/// The input of the pipeline: a target's manifest, and everything that it is compared with.
///
///     TargetInput(ManifestReader.read(bytes, file: "reuse.json"), documents: documents, declarations: declarations)
///
/// Everything is already in memory: the pipeline reads no files. Only the manifest is required. Without declarations,
/// the rules about classes, outlets and actions report nothing; without assets, those about images and colors.
///
/// `Input` in ReuseGenCommandLine reads the files of a command line, and `TargetCheck` those of an app without a
/// manifest.
package struct TargetInput: Sendable {
  package let manifest: ManifestReading
  package let documents: [DocumentFile]
  /// The paths that the manifest specifies and at which there is no file or folder.
  package let missingPaths: [Located<String>]
  /// The problems of the project that the manifest names. With an error, its files aren't known.
  package let projectProblems: [Diagnostic]
  /// The declarations of the target's sources.
  package let declarations: Declarations
  /// The assets that documents can use.
  package let assets: AssetNames
  /// The paths of documents that aren't resources of the target.
  package let unbundledDocuments: Set<String>
  /// The module of the bundle with the documents, if it isn't the target's. "Inherit Module From Target" means this
  /// one.
  package let bundleModule: String?
  /// The input of the rules over code.
  package var code: TargetCode
  /// Whether the app's Info.plist chooses the appearance, whatever the user's setting is.
  package let choosesAppearance: Bool
  /// The names that the project uses, or `nil` if unused items aren't reported.
  package var usage: ProjectUsage?

  package init(
    _ manifest: ManifestReading,
    documents: [DocumentFile] = [],
    missingPaths: [Located<String>] = [],
    projectProblems: [Diagnostic] = [],
    declarations: Declarations = Declarations(),
    assets: AssetNames = AssetNames(),
    unbundledDocuments: Set<String> = [],
    bundleModule: String? = nil,
    code: TargetCode = TargetCode(),
    choosesAppearance: Bool = false
  ) {
    self.manifest = manifest
    self.documents = documents
    self.missingPaths = missingPaths
    self.projectProblems = projectProblems
    self.declarations = declarations
    self.assets = assets
    self.unbundledDocuments = unbundledDocuments
    self.bundleModule = bundleModule
    self.code = code
    self.choosesAppearance = choosesAppearance
  }
}
