/// The way from one scene to another.
@preconcurrency
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier.
  public let identifier: String?
  /// The scene that it leaves.
  public let source: UIViewController
  /// The scene that it leads to.
  public let destination: UIViewController

  /// A way between two scenes.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Shows the destination over the source.
  open func perform() { source.present(destination, animated: true) }
}
