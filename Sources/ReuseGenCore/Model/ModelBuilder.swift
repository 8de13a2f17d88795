/// Fills in what the manifest leaves out, from the documents and by the defaults, and says what cannot be filled in.
struct ModelBuilder {
  /// nil: the documents were not looked at.
  private let resolution: Resolution?

  static func build(
    _ manifest: Manifest,
    documents: DocumentSet? = nil,
    module: String? = nil
  ) -> (model: ReuseModel, diagnostics: [Diagnostic]) {
    build(manifest, documents.map { Resolution(manifest, documents: $0, module: module) })
  }

  static func build(_ manifest: Manifest, _ resolution: Resolution?) -> (model: ReuseModel, diagnostics: [Diagnostic]) {
    let builder = ModelBuilder(resolution: resolution)
    var model = ReuseModel()
    var diagnostics: [Diagnostic] = []
    model.cells = manifest.cells.map(builder.cell)
    for entry in manifest.views {
      let (view, problems) = builder.view(entry)
      model.views.append(view)
      diagnostics += problems
    }
    model.scenes = manifest.scenes.map { entry in
      ReuseModel.Scene(entry: entry, storyboard: entry.storyboardName, identifier: entry.identifier?.value)
    }
    model.segues = resolution.map { SegueCollector(manifest, model, $0).segues() } ?? []
    return (model, diagnostics)
  }

  // MARK: Cells

  private func cell(_ entry: CellEntry) -> ReuseModel.Cell {
    let (source, stated) = source(of: entry)
    return ReuseModel.Cell(entry: entry, container: entry.container?.value ?? stated ?? .table, source: source)
  }

  /// Where the cell comes from, and the container that its document states.
  private func source(of entry: CellEntry) -> (ViewSource, Container?) {
    if let storyboard = entry.storyboard?.value {
      let versions = resolution?.storyboard(of: entry, named: storyboard)?.versions ?? []
      let prototypes = versions.compactMap { resolution?.match(entry, in: $0).object }
      return (.prototype(storyboard: storyboard), prototypes.first?.recycler)
    }
    if let nib = entry.nib?.value.name(for: entry.type.value) {
      return (
        .nib(nib), Self.rootElement(of: resolution?.nib(nib, for: entry)) == "collectionViewCell" ? .collection : nil
      )
    }
    // A cell that a storyboard holds under this class and identifier is that prototype.
    if let holder = resolution?.storyboard(holding: entry) {
      let recycler = holder.prototype.recycler
      let isInIts = entry.container.map { $0.value == recycler } ?? true
      if isInIts { return (.prototype(storyboard: holder.storyboard), recycler) }
    }
    return (.code, nil)
  }

  private static func rootElement(of nib: NamedDocument?) -> String? { nib?.versions.first?.roots.first?.element }

  // MARK: Views

  private func view(_ entry: ViewEntry) -> (ReuseModel.View, [Diagnostic]) {
    var problems: [Diagnostic] = []
    func report(_ message: String, at location: SourceLocation) {
      guard entry.isSound else { return }
      problems.append(.error(message, at: location, rule: ManifestRule.value))
    }
    let nib = entry.nib?.value.name(for: entry.type.value)
    let holder = nib == nil && entry.container?.value != .table ? resolution?.storyboard(holding: entry) : nil
    let isReusable =
      !entry.isOwner
      && nib.map { Self.rootElement(of: resolution?.nib($0, for: entry)) == "collectionReusableView" } ?? false
    let role: ReuseModel.View.Role
    switch (entry.container?.value, entry.kind) {
    case (.table, _): role = .headerOrFooter
    // Only collection views know kinds, so a kind says where the view stands.
    case (.collection, let kind?), (nil, let kind?): role = .supplementary(kind: ElementKind.named(kind.value))
    case (.collection, nil),
      (nil, nil) where holder != nil || isReusable:
      let kind = holder?.prototype.elementKind
      role = .supplementary(kind: kind ?? "")
      if kind == nil {
        report(
          "a view in a collection needs its \"kind\": \"header\", \"footer\" or the element kind of its layout",
          at: entry.location
        )
      }
    case (nil, nil):
      role = .standalone
      if entry.nib == nil {
        report(
          "a view outside of tables and collections needs its nib: add \"nib\": true, or \"in\"",
          at: entry.location
        )
      }
      if let identifier = entry.identifier {
        report(
          "a view outside of tables and collections is not recycled and has no \"identifier\"; remove it, or add \"in\"",
          at: identifier.location
        )
      }
    }
    let storyboard = role == .headerOrFooter ? nil : holder?.storyboard
    return (ReuseModel.View(entry: entry, role: role, nib: nib, storyboard: storyboard), problems)
  }
}
