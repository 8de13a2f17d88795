/// Views in a row or a column.
///
/// What it says of its views takes part in the layout as constraints.
@preconcurrency
@MainActor
open class UIStackView: UIView {
  /// How the lengths along the axis come about.
  public enum Distribution: Int, Sendable {
    /// The views fill the room: those that hug least grow.
    case fill
    /// All are of one length.
    case fillEqually
    /// The views fill the room in proportion to their lengths.
    case fillProportionally
    /// The gaps fill the room.
    case equalSpacing
    /// The distances of the middles are equal.
    case equalCentering
  }

  /// Where the views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// Across all the room.
    case fill
    /// At the leading or top edge.
    case leading
    /// On the first baseline: at the top edge here.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case trailing
    /// On the last baseline: at the bottom edge here.
    case lastBaseline
    /// At the top edge.
    public static let top = Alignment.leading
    /// At the bottom edge.
    public static let bottom = Alignment.trailing
  }

  /// The views that are laid out, in their order.
  public private(set) final var arrangedSubviews: [UIView] = []
  /// Along which the views lie.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { markLayout(.structure) } }
  /// How the lengths along the axis come about.
  open var distribution = Distribution.fill { didSet { markLayout(.structure) } }
  /// Where the views lie across the axis.
  open var alignment = Alignment.fill { didSet { markLayout(.structure) } }
  /// The room between two views, in points.
  open var spacing: CGFloat = 0 { didSet { markLayout(.structure) } }
  /// Whether distances are counted from baselines. Taken, without effect here.
  open var isBaselineRelativeArrangement = false
  /// Whether the views keep to the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { markLayout(.structure) } }
  /// By the identities of arranged views; who leaves the arrangement leaves this, too.
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    markLayout(.structure)
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    leave(view)
    markLayout(.structure)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    leave(subview)
  }

  private func leave(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
  }

  /// Gives the room after one arranged view another length, in points. It is forgotten when the view leaves the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    markLayout(.structure)
  }

  /// The room after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  /// The room that the views take with the gaps between them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeByConstraints(fitting: size, .fittingSizeLevel, .fittingSizeLevel) ?? bounds.size
  }
}
