/// Turns the checked model into accessors.
struct AccessorBuilder {
  private let manifest: Manifest
  private let model: ReuseModel
  private let bundle: BundleChoice
  private let segueNames: SegueNames
  private let types: CatalogueTypes
  /// The target's own module, if it is known: a class may be listed with it and without.
  private let module: String?

  init(manifest: Manifest, model: ReuseModel, defaultBundle: BundleChoice?, module: String? = nil) {
    self.manifest = manifest
    self.model = model
    self.module = module
    bundle = manifest.bundle ?? defaultBundle ?? .class
    segueNames = SegueNames(model.segues)
    types = CatalogueTypes(model, segueNames: segueNames)
  }

  func build() -> Accessors {
    var accessors = Accessors(
      manifestName: SwiftLiteral.visible(manifest.file.split(separator: "/").last.map(String.init) ?? manifest.file),
      imports: manifest.imports,
      access: manifest.access,
      namespace: manifest.namespace.value
    )
    // A class is made to conform once, as its first entry says; the others are reached by their identifiers.
    var conforming: Set<TypeName> = []
    func conforms(_ entry: some ManifestEntry) -> Bool {
      entry.writesConformance && conforming.insert(entry.type.value.within(module)).inserted
    }
    for cell in model.cells {
      accessors.cells.reusables.append(reusable(cell))
      if case .nib(let name) = cell.source { accessors.nibs.append(nib(name, of: cell.entry)) }
      if conforms(cell.entry) {
        accessors.cells.conformances.append(conformance(of: cell))
      }
    }
    for view in model.views {
      if let reusable = reusable(view) { accessors.views.reusables.append(reusable) }
      if let name = view.nib { accessors.nibs.append(nib(name, of: view.entry)) }
      if conforms(view.entry) {
        accessors.views.conformances.append(conformance(of: view))
      }
    }
    for scene in model.scenes {
      accessors.scenes.append(self.scene(scene))
      if conforms(scene.entry) {
        accessors.sceneConformances.append(conformance(of: scene))
      }
    }
    accessors.segues = segues()
    accessors.aliases = types.aliases
    return accessors
  }

  // MARK: Reusable views

  private func reusable(_ cell: ReuseModel.Cell) -> Accessors.Reusable {
    Accessors.Reusable(
      type: cell.entry.type.value.text,
      catalogueType: types.name(of: cell.entry.type.value),
      name: AccessorName(of: cell.entry),
      identifier: cell.entry.reuseIdentifier,
      container: cell.container,
      source: cell.source,
      bundle: bundleExpression(for: cell.entry)
    )
  }

  private func reusable(_ view: ReuseModel.View) -> Accessors.Reusable? {
    var reusable = Accessors.Reusable(
      type: view.entry.type.value.text,
      catalogueType: types.name(of: view.entry.type.value),
      name: AccessorName(of: view.entry),
      identifier: view.entry.reuseIdentifier,
      container: .table,
      source: .code,
      bundle: bundleExpression(for: view.entry)
    )
    // An owner loads its nib itself: to the container it is a class.
    if let nib = view.nib, !view.entry.isOwner { reusable.source = .nib(nib) }
    if let storyboard = view.storyboard { reusable.source = .prototype(storyboard: storyboard) }
    switch view.role {
    case .standalone: return nil
    case .headerOrFooter: reusable.isHeaderOrFooter = true
    case .supplementary(let kind):
      reusable.container = .collection
      reusable.kind = kind
    }
    return reusable
  }

  private func nib(_ name: String, of entry: some ManifestEntry) -> Accessors.Nib {
    Accessors.Nib(
      name: AccessorName(of: entry),
      nibName: name,
      bundle: bundleExpression(for: entry),
      type: entry.type.value.text
    )
  }

  private func scene(_ scene: ReuseModel.Scene) -> Accessors.Scene {
    Accessors.Scene(
      type: scene.entry.type.value.text,
      catalogueType: types.name(of: scene.entry.type.value),
      name: AccessorName(of: scene.entry),
      storyboard: scene.storyboard,
      identifier: scene.identifier,
      bundle: bundleExpression(for: scene.entry)
    )
  }

