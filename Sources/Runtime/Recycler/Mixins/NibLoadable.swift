/// A view that is the root of a nib.
///
///     final class BadgeView: UIView, NibLoadable {}
///
///     let badge = BadgeView.loadFromNib()  // The first object of BadgeView.xib
@preconcurrency @MainActor
public protocol NibLoadable: AnyObject {
  /// The nib that contains the view. The default is the nib that has the name of the class.
  static var nib: UINib { get }
}

extension NibLoadable {
  /// The nib that has the name of the class, in the bundle of the class.
  ///
  /// Each access creates a `UINib`.
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

extension NibLoadable where Self: UIView {
  /// Makes a view from the nib.
  ///
  /// The nib is instantiated without an owner.
  ///
  /// - Returns: The first object of a new copy of the nib.
  /// - Precondition: The first object of the nib is of this class or a subclass. Otherwise the program stops with "The
  ///   nib … expected its root view to be of type ….", followed by the class that was found.
  public static func loadFromNib() -> Self {
    let objects = nib.instantiate(withOwner: nil, options: nil)
    guard let view = objects.first as? Self else {
      stop(
        "The nib \(nib) expected its root view to be of type \(self). "
          + "Found: \(objects.first.map { "a \(String(reflecting: type(of: $0)))" } ?? "no object"); look at the custom "
          + "class and module of the nib's first object in Interface Builder"
      )
    }
    return view
  }
}
