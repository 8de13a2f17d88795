/// A rectangle of a view that constraints can refer to.
@preconcurrency
@MainActor
open class UILayoutGuide: NSObject {
  /// What part of the view the guide is.
  enum Part {
    /// All of it: what bars leave, for there are none.
    case whole
    /// What the margins leave.
    case withinMargins
    /// The line at its top edge.
    case topEdge
    /// The line at its bottom edge.
    case bottomEdge
    /// All of it, bars or not.
    case frame
    /// A scroll view's content.
    case content
    /// What constraints say.
    case own
  }

  /// The view that the guide is a part of.
  public internal(set) final weak var owningView: UIView?
  /// A name to find it again.
  open var identifier = ""
  final var part = Part.own
  /// The rectangle that constraints said last.
  final var solvedFrame = CGRect.zero

  /// A guide that constraints place, once it is added to a view.
  public init(_ nothing: Void = ()) { super.init() }

  init(_ part: Part, of view: UIView?) {
    self.part = part
    owningView = view
    super.init()
  }

  /// The rectangle, in the view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    // Constraints are about the frame of a view, not about how far its content has scrolled.
    let frame = CGRect(origin: .zero, size: owningView.bounds.size)
    switch part {
    case .own: return solvedFrame
    case .frame: return frame
    case .content: return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? frame.size)
    case .whole: return frame.inset(by: owningView.safeAreaInsets)
    case .withinMargins: return frame.inset(by: owningView.preservedMargins)
    case .topEdge: return CGRect(x: 0, y: 0, width: frame.width, height: owningView.safeAreaInsets.top)
    case .bottomEdge: return CGRect(x: 0, y: frame.maxY, width: frame.width, height: 0)
    }
  }
}

extension UIView {
  /// Adds a rectangle that constraints place like a view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    markLayout(.structure)
  }

  /// Takes a rectangle away again, with the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    layoutGuides.remove(at: index)
    layoutGuide.owningView = nil
    dropConstraints { $0 === layoutGuide }
  }

  /// The part of the view that bars leave: all of it.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.whole, of: self) }
  /// The part of the view that its margins leave.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.withinMargins, of: self) }
  /// The part of the view where text is easily read: that which its margins leave.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(.withinMargins, of: self) }
}

extension UIScrollView {
  /// The rectangle of the content.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(.content, of: self) }
  /// The rectangle of the view.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(.frame, of: self) }
}
