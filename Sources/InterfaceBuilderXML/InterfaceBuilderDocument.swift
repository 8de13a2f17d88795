package import Foundation

/// What an Interface Builder document states, each with its place; lists are in document order, values verbatim.
package struct InterfaceBuilderDocument: Sendable {
  package enum Kind: String, Sendable {
    case xib, storyboard

    /// The kind that a file's extension says, in any case.
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

  package enum Platform: String, Sendable {
    case iOS, tvOS, watchOS, macOS
  }

  /// What was read, for the places of attributes.
  package let source: IBSource
  package internal(set) var kind = Kind.xib
  package internal(set) var platform = Platform.iOS
  /// The object identifier of the initial scene's controller.
  package internal(set) var initial: String?
  /// Where `<document` stands: the place of what is said of the document as a whole.
  package internal(set) var place = IBPlace.start

  package internal(set) var scenes: [Scene] = []
  package internal(set) var reusables: [Reusable] = []
  package internal(set) var segues: [Segue] = []
  /// A nib's top-level objects, placeholders left out.
  package internal(set) var roots: [Root] = []
  /// The File's Owner, the first responder and other stand-ins at the top level of a nib.
  package internal(set) var placeholders: [Placeholder] = []
  package internal(set) var outlets: [Outlet] = []
  package internal(set) var actions: [Action] = []
  /// User defined runtime attributes.
  package internal(set) var attributes: [RuntimeAttribute] = []
  /// Links to other storyboards.
  package internal(set) var links: [Link] = []
  /// The class of every object that has one of its own, wherever it stands.
  package internal(set) var classes: [StatedClass] = []

  package var path: String { source.path }

  /// The File's Owner, where it has a custom class.
  package var owner: Placeholder? {
    placeholders.first { $0.isFilesOwner && $0.class.className != nil }
  }

  /// The File's Owner, with or without a class.
  package var filesOwner: Placeholder? { owner ?? placeholders.first(where: \.isFilesOwner) }

  /// The controller of a storyboard's initial scene.
  package var initialScene: Scene? {
    initial.flatMap { initial in scenes.first { $0.id == initial } }
  }

  /// Where an attribute of an element stands, or the element's own place where it doesn't have it.
  package func place(ofAttribute name: String, inElementAt element: IBPlace) -> IBPlace {
    source.place(ofAttribute: name, inElementAt: element)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - path: the file's path; its extension says the kind, and the content where it is neither ".xib" nor
  ///     ".storyboard".
  package static func read(_ file: Data, path: String) throws(IBReadError) -> InterfaceBuilderDocument {
    let source = try IBSource(file, path: path)
    let builder = DocumentBuilder(source)
    try XMLEvents.pass(source, to: builder)
    return builder.document
  }

  init(source: IBSource) {
    self.source = source
  }
}
