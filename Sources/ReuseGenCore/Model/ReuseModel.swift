/// What will be generated for, with every default filled in: the manifest and the documents together.
struct ReuseModel: Sendable {
  var cells: [Cell] = []
  var views: [View] = []
  var scenes: [Scene] = []
  var segues: [Segue] = []

  struct Cell: Sendable {
    var entry: CellEntry
    var container: Container
    var source: ViewSource
  }

  struct View: Sendable {
    var entry: ViewEntry
    var role: Role
    var nib: String?
    /// The storyboard that holds it as the header or footer of a collection.
    var storyboard: String?

    enum Role: Equatable, Sendable {
      case headerOrFooter
      case supplementary(kind: String)
      /// In no container: loaded from its nib, as its root or its File's Owner.
      case standalone
    }
  }

  struct Scene: Sendable {
    var entry: SceneEntry
    var storyboard: String
    /// nil: the initial scene.
    var identifier: String?
  }

  /// A segue with an identifier.
  struct Segue: Equatable, Sendable {
    /// The class of the controller that it starts from.
    var source: TypeName
    var identifier: String
    /// The class of the controller that it leads to; nil where the documents state none.
    var destination: TypeName?
  }
}

/// Where a reusable view comes from.
enum ViewSource: Equatable, Sendable {
  /// Its class alone.
  case code
  case nib(String)
  /// A storyboard, which registers it itself.
  case prototype(storyboard: String)
}