  // MARK: Segues

  /// The segues by the controller that they start from.
  private func segues() -> [Accessors.SegueGroup] {
    let entries = manifest.entries
    let listed = Set(entries.map(\.type.value))
    var groups: [Accessors.SegueGroup] = []
    var positions: [String: Int] = [:]
    for (segue, name) in zip(model.segues, segueNames.segues) {
      let group = positions[segue.source.text] ?? groups.count
      if group == groups.count {
        positions[segue.source.text] = group
        groups.append(.init(type: segue.source.text, name: name.controller))
      }
      // A class that the manifest does not list may be hidden from other modules.
      let isListed = listed.contains(segue.source) && (segue.destination.map(listed.contains) ?? true)
      groups[group].segues.append(
        .init(
          name: name.segue,
          identifier: segue.identifier,
          source: segue.source.text,
          destination: segue.destination?.text ?? "UIViewController",
          catalogueSource: types.name(of: segue.source),
          catalogueDestination: segue.destination.map(types.name) ?? "UIViewController",
          access: isListed ? manifest.access : .internal
        )
      )
    }
    return groups
  }

  private func bundleExpression(for entry: some ManifestEntry) -> String {
    bundleExpression(type: types.name(of: entry.type.value))
  }

  private func bundleExpression(type: String) -> String {
    switch bundle {
    case .module: ".module"
    case .main: ".main"
    case .class: "Bundle(for: \(type).self)"
    }
  }

  // MARK: Conformances

  private func conformance(of cell: ReuseModel.Cell) -> Accessors.Conformance {
    let nib: Accessors.Nib? = if case .nib(let name) = cell.source { nib(name, of: cell.entry) } else { nil }
    var conformance = conformance(of: cell.entry, to: [nib == nil ? "Reusable" : "NibReusable"])
    conformance.reuseIdentifier = cell.entry.reuseIdentifier
    conformance.nib = nib
    return conformance
  }

  private func conformance(of view: ReuseModel.View) -> Accessors.Conformance {
    let isRecycled = view.role != .standalone
    let mixins =
      switch (isRecycled, view.nib != nil, view.entry.isOwner) {
      case (true, true, true): ["Reusable", "NibOwnerLoadable"]
      case (true, true, false): ["NibReusable"]
      case (true, false, _): ["Reusable"]
      case (false, _, true): ["NibOwnerLoadable"]
      case (false, _, false): ["NibLoadable"]
      }
    var conformance = conformance(of: view.entry, to: mixins)
    conformance.reuseIdentifier = isRecycled ? view.entry.reuseIdentifier : nil
    conformance.nib = view.nib.map { nib($0, of: view.entry) }
    return conformance
  }

  private func conformance(of scene: ReuseModel.Scene) -> Accessors.Conformance {
    let mixin = scene.identifier == nil ? "StoryboardBased" : "StoryboardSceneBased"
    var conformance = conformance(of: scene.entry, to: [mixin])
    conformance.storyboard = self.scene(scene)
    conformance.sceneIdentifier = scene.identifier
    return conformance
  }

  private func conformance(of entry: some ManifestEntry, to mixins: [String]) -> Accessors.Conformance {
    let type = entry.type.value
    let isForeign = type.components.count > 1 && manifest.imports.contains(type.components[0])
    var mixins = manifest.writesConformances ? mixins : []
    // Where neither the class nor the protocol is of this module, Swift warns unless both are qualified with
    // their modules (SE-0364). Its `@retroactive` is an error for a class of the same package.
    if isForeign { mixins = mixins.map { "Recycler.\($0)" } }
    return Accessors.Conformance(
      type: type.text,
      mixins: mixins,
      // A class that another module shows is public, and then so is what makes it conform.
      access: isForeign ? .public : nil,
      bundle: bundleExpression(type: type.text)
    )
  }
}
