/// An object contained in another one.
@MainActor
struct NibPart {
  let node: NibNode
  let relation: Relation

  /// The relation of the object to its container.
  enum Relation {
    case subview
    /// A subview that the default size class excludes. It is made, because outlets may refer to it, but not added.
    case notInstalled
    /// The container already has the object, which is only configured.
    case existing(@MainActor (AnyObject) -> AnyObject?)
    /// The container has an object of UIKit's class as the value of a property. One of a custom class replaces it.
    case held(as: String)
    /// The value of a property.
    case property(String)
    /// One of the values of a property.
    case element(of: String)
  }
}
