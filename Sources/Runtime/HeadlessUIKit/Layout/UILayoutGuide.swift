@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The part of the view that a guide describes.
  package enum Part {
    /// The safe area.
    case whole
    /// The area within the margins.
    case withinMargins
    /// The area within the margins, as far as lines of text are easily read.
    case readable
    /// The top layout guide: the area that bars cover at the top edge.
    case topEdge
    /// The bottom layout guide: the area that bars cover at the bottom edge.
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

  open weak var owningView: UIView?
  open var identifier = ""
  package internal(set) final var part = Part.own
  final weak var framedView: UIView?
  /// The rectangle that constraints determined last.
  final var solvedFrame = CGRect.zero

  public init(_ nothing: Void = ()) { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    identifier = coder.decodeValue(String.self, forKey: "UIIdentifier") ?? ""
  }
  open func encode(with coder: NSCoder) { coder.encodeValue(identifier, forKey: "UIIdentifier") }

  /// A guide for a part of a view, which a controller's top or bottom guide is, too.
  static func part(_ part: Part, of view: UIView?) -> UILayoutGuide {
    part == .topEdge || part == .bottomEdge ? BarLayoutGuide(part, of: view) : UILayoutGuide(part, of: view)
  }

  /// A guide that has the frame of a view within another one.
  static func frame(of view: UIView, in owningView: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    (guide.framedView, guide.owningView) = (view, owningView)
    return guide
  }

  convenience init(_ part: Part, of view: UIView?) {
    self.init()
    self.part = part
    owningView = view
  }

  // MARK: Anchors

  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  open var hasAmbiguousLayout: Bool { owningView?.leavesUndetermined(self) ?? false }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsAffecting(self, axis) ?? []
  }

  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let framedView { return framedView.convert(framedView.bounds, to: owningView) }
    // Margins move with the content of a scroll view.
    let moves = part == .withinMargins || part == .readable
    let frame = CGRect(origin: moves ? .zero : owningView.bounds.origin, size: owningView.bounds.size)
    switch part {
    case .own: return solvedFrame
    case .frame: return frame
    case .content: return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? frame.size)
    case .whole: return frame.inset(by: owningView.safeAreaInsets)
    case .withinMargins: return frame.inset(by: owningView.preservedMargins)
    case .readable: return frame.inset(by: owningView.readableMargins)
    case .topEdge:
      return CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: owningView.safeAreaInsets.top))
    case .bottomEdge: return CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
    case .keyboard:
      let height = owningView.heightOfKeyboardGuide
      return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }
  }
}

@preconcurrency @MainActor
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
