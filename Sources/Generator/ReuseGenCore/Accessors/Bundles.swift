/// The Swift expressions of the bundles that contain nibs and storyboards.
struct Bundles: Sendable {
  /// `nil`: the compiler decides, by whether it compiles a Swift package.
  let choice: BundleChoice?
  private let types: CatalogTypes

  init(_ choice: BundleChoice?, _ types: CatalogTypes) {
    self.choice = choice
    self.types = types
  }

  /// The bundle of a class's nib or storyboard.
  func expression(for type: TypeName) -> String {
    switch choice {
    case .module: ".module"
    case .main: ".main"
    case .class: "Bundle(for: \(types.name(of: type)).self)"
    case nil: ".resources(of: \(types.name(of: type)).self)"
    }
  }
}
