/// A storyboard's segue, with the classes of the controllers that it connects.
///
/// Generated code has one for each segue with an identifier: `perform(segue: .showDetail)`.
public struct Segue<Source: UIViewController, Destination: UIViewController>: Hashable, Sendable {
  /// The identifier.
  public let identifier: String

  /// The segue with an identifier.
  public init(_ identifier: String) { self.identifier = identifier }

  /// The controller that a segue leads to, for `prepare(for:sender:)`: `nil` where it is another segue. Stops where
  /// the controller has another class.
  @MainActor
  public func destination(of segue: UIStoryboardSegue) -> Destination? {
    guard segue.identifier == identifier, segue.source is Source else { return nil }
    guard let destination = segue.destination as? Destination else {
      stop(
        "The destination of the segue '\(identifier)' of '\(Source.self)' is not of class '\(Destination.self)'. "
          + "Found: a \(String(reflecting: type(of: segue.destination))); look at the scene's custom class and module in "
          + "Interface Builder"
      )
    }
    return destination
  }
}

/// A controller that performs segues of its own class: every `UIViewController`.
@MainActor
public protocol SeguePerforming: UIViewController {}

extension UIViewController: SeguePerforming {}

extension SeguePerforming {
  /// Performs a segue that starts from this class. Stops, as UIKit does, where the controller's scene has none of its
  /// identifier.
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: What `prepare(for:sender:)` is given.
  public func perform<Destination>(segue: Segue<Self, Destination>, sender: Any? = nil) {
    performSegue(withIdentifier: segue.identifier, sender: sender)
  }
}
