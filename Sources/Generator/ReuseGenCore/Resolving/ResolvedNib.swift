import ReuseGenXML

/// The nib of an entry. Stored only for entries with a nib, to save memory.
final class ResolvedNib: Sendable {
  enum Role: Sendable {
    case cell(Container)
    case headerOrFooter
    case supplementary
    /// The root of the nib, which isn't recycled.
    case root
    /// The File's Owner of the nib.
    case owner
  }

  let entry: any ManifestEntry
  let listedClass: ListedClass
  let name: String
  let role: Role
  /// Where the manifest names the nib.
  let location: SourceLocation
  /// Where the manifest specifies the container or the kind, if it does.
  let containerLocation: SourceLocation?
  let lookup: DocumentLookup

  init(
    entry: any ManifestEntry,
    listedClass: ListedClass,
    name: String,
    role: Role,
    location: SourceLocation,
    containerLocation: SourceLocation?,
    lookup: DocumentLookup
  ) {
    self.entry = entry
    self.listedClass = listedClass
    self.name = name
    self.role = role
    self.location = location
    self.containerLocation = containerLocation
    self.lookup = lookup
  }

  var versions: [InterfaceBuilderDocument] { lookup.document?.versions ?? [] }

  /// The roots that can be the entry's view: the first one, or any in a nib that must have only one.
  func roots(of document: InterfaceBuilderDocument) -> ArraySlice<InterfaceBuilderDocument.Root> {
    document.roots.prefix(isReusable ? .max : 1)
  }

  var type: String { listedClass.text }

  var isOwner: Bool { if case .owner = role { true } else { false } }

  /// Whether a table or collection creates the view from the nib, which then must have one root.
  var isReusable: Bool {
    switch role {
    case .cell, .headerOrFooter, .supplementary: true
    case .root, .owner: false
    }
  }
}
