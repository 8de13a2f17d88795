/// The model of what will be generated: every name and every expression decided, nothing left to a template.
struct Accessors: Sendable {
  /// The manifest's file name, without its folder.
  var manifestName: String
  var imports: [String]
  var access: AccessLevel
  var namespace: String
  var cells = Section()
  var views = Section()
  var scenes: [Scene] = []
  var sceneConformances: [Conformance] = []
  var nibs: [Nib] = []
  var segues: [SegueGroup] = []
  /// Second names for classes that the catalogue's members would hide.
  var aliases: [CatalogueTypes.Alias] = []

  /// The reusable views of one part of the manifest.
  struct Section: Sendable {
    var conformances: [Conformance] = []
    var reusables: [Reusable] = []
  }

  /// A view that a container recycles.
  struct Reusable: Sendable {
    var type: String
    /// The class as the catalogue's expressions name it.
    var catalogueType: String
    var name: AccessorName
    var identifier: String
    var container: Container
    var source: ViewSource
    /// The element kind of a supplementary view; nil for cells and a table's headers and footers.
    var kind: String?
    var isHeaderOrFooter = false
    /// The Swift expression of the bundle that holds the nib.
    var bundle: String
  }

  /// One extension that makes a class conform to the mixins.
  struct Conformance: Sendable {
    var type: String
    /// The mixins, as they stand after the colon.
    var mixins: [String]
    var reuseIdentifier: String?
    var nib: Nib?
    var storyboard: Scene?
    /// Whether the scene is named, or the initial one of its storyboard.
    var sceneIdentifier: String?
    /// The access level of the members; nil for that of the file.
    var access: AccessLevel?
    /// The expression of the bundle, inside of the extension.
    var bundle: String
  }

  struct Nib: Sendable {
    var name: AccessorName
    var nibName: String
    var bundle: String
    var type: String
  }

  struct Scene: Sendable {
    var type: String
    /// The class as the catalogue's expressions name it.
    var catalogueType: String
    var name: AccessorName
    var storyboard: String
    var identifier: String?
    var bundle: String
  }

  /// The segues of one controller.
  struct SegueGroup: Sendable {
    var type: String
    /// The name of the enum that holds them.
    var name: AccessorName
    var segues: [Segue] = []
  }

  struct Segue: Sendable {
    var name: AccessorName
    var identifier: String
    var source: String
    var destination: String
    /// The classes as the catalogue's expressions name them.
    var catalogueSource: String
    var catalogueDestination: String
    var access: AccessLevel
  }
}
