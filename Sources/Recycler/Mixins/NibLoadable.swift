/// A view that is the root of a nib.
@preconcurrency
@MainActor
public protocol NibLoadable: AnyObject {
  /// The nib that holds the view.
  static var nib: UINib { get }
}

extension NibLoadable {
  /// The nib of the class's name, in the class's bundle.
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

extension NibLoadable where Self: UIView {
  /// A new view from the nib. Stops when the nib's first object is none of this class.
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
