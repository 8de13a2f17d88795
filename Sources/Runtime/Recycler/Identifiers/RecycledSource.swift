/// How the views of an identifier are made.
enum RecycledSource: Sendable {
  /// By the initializer of their class.
  case viewClass
  /// As the root of a nib; a `nil` bundle is the main bundle.
  case nib(name: String, bundle: Bundle?)
  /// From a prototype, which `storyboard` registers.
  case prototype(storyboard: String)
}
