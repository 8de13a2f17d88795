/// A point of a view where assistive technologies drag and drop. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The name.
  public final let name: String
  /// The name with attributes.
  public final let attributedName: NSAttributedString
  /// The view.
  public final weak var view: UIView?
  /// The point, in the coordinates of the view.
  public final let point: CGPoint

  /// The activation point of a view.
  public convenience init(name: String, view: UIView) {
    let point = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    self.init(name: name, point: point, in: view)
  }
  /// A point of a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  /// A point of a view.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (name, self.attributedName, self.view, self.point) = (attributedName.string, attributedName, view, point)
  }
}
