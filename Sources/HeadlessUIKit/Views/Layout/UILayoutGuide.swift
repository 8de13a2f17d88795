/// A rectangle in a view that constraints can refer to.
@preconcurrency
@MainActor
open class UILayoutGuide: NSObject {
  /// The part of the view that a guide describes.
  package enum Part {
    /// The safe area.
    case whole
    /// The area within the margins.
    case withinMargins
    /// The top layout guide: the area that bars cover at the top edge.
    case topEdge
    /// The bottom layout guide, at the bottom edge.
    case bottomEdge
    /// The area that the keyboard covers.
    case keyboard
    /// The frame of a scroll view.
    case frame
    /// The content of a scroll view.
    case content
    /// A rectangle that constraints determine.
    case own
  }

  /// The view that owns the guide.
  open weak var owningView: UIView?
  /// A name for identification.
  open var identifier = ""
  package internal(set) final var part = Part.own
  /// The rectangle that constraints determined last.
  final var solvedFrame = CGRect.zero

  /// Creates a guide that constraints position once it is added to a view.
  public init(_ nothing: Void = ()) { super.init() }

  /// A guide for a part of a view, which a controller's top or bottom guide is, too.
  static func part(_ part: Part, of view: UIView?) -> UILayoutGuide {
    part == .topEdge || part == .bottomEdge ? BarLayoutGuide(part, of: view) : UILayoutGuide(part, of: view)
  }

  init(_ part: Part, of view: UIView?) {
    self.part = part
    owningView = view
    super.init()
  }

  /// The rectangle in the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    // Constraints refer to a view's frame, regardless of how far its content has scrolled.
    let frame = CGRect(origin: .zero, size: owningView.bounds.size)
    switch part {
    case .own: return solvedFrame
    case .frame: return frame
    case .content: return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? frame.size)
    case .whole: return frame.inset(by: owningView.safeAreaInsets)
    case .withinMargins: return frame.inset(by: owningView.preservedMargins)
    case .topEdge: return CGRect(x: 0, y: 0, width: frame.width, height: owningView.safeAreaInsets.top)
    case .bottomEdge: return CGRect(x: 0, y: frame.maxY, width: frame.width, height: 0)
    case .keyboard:
      let height = owningView.heightOfKeyboardGuide
      return CGRect(x: 0, y: frame.maxY - height, width: frame.width, height: height)
    }
  }
}

/// The edge of a controller's view that bars cover.
@preconcurrency
@MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area that bars cover, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The top or bottom layout guide of a controller.
package final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  package var length: CGFloat { layoutFrame.height }
}

extension UIView {
  /// Adds a guide, which constraints position like a view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    invalidateLayout(.structure)
  }

  /// Removes a guide and the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    layoutGuides.remove(at: index)
    layoutGuide.owningView = nil
    dropConstraints { $0 === layoutGuide }
  }
}

extension UIScrollView {
}
