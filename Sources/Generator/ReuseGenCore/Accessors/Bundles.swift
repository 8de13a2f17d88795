/// The Swift expressions of the bundles that contain nibs and storyboards.
struct Bundles: Sendable {
  /// `nil`: the compiler decides, by whether it compiles a Swift package.
  let choice: BundleChoice?
  private let types: CatalogTypes
  /// A class of the target, whose bundle has the documents of UIKit's own classes: those are in UIKit's bundle.
  private let ownClass: TypeName?

  init(_ choice: BundleChoice?, _ types: CatalogTypes, ownClass: TypeName?) {
    self.choice = choice
    self.types = types
    self.ownClass = ownClass
  }

  /// The bundle of a class's nib or storyboard.
  func expression(for type: TypeName) -> String {
    let name = (type.isOfUIKit ? ownClass : type).map { "\(types.name(of: $0)).self" }
    return switch choice {
    case .module: ".module"
    case .main: ".main"
    case .class: name.map { "Bundle(for: \($0))" } ?? ".main"
    case nil: ".resources(of: \(name ?? "nil"))"
    }
  }
}
