/// The model of what will be generated: every name and every expression decided, nothing left to a template.
package struct Accessors: Sendable {
  /// The manifest's file name, without its folder.
  package var manifestName: String
  package var imports: [String]
  package var access: AccessLevel
  package var namespace: String
  package var cells = Section()
  package var views = Section()
  package var scenes: [Scene] = []
  package var sceneConformances: [Conformance] = []
  package var nibs: [Nib] = []
  package var segues: [SegueGroup] = []
  /// Second names for classes that the catalogue's members would hide.
  var aliases: [CatalogueTypes.Alias] = []

  /// The reusable views of one part of the manifest.
  package struct Section: Sendable {
    package var conformances: [Conformance] = []
    package var reusables: [Reusable] = []
  }

  /// A view that a container recycles.
  package struct Reusable: Sendable {
    package var type: String
    /// The class as the catalogue's expressions name it.
    package var catalogueType: String
    package var name: AccessorName
    package var identifier: String
    package var container: Container
    package var source: ViewSource
    /// The element kind of a supplementary view; nil for cells and a table's headers and footers.
    package var kind: String?
    package var isHeaderOrFooter = false
    /// The Swift expression of the bundle that holds the nib.
    package var bundle: String
  }

  /// One extension that makes a class conform to the mixins.
  package struct Conformance: Sendable {
    package var type: String
    /// The mixins, as they stand after the colon.
    package var mixins: [String]
    package var reuseIdentifier: String?
    package var nib: Nib?
    package var storyboard: Scene?
    /// Whether the scene is named, or the initial one of its storyboard.
    package var sceneIdentifier: String?
    /// The access level of the members; nil for that of the file.
    package var access: AccessLevel?
    /// The expression of the bundle, inside of the extension.
    package var bundle: String
  }

  package struct Nib: Sendable {
    package var name: AccessorName
    package var nibName: String
    package var bundle: String
    package var type: String
  }

  package struct Scene: Sendable {
    package var type: String
    /// The class as the catalogue's expressions name it.
    package var catalogueType: String
    package var name: AccessorName
    package var storyboard: String
    package var identifier: String?
    package var bundle: String
  }

  /// The segues of one controller.
  package struct SegueGroup: Sendable {
    package var type: String
    /// The name of the enum that holds them.
    package var name: AccessorName
    package var segues: [Segue] = []
  }

  package struct Segue: Sendable {
    package var name: AccessorName
    package var identifier: String
    package var source: String
    package var destination: String
    /// The classes as the catalogue's expressions name them.
    package var catalogueSource: String
    package var catalogueDestination: String
    package var access: AccessLevel
  }
}
