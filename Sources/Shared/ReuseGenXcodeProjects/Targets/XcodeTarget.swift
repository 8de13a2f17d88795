/// A target of an Xcode project, as far as it matters to its documents and sources.
package struct XcodeTarget: Sendable {
  /// A target among those of several projects.
  package struct ID: Hashable, Sendable {
    /// The path of the project, such as "App/App.xcodeproj".
    package var project: String
    package var name: String
  }

  /// Something that the target uses, before it is known which target provides it.
  enum Dependency: Hashable, Sendable {
    /// A target that is built first.
    case target(ID)
    /// The name of a product that is linked, without its extension.
    case product(String)
  }

  package let id: ID
  /// The kind of the product, such as "com.apple.product-type.application"; empty if the project doesn't state it.
  package var productType = ""
  package var productName = ""
  package var moduleName = ""
  /// The SDK that the settings specify, such as "iphoneos"; empty if they specify none.
  package var sdk = ""
  /// The Interface Builder documents.
  package var documents: [ProjectFile] = []
  /// The Swift and Objective-C sources that are compiled.
  package var sources: [ProjectFile] = []
  /// The headers that belong to the sources, and those that belong to no source.
  package var headers: [ProjectFile] = []
  /// The asset catalogs.
  package var catalogs: [ProjectFile] = []
  /// The images, folders and bundles beside catalogs.
  package var otherAssets: [ProjectFile] = []
  /// The paths of the files that its scripts write, as far as they are in the project's folder.
  package var scriptOutputs: Set<String> = []
  /// The target's Info.plist, if it has one.
  package var propertyList: String?
  /// The documents that the system loads, because the Info.plist or a build setting names them.
  package var mainDocuments: [MainDocument] = []
  /// The images and colors of its launch screens, and the classes that its Info.plist names.
  package var namedItems: [MainDocument] = []
  /// Whether the Info.plist or a build setting chooses the appearance, whatever the user's setting is.
  package var choosesAppearance = false
  package var settings = BuildSettings([], builtIn: [:])
  /// The language that the app is written in.
  package var developmentLanguage = "en"
  /// The location of the target in the project file.
  package var position: FilePosition?
  var dependencies: [Dependency] = []
  /// The targets whose modules it sees, itself not among them.
  package internal(set) var visibleTargets: [ID] = []
  /// The products of packages that it uses.
  package internal(set) var packageProducts: [String] = []

  package var isTest: Bool { productType.contains("test") }
  package var isApp: Bool { productType == "com.apple.product-type.application" }
  package var isFramework: Bool { productType == "com.apple.product-type.framework" }
}
