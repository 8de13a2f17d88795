/// A view that is the File's Owner of a nib, which contains the content of the view.
///
///     final class RatingView: UIView, NibOwnerLoadable {
///       @IBOutlet private var label: UILabel!
///
///       override init(frame: CGRect) {
///         super.init(frame: frame)
///         loadNibContent()
///       }
///
///       required init?(coder: NSCoder) {
///         super.init(coder: coder)
///         loadNibContent()
///       }
///     }
@preconcurrency @MainActor
public protocol NibOwnerLoadable: AnyObject {
  /// The nib that contains the content. The default is the nib that has the name of the class.
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  /// The nib that has the name of the class, in the bundle of the class.
  ///
  /// Each access creates a `UINib`.
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds the top-level views of the nib as subviews, and pins each of them to the four edges of this view.
  ///
  /// Call this method once, in `init(coder:)` and in `init(frame:)`. The outlets of the nib's owner are set when it
  /// returns. Every call adds another copy of the content.
  ///
  /// - Precondition: The nib contains at least one top-level view. Otherwise the program stops with "The nib … expected
  ///   to hold the content of ….".
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
