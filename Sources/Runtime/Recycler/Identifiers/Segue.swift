/// A segue of a storyboard, with the classes of the view controllers that it connects.
///
/// Generated code declares one for each segue that has an identifier:
///
///     perform(segue: .showDetail)
///
///     override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///       if let detail = Reuse.Segues.peopleController.showDetail.destination(of: segue) { detail.person = person }
///     }
public struct Segue<Source: UIViewController, Destination: UIViewController>: Hashable, Sendable {
  /// The identifier of the segue.
  public let identifier: String

  /// Creates a segue with an identifier.
  ///
  /// - Parameter identifier: The identifier that Interface Builder shows for the segue.
  public init(_ identifier: String) { self.identifier = identifier }

  /// Returns the view controller that a segue leads to, if it is this segue.
  ///
  /// Call this method in `prepare(for:sender:)`, once for each segue that the view controller prepares.
  ///
  /// - Parameter segue: The segue that is about to be performed.
  /// - Returns: The destination of `segue`; `nil` if `segue` has another identifier or doesn't start from a `Source`.
  /// - Precondition: The destination of this segue is of class `Destination` or a subclass. Otherwise the program stops
  ///   with "The destination of the segue '…' of '…' is not of class '…'.", followed by the class that was found.
  @preconcurrency @MainActor
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

/// A view controller that performs the segues of its own class.
///
/// Every `UIViewController` conforms. The protocol exists because `perform(segue:sender:)` needs `Self` as the source
/// of the segue, and an extension of a class can't use `Self` as the type of a parameter.
@preconcurrency @MainActor
public protocol SeguePerforming: UIViewController {}

extension UIViewController: SeguePerforming {}

extension SeguePerforming {
  /// Performs a segue that starts from this class.
  ///
  /// The compiler rejects a segue that starts from another class.
  ///
  ///     perform(segue: .showDetail, sender: cell)
  ///
  /// - Parameters:
  ///   - segue: The segue to perform.
  ///   - sender: The object that `prepare(for:sender:)` receives.
  /// - Precondition: The scene of this view controller has a segue with the identifier. Otherwise the program stops
  ///   with UIKit's message, "Receiver (…) has no segue with identifier '…'".
  public func perform<Destination>(segue: Segue<Self, Destination>, sender: Any? = nil) {
    performSegue(withIdentifier: segue.identifier, sender: sender)
  }
}
