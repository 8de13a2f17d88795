open class UITableViewHeaderFooterView: UIView, ReusableView {
  package override class var uiKitClass: UIKitClass { tableViewHeaderFooterViewClass }

  open var reuseIdentifier: String? { givenReuseIdentifier }
  final var givenReuseIdentifier: String?
  /// The key of the pool, looked up once.
  final var reuseKey: ReuseKey?

  public init(reuseIdentifier: String?) {
    givenReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    givenReuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
    insertSubview(contentView, at: 0)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a registered class for a table view. Calls `init(reuseIdentifier:)`, which is the initializer to
  /// override. A class that has that and `init(coder:)` inherits this one.
  public required convenience init(recycledUnder reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Called once before a recycled view is dequeued, never for a new one.
  open func prepareForReuse() {}

  open var contentView: UIView { ownContentView }
  final var ownContentView = UIView.managedByOwner() {
    didSet { ownContentView.layoutState.isManagedByOwner = true }
  }
  open var textLabel: UILabel? { ownTextLabel }
  private final lazy var ownTextLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    contentView.addSubview(label)
    hasTextLabel = true
    setNeedsLayout()
    return label
  }()
  private final var hasTextLabel = false
  open var detailTextLabel: UILabel? { ownDetailTextLabel }
  private final lazy var ownDetailTextLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(label)
    hasDetailTextLabel = true
    setNeedsLayout()
    return label
  }()
  private final var hasDetailTextLabel = false

  /// The labels that were created because something used them, with their names.
  package final var usedContentViews: [(name: String, view: UIView)] {
    (hasTextLabel ? [("textLabel", ownTextLabel)] : [])
      + (hasDetailTextLabel ? [("detailTextLabel", ownDetailTextLabel)] : [])
  }

  open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }

  // MARK: Configurations

  final var applied: AppliedConfigurations?
  final var configurationUpdate = ConfigurationUpdate.needed

  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Called before the view first shows and after `setNeedsUpdateConfiguration()`: set the configurations here.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The background color. Setting it logs UIKit's warning.
  open override var backgroundColor: UIColor? {
    didSet {
      if backgroundColor == nil { return }
      setBackground(nil)
      warnOnce(
        "Changing the background color of UITableViewHeaderFooterView is not supported. Use the background view "
          + "configuration instead."
      )
    }
  }

  override func prepareForLayout() { updateConfigurationIfNeeded() }
  override func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    setNeedsUpdateConfiguration()
  }
  final override var isReusable: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    applied?.backgroundView?.fill(bounds)
    contentView.frame = bounds.inset(by: (superview as? UITableView)?.contentSides ?? .zero)
    let room = CGRect(x: 16, y: 0, width: max(0, contentView.bounds.width - 32), height: bounds.height)
    if hasTextLabel { textLabel?.frame = room }
    if hasDetailTextLabel {
      let height = hasTextLabel ? room.height / 2 : room.height
      if hasTextLabel { textLabel?.frame.size.height = height }
      detailTextLabel?.frame = CGRect(x: 16, y: room.height - height, width: room.width, height: height)
    }
  }

  override func contentSize(in area: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
    updateConfigurationIfNeeded()
    return cellSize(around: contentView, fitting: area, horizontal, vertical)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let height = configuredHeight(width: size.width) { return CGSize(width: size.width, height: max(28, height)) }
    var height: CGFloat = 0
    for view in contentView.subviews { height += view.sizeThatFits(CGSize(width: size.width - 32, height: 0)).height }
    return CGSize(width: size.width, height: max(28, height + 8))
  }

  open var automaticallyUpdatesBackgroundConfiguration = true
  open var automaticallyUpdatesContentConfiguration = true
}
