/// An entry of the manifest with everything that follows from the documents and the defaults.
protocol ResolvedEntry: Sendable {
  associatedtype Entry: ManifestEntry
  var entry: Entry { get }
  /// The class in the form that is compared with the classes of documents.
  var listedClass: ListedClass { get }
  var name: AccessorName { get }
  /// Whether its view is recycled, and code registers it. A storyboard registers its prototypes.
  var isRegisteredByCode: Bool { get }
  /// The protocols and members that the class gets, unless the manifest says otherwise.
  var conformance: ConformanceContent { get }
}

extension ResolvedEntry {
  var type: TypeName { entry.type.value }
  var isRegisteredByCode: Bool { false }
}
