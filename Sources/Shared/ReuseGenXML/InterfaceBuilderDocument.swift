/// The facts in an Interface Builder document, with their locations: classes, scenes, cells, outlets, actions, segues.
///
///     let document = try InterfaceBuilderDocument.read(bytes, path: "PersonCell.xib")
///     document.roots.first?.class.className  // "PersonCell"
///
/// Lists are in document order, and values are verbatim. Nothing is looked up: an outlet's destination is an object
/// identifier. Reading takes one pass, and keeps no XML. A copy costs as much as that of an object. Broken XML,
/// entities, files over 64 MB and deep nesting are an `IBReadError` with its location.
///
/// For frames, constraints and other attributes, read the elements as `IBElement`s. To create objects from a document,
/// use the runtime's `UINib` and `UIStoryboard`.
package struct InterfaceBuilderDocument: Sendable {
  package enum Kind: String, Sendable {
    case xib, storyboard

    /// The kind that a file's extension names, in upper or lower case.
    package init?(path: String) {
      // Nearly all extensions are lowercase, and need no copy of the path.
      guard let kind = Self(lowercasePath: path) ?? Self(lowercasePath: path.lowercased()) else { return nil }
      self = kind
    }

    private init?(lowercasePath path: String) {
      if path.hasSuffix(".xib") {
        self = .xib
      } else if path.hasSuffix(".storyboard") {
        self = .storyboard
      } else {
        return nil
      }
    }
  }

  /// Documents are passed on and kept in many lists. A copy of one costs as much as that of an object.
  private let store: Store

  private final class Store: Sendable {
    let facts: DocumentContent

    init(_ facts: consuming DocumentContent) { self.facts = facts }
  }

  init(_ facts: consuming DocumentContent) { store = Store(facts) }

  /// The module that the reader was given, which the document's own target is in.
  package var module: String? { store.facts.module }
  package var kind: Kind { store.facts.kind }
  package var platform: IBPlatform { store.facts.platform }
  /// The object identifier of the initial scene's controller.
  package var initial: String? { store.facts.initial }
  /// The location of `<document`, for messages about the document as a whole.
  package var location: IBLocation { store.facts.location }

  package var scenes: [Scene] { store.facts.scenes }
  package var reusables: [Reusable] { store.facts.reusables }
  package var segues: [Segue] { store.facts.segues }
  /// The top-level objects of a nib, without placeholders.
  package var roots: [Root] { store.facts.roots }
  /// File's Owner, the first responder and other placeholders at the top level of a nib.
  package var placeholders: [Placeholder] { store.facts.placeholders }
  package var outlets: [Outlet] { store.facts.outlets }
  package var actions: [Action] { store.facts.actions }
  /// User defined runtime attributes.
  package var attributes: [RuntimeAttribute] { store.facts.attributes }
  /// References to scenes of other storyboards.
  package var links: [Link] { store.facts.links }
  /// The nibs from which the document's controllers load their views.
  package var nibs: [ControllerNib] { store.facts.nibs }
  /// The custom classes of objects at any level.
  package var classes: [CustomClass] { store.facts.classes }
  /// The objects with an object identifier: what connections lead to.
  package var objects: [Object] { store.facts.objects }
  /// Whether an outlet refers to an object of another scene, or of a prototype that it doesn't belong to; it can be
  /// `true` for a document that repeats identifiers or writes them in two ways.
  package var mayLeaveAreas: Bool { store.facts.mayLeaveAreas }
  /// Whether it refers to an object that it doesn't have; it can be `true` for a document that writes an identifier in
  /// two ways.
  package var mayLackObjects: Bool { store.facts.mayLackObjects }
  /// Whether objects have the same identifier; it can be `true` for a document that writes one with a reference.
  package var mayRepeatObjects: Bool { store.facts.mayRepeatObjects }
  /// References to objects, other than connections: constraint items, popover anchors, cell labels, bindings, and views
  /// that size classes exclude. They are read only if the document may lack an object.
  package var references: [Reference] { store.facts.references }
  /// The uses of named images.
  package var images: [ImageUse] { store.facts.images }
  /// The uses of named colors.
  package var colors: [ColorUse] { store.facts.colors }

  package var path: String { store.facts.path }

  /// File's Owner, if it has a custom class.
  package var owner: Placeholder? {
    placeholders.first { $0.isFilesOwner && $0.class.className != nil }
  }

  /// File's Owner, with or without a custom class.
  package var filesOwner: Placeholder? { owner ?? placeholders.first(where: \.isFilesOwner) }

  /// The controller of a storyboard's initial scene.
  package var initialScene: Scene? {
    initial.flatMap { initial in scenes.first { $0.id == initial } }
  }

  /// The location of an attribute that states one of the document's facts, or the location of its element if the
  /// element doesn't have it.
  package func location(ofAttribute name: String, inElementAt element: IBLocation) -> IBLocation {
    store.facts.attributeLocations[name, inElementAt: element] ?? element
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - path: the file's path; its extension determines the kind, or the content if the extension is neither
  ///     ".xib" nor ".storyboard".
  ///   - module: the module of the document's target, which references to the target's module then name; `nil` if the
  ///     document belongs to the target that reads it.
  package static func read(
    _ file: some Sequence<UInt8>,
    path: String,
    module: String? = nil
  ) throws(IBReadError) -> InterfaceBuilderDocument {
    let source = try IBSource(file, path: path)
    var read = try XMLReader.read(source, into: DocumentBuilder(path: path, module: module, bytes: source.bytes.count))
    return try document(read.takeFacts(), source)
  }

  private static func document(
    _ facts: consuming DocumentContent,
    _ source: IBSource
  ) throws(IBReadError) -> InterfaceBuilderDocument {
    if !facts.mayLackObjects { return InterfaceBuilderDocument(facts) }
    // The locations of references are those of a large part of all elements, and only such a document needs them.
    let again = DocumentBuilder(
      path: facts.path,
      module: facts.module,
      keepsReferences: true,
      bytes: source.bytes.count
    )
    var read = try XMLReader.read(source, into: again)
    return InterfaceBuilderDocument(read.takeFacts())
  }

  /// Reads a document and, in the same pass, the elements of its views.
  ///
  /// - Returns: The document, and its root without elements that describe no view, such as metrics and constraints
  ///   between two objects; `nil` instead of the root if the document isn't one for iOS.
  package static func readWithViews(
    _ file: some Sequence<UInt8>,
    path: String,
    module: String? = nil
  ) throws(IBReadError) -> (document: InterfaceBuilderDocument, views: IBElement?) {
    let source = try IBSource(file, path: path)
    var read = try XMLReader.read(source, into: ViewsBuilder(source, path: path, module: module))
    return (try document(read.takeFacts(), source), read.views.root)
  }
}
