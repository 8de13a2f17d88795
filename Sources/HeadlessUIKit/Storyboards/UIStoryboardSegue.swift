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
  /// What Interface Builder calls it: "show", "presentation".
  final var kind = "show"

  /// A way between two scenes.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// The way in which storyboards make segues of a custom class. It calls `init(identifier:source:destination:)`, which
  /// is the one to override; a class with that inherits this one.
  public required convenience init(ofScene identifier: String?, source: UIViewController, destination: UIViewController)
  {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Shows the destination: pushed, presented or as a detail, as the document says.
  open func perform() {
    switch kind {
    case "presentation", "modal", "popover", "popoverPresentation":
      source.present(destination, animated: false)
    case "showDetail", "replace":
      source.showDetailViewController(destination, sender: self)
    default:
      source.show(destination, sender: self)
    }
  }
}
