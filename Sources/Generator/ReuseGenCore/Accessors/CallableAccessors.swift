/// The accessors that call sites can call, with the names of the built-in template, and what the calls that they
/// replace must state.
package struct CallableAccessors: Sendable {
  /// The bundle of nibs and storyboards, or `nil` if the compiler decides.
  package let bundle: BundleChoice?
  package let recycled: [RecycledAccessor]
  package let nibs: [NibAccessor]
  package let scenes: [SceneAccessor]
  package let segues: [SegueAccessor]
  /// The names of the storyboards with a scene of a class.
  package let storyboards: [String: Set<String>]
  /// The names of all storyboards and of all nibs.
  package let storyboardNames: Set<String>
  package let nibNames: Set<String>
  /// The target's own module according to its documents, or `nil` if they name none.
  package let module: String?

  init(_ input: AccessorInput) {
    let resolved = input.resolved
    bundle = input.bundles.choice
    recycled = ReusableAccessors(input).accessors
    nibs =
      resolved.cells.compactMap { NibAccessor($0, $0.source.nib, input) }
      + resolved.views.compactMap { NibAccessor($0, $0.source.nib, input) }
    scenes = resolved.scenes.map { SceneAccessor($0, input) }
    segues = zip(resolved.segues, input.segueNames.segues).map { SegueAccessor($0, $1, input) }
    storyboards = Self.storyboards(resolved.documents)
    storyboardNames = Set(resolved.documents.storyboards.map(\.name))
    nibNames = Set(resolved.documents.all.filter { $0.kind == .xib }.map(\.name))
    module = resolved.documents.targetModule
  }

  private static func storyboards(_ documents: DocumentSet) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for storyboard in documents.storyboards {
      for scene in storyboard.versions.flatMap(\.scenes) {
        if let name = scene.class.className { found[name.lastName, default: []].insert(storyboard.name) }
      }
    }
    return found
  }
}

/// The accessor of a view that is loaded from its nib.
package struct NibAccessor: Sendable {
  /// The class as the manifest names it.
  package let className: String
  package let nibName: String
  /// Whether the class is the File's Owner, which loads its content itself.
  package let isOwner: Bool
  /// Whether the nib has connections of its File's Owner.
  package let connectsOwner: Bool
  /// The class of the first view as code names it, or `nil` if the documents don't agree.
  package let rootClass: String?
  /// Whether the class has `loadFromNib()`, because the generated file makes it conform.
  package let conforms: Bool
  /// The nib in the catalog.
  package let nib: String

  fileprivate init?(_ resolved: some ResolvedEntry, _ nib: ResolvedNib?, _ input: AccessorInput) {
    guard let nib else { return nil }
    className = resolved.type.text
    nibName = nib.name
    isOwner = nib.isOwner
    connectsOwner = nib.versions.contains { document in
      guard let owner = document.filesOwner?.id else { return false }
      return document.outlets.contains { $0.owner == owner } || document.actions.contains { $0.target == owner }
    }
    let roots = Set(
      nib.versions.map { document in
        document.roots.first.flatMap { $0.class.type ?? $0.class.typeOfUIKit(element: $0.element) }
      }
    )
    rootClass = roots.count == 1 ? roots.first??.text : nil
    conforms = input.conforms(resolved)
    self.nib = "\(input.manifest.namespace.value).Nibs.\(resolved.name.reference)"
  }

  /// The expression that loads the view.
  package var expression: String { "\(className).loadFromNib()" }
}

/// The accessor of a storyboard's scene.
package struct SceneAccessor: Sendable {
  /// The class as the manifest names it.
  package let className: String
  package let storyboard: String
  /// `nil`: the initial scene.
  package let identifier: String?
  /// Whether the storyboard starts with it.
  package let isInitial: Bool
  /// The class as code names it, if it has `instantiate()`, because the generated file makes it conform.
  package let conformingClass: String?
  /// The scene in the catalog.
  package let scene: String

  fileprivate init(_ scene: ResolvedScene, _ input: AccessorInput) {
    className = scene.type.text
    storyboard = scene.storyboard
    identifier = scene.identifier
    isInitial =
      scene.identifier == nil
      || scene.versions.contains { version in
        guard let id = version.match.objectOfClass?.sceneID else { return false }
        return version.document.initialScene?.sceneID == id
      }
    conformingClass = input.conforms(scene) ? scene.writtenType.code : nil
    self.scene = "\(input.manifest.namespace.value).Scenes.\(scene.name.reference)"
  }
}

/// The accessor of a segue with an identifier.
package struct SegueAccessor: Sendable {
  /// The class of the controller that the segue starts from.
  package let source: String
  package let identifier: String
  /// The class of the controller that it leads to, or `nil` if the documents state none.
  package let destination: String?
  /// Whether code can perform it.
  package let isPerformable: Bool
  /// The name after a dot, where the type of the segue is known.
  package let member: String
  /// The segue in the catalog.
  package let expression: String

  fileprivate init(_ segue: ResolvedSegue, _ name: SegueNames.Name, _ input: AccessorInput) {
    source = segue.source.text
    identifier = segue.identifier
    destination = segue.destination?.text
    isPerformable = segue.isPerformable || segue.isUnwind
    member = ".\(name.segue.reference)"
    let namespace = input.manifest.namespace.value
    expression = "\(namespace).Segues.\(name.controller.reference).\(name.segue.reference)"
  }
}
