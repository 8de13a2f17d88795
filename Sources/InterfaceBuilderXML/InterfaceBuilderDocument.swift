/// The facts that an Interface Builder document states, with their locations.
///
/// Lists are in document order. Values are verbatim.
package struct InterfaceBuilderDocument: Sendable {
  package enum Kind: String, Sendable {
    case xib, storyboard

    /// The kind that a file's extension names, in upper or lower case.
    package init?(path: String) {
      let path = path.lowercased()
      if path.hasSuffix(".xib") {
        self = .xib
      } else if path.hasSuffix(".storyboard") {
        self = .storyboard
      } else {
        return nil
      }
    }
  }

  /// The bytes, for the locations of attributes.
  package let source: IBSource
  /// The module that the reader was given, which the document's own target is in.
  package internal(set) var module: String?
  package internal(set) var kind = Kind.xib
  package internal(set) var platform = IBPlatform.iOS
  /// The object identifier of the initial scene's controller.
  package internal(set) var initial: String?
  /// The location of `<document`, for messages about the document as a whole.
  package internal(set) var location = IBLocation.start

  package internal(set) var scenes: [Scene] = []
  package internal(set) var reusables: [Reusable] = []
  package internal(set) var segues: [Segue] = []
  /// The top-level objects of a nib, without placeholders.
  package internal(set) var roots: [Root] = []
  /// File's Owner, the first responder and other placeholders at the top level of a nib.
  package internal(set) var placeholders: [Placeholder] = []
  package internal(set) var outlets: [Outlet] = []
  package internal(set) var actions: [Action] = []
  /// User defined runtime attributes.
  package internal(set) var attributes: [RuntimeAttribute] = []
  /// References to scenes of other storyboards.
  package internal(set) var links: [Link] = []
  /// The custom classes of objects at any level.
  package internal(set) var classes: [StatedClass] = []
  /// The objects with an object identifier: what connections lead to.
  package internal(set) var objects: [Object] = []
  /// The uses of named images.
  package internal(set) var images: [ImageUse] = []
  /// The uses of named colors.
  package internal(set) var colors: [ColorUse] = []

  package var path: String { source.path }

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

  /// The location of an attribute, or the location of its element if the element doesn't have it.
  package func location(ofAttribute name: String, inElementAt element: IBLocation) -> IBLocation {
    source.location(ofAttribute: name, inElementAt: element)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - path: the file's path; its extension determines the kind, or the content if the extension is neither
  ///     ".xib" nor ".storyboard".
  ///   - module: the module of the document's target, which references to the target's module then name; nil if the
  ///     document belongs to the target that reads it.
  package static func read(
    _ file: some Sequence<UInt8>,
    path: String,
    module: String? = nil
  ) throws(IBReadError) -> InterfaceBuilderDocument {
    let source = try IBSource(file, path: path)
    return try XMLReader.read(source, into: DocumentBuilder(source, module: module)).document
  }

  init(source: IBSource) {
    self.source = source
  }
}
