import ReuseGenXML

/// Collects the segues that code can name: those with an identifier, in the storyboards that the manifest refers to.
///
/// The manifest doesn't list segues. If it lists a scene or a prototype of a storyboard, the storyboard is the target's
/// own, and so is what its segues connect.
struct SegueCollector {
  private let resolved: ResolvedManifest
  private let resolver: Resolver
  /// The classes that the manifest lists. The target's code can name them, whatever module a document states.
  private let listed: Set<TypeName>
  private let imports: Set<String>
  /// Whether the sources declare at least half of the classes of the storyboards' scenes, so that they are the
  /// target's.
  private let areSourcesOfTarget: Bool

  init(_ resolved: ResolvedManifest, _ resolver: Resolver) {
    self.resolved = resolved
    self.resolver = resolver
    listed = Set(resolved.manifest.entries.map { $0.type.value })
    imports = Set(resolved.manifest.imports)
    let declarations = resolved.classes.scope.declarations
    var names: Set<String> = []
    if !declarations.files.isEmpty {
      for version in resolver.versions.all {
        for scene in version.document.scenes {
          if let name = scene.class.type?.last { names.insert(name) }
        }
      }
    }
    areSourcesOfTarget = SourceCoverage(of: names, in: declarations).isHalf
  }

  func segues() -> [ResolvedSegue] {
    var segues: [ResolvedSegue] = []
    var positions: [Key: Int] = [:]
    for storyboard in storyboards() {
      guard let number = resolver.versions.numbers(of: storyboard).first else { continue }
      let document = resolver.versions.all[number].document
      if document.segues.isEmpty { continue }
      let controllers = Dictionary(
        document.scenes.compactMap { scene in scene.sceneID.map { ($0, scene) } },
        uniquingKeysWith: { first, _ in first }
      )
      let prototypes = Set(document.reusables.map(\.id))
      for segue in document.segues {
        guard let found = self.segue(segue, in: number, controllers, prototypes) else { continue }
        let key = Key(source: found.source, identifier: found.identifier)
        if let same = positions[key] {
          // The controller has several scenes, or two segues share the name: keep what holds for both.
          if segues[same].destination != found.destination { segues[same].destination = nil }
          segues[same].scenes += found.scenes
        } else {
          positions[key] = segues.count
          segues.append(found)
        }
      }
    }
    return segues
  }

  private struct Key: Hashable {
    var source: TypeName
    var identifier: String
  }

  /// The storyboards of the entries, each once, in the manifest's order.
  private func storyboards() -> [NamedDocument] {
    let ofCells = resolved.cells.compactMap { $0.source.storyboard?.document }
    var known: Set<Int> = []
    return (ofCells + resolved.scenes.compactMap(\.lookup.document)).filter { known.insert($0.position).inserted }
  }

  /// - Parameters:
  ///   - controllers: The controllers of a document by the identifiers of their scenes.
  ///   - prototypes: The identifiers of its prototypes.
  private func segue(
    _ segue: InterfaceBuilderDocument.Segue,
    in number: Int,
    _ controllers: [String: InterfaceBuilderDocument.Scene],
    _ prototypes: Set<String?>
  ) -> ResolvedSegue? {
    guard let identifier = segue.identifier, !identifier.allSatisfy(\.isWhitespace), let sceneID = segue.sceneID,
      let controller = controllers[sceneID], let source = type(of: controller)
    else { return nil }
    let isOfPrototype = prototypes.contains(segue.source)
    return ResolvedSegue(
      source: source,
      identifier: identifier,
      destination: destination(of: segue, in: number),
      isPerformable: !isOfPrototype && !["embed", "relationship", "unwind"].contains(segue.kind ?? ""),
      scenes: [ResolvedSegue.Place(path: resolver.versions.all[number].document.path, sceneID: sceneID)],
      isUnwind: segue.kind == "unwind"
    )
  }

  /// The class of the scene that the segue leads to, in this storyboard or another; `nil` if none is stated.
  private func destination(of segue: InterfaceBuilderDocument.Segue, in number: Int) -> TypeName? {
    guard let id = segue.destination else { return nil }
    if let link = resolver.scenes.link(of: id, in: number) {
      return resolver.destination(of: link, in: number).flatMap { destination($0.scene) }
    }
    return resolver.scenes.scene(controlledBy: id, in: number).flatMap(destination)
  }

  /// The class of a scene's controller; UIKit's own if that says more than `UIViewController`.
  private func destination(_ scene: InterfaceBuilderDocument.Scene) -> TypeName? {
    if let type = type(of: scene) { return type }
    return scene.class.typeOfUIKit(element: scene.element).flatMap { $0.text == "UIViewController" ? nil : $0 }
  }

  /// The class of a scene's controller, if the generated file can name it.
  private func type(of scene: InterfaceBuilderDocument.Scene) -> TypeName? {
    guard let stated = scene.class.type else {
      // UIKit's own class, if the manifest lists a scene of it.
      return scene.class.typeOfUIKit(element: scene.element).flatMap { listed.contains($0) ? $0 : nil }
    }
    let scope = resolved.classes.scope
    // A document can name a class as Objective-C does.
    let declared = scope.declarations.names(ofClass: scene.class)
    let type = declared.count == 1 ? declared.first.flatMap(TypeName.init) ?? stated : stated
    if let module = scene.class.namedModule, !scene.class.isInTargetModule, module != resolved.module {
      if imports.contains(module) { return TypeName("\(module).\(type.text)").flatMap(nameable) }
      // The module isn't imported. Old documents can state such a module for a class of the target.
      if !listed.contains(type) { return nil }
    }
    let isHidden = GeneratedNames.hide(type, namespace: resolved.manifest.namespace.value, imports: imports)
    return isHidden ? nil : nameable(type)
  }

  /// The name by which the generated file refers to a controller's class; `nil` if it doesn't see the class.
  private func nameable(_ type: TypeName) -> TypeName? {
    let scope = resolved.classes.scope
    switch scope.meaning(of: type) {
    case .declared(let found):
      return scope.declarations.isKind(found.fullName, of: "UIViewController") == false ? nil : scope.written(type)
    case .unknown: return isAbsent(type) ? nil : scope.written(type)
    case .known: return scope.written(type)
    case .hidden, .otherType, .unimported, .missing: return nil
    }
  }

  /// Whether nothing in the target's sources declares or names a class: a storyboard can keep a scene whose class is
  /// gone. A string with its name is usually the identifier of its scene.
  private func isAbsent(_ type: TypeName) -> Bool {
    let declarations = resolved.classes.scope.declarations
    return areSourcesOfTarget && !listed.contains(type) && declarations.fullNames(lastName: type.last).isEmpty
      && !declarations.writes(type.last) && !declarations.mayDeclare(type.last)
  }
}
