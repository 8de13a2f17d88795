/// Views in a row or a column.
///
///     let stack = UIStackView(arrangedSubviews: [nameLabel, ageLabel])
///     stack.axis = .vertical
///     stack.spacing = 8
///
/// A hidden view takes no room. The arrangement takes part in the layout as constraints: it is solved together with
/// your own constraints, which can override it by priority.
///
/// All arranged views exist at the same time. For many rows, use `UITableView`.
open class UIStackView: UIView {
  package override class var uiKitClass: UIKitClass { stackViewClass }

  public enum Distribution: Int, Sendable {
    /// The views fill the stack: those with the lowest hugging priority grow.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading
    /// On the first baseline. The first view keeps within the top edge of the stack, others may reach beyond it.
    case firstBaseline, center, trailing
    /// On the last baseline. The first view keeps within the bottom edge of the stack, others may reach beyond it.
    case lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidateLayout(.structure) } }
  open var distribution = Distribution.fill { didSet { invalidateLayout(.structure) } }
  open var alignment = Alignment.fill { didSet { invalidateLayout(.structure) } }
  open var spacing: CGFloat = 0 { didSet { invalidateLayout(.structure) } }
  open var isBaselineRelativeArrangement = false { didSet { invalidateLayout(.structure) } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { invalidateLayout(.structure) } }
  /// Custom spacing by the identity of arranged views. Views that leave the arrangement are removed.
  private final var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    layoutMargins = .zero
    (coder as? NibCoder)?.configure(self)
  }

  /// The system's spacing, which is 8 points here.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if !(0...arrangedSubviews.count).contains(stackIndex) {
      stop(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
          + "\(arrangedSubviews.count)"
      )
    }
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    invalidateLayout(.structure)
  }

  open func removeArrangedSubview(_ view: UIView) {
    leave(view)
    invalidateLayout(.structure)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    leave(subview)
  }

  private final func leave(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    invalidateLayout(.structure)
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance from a view to the next one, in points.
  final func distance(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let stated = custom == Self.spacingUseDefault ? spacing : custom
    return switch stated {
    case Self.spacingUseSystem: 8
    case Self.spacingUseDefault: 0
    default: stated
    }
  }

  final override func baselineView(isFirst: Bool) -> UIView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let highest = shown.max { $0.naturalLength(.vertical) < $1.naturalLength(.vertical) }
    return (axis == .horizontal ? highest : isFirst ? shown.first : shown.last) ?? self
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeByConstraints(fitting: size, .fittingSizeLevel, .fittingSizeLevel) ?? bounds.size
  }
}
