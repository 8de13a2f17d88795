import InterfaceBuilderXML

/// An entry that comes from a nib.
struct NibUse {
  enum Role {
    case cell(Container)
    case headerOrFooter
    case supplementary
    /// Loaded as the root of its nib, by itself.
    case root
    /// The File's Owner of its nib.
    case owner
  }

  let entry: any ManifestEntry
  let name: String
  let role: Role
  /// Where the manifest names the nib.
  let location: SourceLocation
  /// Where the manifest says what the view stands in, if it does.
  let containerLocation: SourceLocation?
  /// Nil where there is none of this name.
  let document: NamedDocument?

  init?(_ cell: ReuseModel.Cell, _ resolution: Resolution) {
    guard case .nib(let name) = cell.source, let nib = cell.entry.nib else { return nil }
    entry = cell.entry
    self.name = name
    role = .cell(cell.container)
    location = nib.location
    containerLocation = cell.entry.container?.location
    document = resolution.nib(name, for: cell.entry)
  }

  init?(_ view: ReuseModel.View, _ resolution: Resolution) {
    guard let name = view.nib, let nib = view.entry.nib else { return nil }
    entry = view.entry
    self.name = name
    location = nib.location
    containerLocation = (view.entry.container?.location) ?? view.entry.kind?.location
    document = resolution.nib(name, for: view.entry)
    switch view.role {
    case _ where view.entry.isOwner: role = .owner
    case .headerOrFooter: role = .headerOrFooter
    case .supplementary: role = .supplementary
    case .standalone: role = .root
    }
  }

  var versions: [InterfaceBuilderDocument] { document?.versions ?? [] }

  /// The roots that may be the one that is meant: of several of a cell's nib, which is an error of its own, any.
  func roots(of document: InterfaceBuilderDocument) -> ArraySlice<InterfaceBuilderDocument.Root> {
    document.roots.prefix(isReusable ? .max : 1)
  }

  var type: String { entry.type.value.text }

  var isOwner: Bool { if case .owner = role { true } else { false } }

  /// Whether a table or collection makes the view from the nib, which then must have one root.
  var isReusable: Bool {
    switch role {
    case .cell, .headerOrFooter, .supplementary: true
    case .root, .owner: false
    }
  }

  /// "PhotoCell is listed here", for the side of the manifest.
  var listed: Diagnostic.Note { entry.listed }
}
