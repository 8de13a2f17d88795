/// What will be generated for, with every default filled in: the manifest and the documents together.
package struct ReuseModel: Sendable {
  package var cells: [Cell] = []
  package var views: [View] = []
  package var scenes: [Scene] = []
  package var segues: [Segue] = []

  package struct Cell: Sendable {
    package var entry: CellEntry
    package var container: Container
    package var source: ViewSource
  }

  package struct View: Sendable {
    package var entry: ViewEntry
    package var role: Role
    package var nib: String?
    /// The storyboard that holds it as the header or footer of a collection.
    package var storyboard: String?

    package enum Role: Equatable, Sendable {
      case headerOrFooter
      case supplementary(kind: String)
      /// In no container: loaded from its nib, as its root or its File's Owner.
      case standalone
    }
  }

  package struct Scene: Sendable {
    package var entry: SceneEntry
    package var storyboard: String
    /// nil: the initial scene.
    package var identifier: String?
  }

  /// A segue with an identifier.
  package struct Segue: Equatable, Sendable {
    /// The class of the controller that it starts from.
    package var source: TypeName
    package var identifier: String
    /// The class of the controller that it leads to; nil where the documents state none.
    package var destination: TypeName?
  }
}

/// Where a reusable view comes from.
package enum ViewSource: Equatable, Sendable {
  /// Its class alone.
  case code
  case nib(String)
  /// A storyboard, which registers it itself.
  case prototype(storyboard: String)
}
