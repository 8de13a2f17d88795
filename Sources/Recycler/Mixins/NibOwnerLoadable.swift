/// A view that is the File's Owner of a nib, which holds its content.
@preconcurrency
@MainActor
public protocol NibOwnerLoadable: AnyObject {
  /// The nib that holds the content.
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  /// The nib of the class's name, in the class's bundle.
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds the nib's views as subviews and pins them to the edges. Call it in `init(coder:)` and `init(frame:)`.
  ///
  /// Stops when the nib holds no view.
  public func loadNibContent() {
    let views = Self.nib.instantiate(withOwner: self, options: nil).compactMap { $0 as? UIView }
    if views.isEmpty {
      stop(
        "The nib \(Self.nib) expected to hold the content of \(type(of: self)). Found: no view; look at the nib's "
          + "top-level objects in Interface Builder"
      )
    }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      let edges: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
      NSLayoutConstraint.activate(
        edges.map { edge in
          NSLayoutConstraint(
            item: view,
            attribute: edge,
            relatedBy: .equal,
            toItem: self,
            attribute: edge,
            multiplier: 1,
            constant: 0
          )
        }
      )
    }
  }
}
