import ReuseGenDeclarations
import ReuseGenXML

/// The input of rules that compare the manifest or documents with the target's sources.
class SourceContext: LintContext {
  final let declarations: Declarations
  private let isAppearanceInInformation: Bool
  /// Whether the Info.plist or code chooses the appearance, whatever the user's setting is.
  final lazy var choosesAppearance =
    isAppearanceInInformation || declarations.files.contains(where: \.overridesAppearance)
  /// The module of the bundle with the documents, if it isn't the target's.
  final let bundleModule: String?
  /// The files of the target's documents.
  final let files: [DocumentFile]
  /// The documents that code can use: those of the target, and of other targets.
  final lazy var codeDocuments =
    code.documents.isEmpty ? documents : DocumentSet(files + code.documents)
  /// The names in all sources, collected once for the rules that look many of them up.
  final lazy var namesInSources = declarations.allNames()
  fileprivate final lazy var sourcePaths = Set(declarations.files.map(\.path))
  /// The classes of the sources from which others inherit.
  final lazy var inheritedClasses = Set(
    declarations.classNames.flatMap(declarations.superclasses).compactMap { resolution in
      if case .declared(let name) = resolution { name } else { nil }
    }
  )
  /// Whether all scenes of a class have a list whose data source is their controller, by the last name of the class.
  final lazy var suppliesListsOfScenes = codeDocuments.storyboards.flatMap(\.versions).reduce(
    into: [String: Bool]()
  ) { supplies, version in
    let sources = Set(version.outlets.filter { $0.property == "dataSource" }.compactMap(\.destination))
    for scene in version.scenes {
      guard let name = scene.class.className?.lastName else { continue }
      supplies[name] = supplies[name, default: true] && scene.id.map(sources.contains) ?? false
    }
  }
  /// The classes that documents name, with the members that the sources declare.
  final lazy var sourceClasses = ConnectedClasses(versions, declarations, in: classes.module)
  /// The indices of the objects of each version by object identifier; empty without sources.
  final lazy var objects: [[String: Int]] =
    declarations.files.isEmpty
    ? []
    : versions.map { version in
      Dictionary(zip(version.objects.lazy.map { $0.id }, 0...)) { first, _ in first }
    }

  /// The coverage of the app's classes that the manifest lists, or, if it lists none, that documents name.
  final lazy var coverageOfTarget: SourceCoverage = {
    // Without sources none is declared.
    if declarations.files.isEmpty { return SourceCoverage(of: [], in: declarations) }
    let listed = Set(listedClasses.filter(\.isOwn).map(\.last)).filter { AppleClass.named($0) == nil }
    return listed.isEmpty ? coverageOfDocuments : SourceCoverage(of: listed, in: declarations)
  }()

  override init(_ resolved: ResolvedManifest, _ input: TargetInput) {
    (declarations, files) = (input.declarations, input.documents)
    (isAppearanceInInformation, bundleModule) = (input.choosesAppearance, input.bundleModule)
    super.init(resolved, input)
  }
}

extension SourceContext {
  func object(_ id: String?, version: Int) -> InterfaceBuilderDocument.Object? {
    id.flatMap { objects[version][$0] }.map { versions[version].objects[$0] }
  }

  /// The advice to add a file to the target that is on disk only.
  func addition(of name: String) -> String? {
    guard let path = code.filesOnDisk?.value[name], !sourcePaths.contains(path) else { return nil }
    return "add \(path) to the target"
  }

  /// Notes where a class is declared.
  func note(of type: SourceClass) -> Diagnostic.Note {
    .init("\(type.name) is declared here", at: declarations.location(of: type.declaration))
  }

  /// Notes where a class of the sources is declared; `nil` if they don't declare it.
  func note(ofClass name: String) -> Diagnostic.Note? {
    declarations.location(ofClass: name).map { .init("\(name) is declared here", at: $0) }
  }

  /// Notes where a property or a method is declared.
  func note(of member: MemberLocation) -> Diagnostic.Note {
    .init("\(declarations.name(of: member)) is declared here", at: declarations.location(of: member))
  }
}

// MARK: - Uses

extension SourceContext {
  /// Whether the manifest lists contents of a document, another document refers to it, or code may load it.
  func uses(_ name: String, _ kind: InterfaceBuilderDocument.Kind) -> Bool {
    switch kind {
    case .xib: uses(nib: name)
    case .storyboard: uses(storyboard: name)
    }
  }

  private func uses(nib name: String) -> Bool {
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    // A view controller without a nib name loads the nib that is named after it, with or without "Controller".
    return nibs.contains { $0.name == name }
      || [name, constant, "\(name)Controller"].contains(where: declarations.names)
  }

  private func uses(storyboard name: String) -> Bool {
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    return scenes.contains { $0.storyboard == name } || prototypes.contains { $0.storyboard == name }
      || versions.contains { $0.links.contains { $0.storyboard == name } }
      || [name, constant].contains(where: declarations.names)
      || declarations.files.contains { $0.types.contains { $0.cases.contains(constant) } }
  }
}
