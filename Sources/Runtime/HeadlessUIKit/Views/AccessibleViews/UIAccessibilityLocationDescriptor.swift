/// A point of a view where assistive technologies drag and drop. Stored; has no effect here.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  open internal(set) var name: String
  open internal(set) var attributedName: NSAttributedString
  open package(set) weak var view: UIView?
  open internal(set) var point: CGPoint

  public convenience init(name: String, view: UIView) {
    let point = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    self.init(name: name, point: point, in: view)
  }
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (name, self.attributedName, self.view, self.point) = (attributedName.string, attributedName, view, point)
  }
}
