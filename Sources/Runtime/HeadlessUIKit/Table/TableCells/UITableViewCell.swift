import ReuseGenXML

open class UITableViewCell: UIView, ReusableView, UIGestureRecognizerDelegate {
  package override class var uiKitClass: UIKitClass { tableViewCellClass }

  open var reuseIdentifier: String? { givenReuseIdentifier }
  final var givenReuseIdentifier: String?
  /// The key of the pool, looked up once.
  final var reuseKey: ReuseKey?
  /// The table view that created the cell, and to whose pool it returns.
  final var dequeuedFrom: ObjectIdentifier?
  /// Whether the cell was shown before.
  final var wasShown = false
  /// The standard style.
  final let style: CellStyle
  /// Whether the cell takes touches while it is dragged. Stored; has no effect here.
  open var userInteractionEnabledWhileDragging = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    givenReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    ownContentView.frame = bounds
    addSubview(ownContentView)
  }

  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    givenReuseIdentifier = element?["reuseIdentifier"]
    let styles = [
      "IBUITableViewCellStyleValue1": CellStyle.value1, "IBUITableViewCellStyleValue2": .value2,
      "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    style = element?["style"].flatMap { styles[$0] } ?? .default
    super.init(coder: coder)
    addSubview(ownContentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a registered class for a table view. Calls `init(style:reuseIdentifier:)`, which is the
  /// initializer to override. A class that has that and `init(coder:)` inherits this one.
  public required convenience init(recycledUnder reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called once before a recycled cell is dequeued, never for a new one.
  open func prepareForReuse() {}
  /// Called while the user drags the cell. Called by tests only.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Content

  /// The view that holds the content. The cell sets its frame, even if it doesn't translate its autoresizing mask.
  ///
  /// As since iOS 14 it takes its place when it is first used or shown: in front of what was added to the cell itself
  /// before, so that it receives the touches there.
  open var contentView: UIView {
    if !isContentViewPlaced {
      isContentViewPlaced = true
      placeInFront(ownContentView)
      if let accessoryView { placeInFront(accessoryView) }
    }
    return ownContentView
  }
  @exclusivity(unchecked) private final var isContentViewPlaced = false
  @exclusivity(unchecked) package final var ownContentView = UITableViewCell.emptyContentView() {
    didSet { ownContentView.layoutState.isManagedByOwner = true }
  }
  override func subviewWantsConstraints(_ subview: UIView) {
    if subview !== ownContentView { return }
    warnOnce(
      "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not "
        + "supported and will result in undefined behavior, as this property is managed by the owning UITableViewCell. "
        + "Cell: <\(type(of: self))>"
    )
  }
  @exclusivity(unchecked) final var ownTextLabel: UILabel?
  @exclusivity(unchecked) final var ownDetailTextLabel: UILabel?
  @exclusivity(unchecked) final var ownImageView: UIImageView?
  /// The cell's own labels and image view, as far as they were used.
  package final var usedContentViews: [(name: String, view: UIView)] {
    // Cells of most classes have views of their own.
    if ownTextLabel == nil, ownDetailTextLabel == nil, ownImageView == nil { return [] }
    return [("textLabel", ownTextLabel), ("detailTextLabel", ownDetailTextLabel), ("imageView", ownImageView)]
      .compactMap { name, view in view.map { (name, $0) } }
  }

  open var textLabel: UILabel? { ownTextLabel ?? made(newTextLabel()) { ownTextLabel = $0 } }
  open var detailTextLabel: UILabel? {
    style == .default ? nil : ownDetailTextLabel ?? made(newDetailTextLabel()) { ownDetailTextLabel = $0 }
  }
  open var imageView: UIImageView? { ownImageView ?? made(UIImageView(frame: .zero)) { ownImageView = $0 } }

  /// The segue, from the document, that selecting the cell performs.
  final var selectionSegue: (@MainActor (AnyObject) -> Void)?
  /// The segue, from the document, that tapping the accessory performs.
  package final var accessorySegue: (@MainActor (AnyObject) -> Void)?

  /// Uses the labels and the image view of a standard style that a document contains.
  final func adoptLabels(of element: IBElement, _ find: (String) -> AnyObject?) {
    guard element["style"] != nil else { return }
    ownTextLabel = element["textLabel"].flatMap(find) as? UILabel
    ownDetailTextLabel = element["detailTextLabel"].flatMap(find) as? UILabel
    ownImageView = element["imageView"].flatMap(find) as? UIImageView
  }

  private final func made<View: UIView>(_ make: @autoclosure () -> View, _ keep: (View) -> Void) -> View? {
    if contentConfiguration != nil { return nil }
    let new = make()
    keep(new)
    contentView.addSubview(new)
    setNeedsLayout()
    return new
  }

  @exclusivity(unchecked) open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }
  /// The view behind the content while the cell is selected or highlighted.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? { didSet { selectionViewChanged(from: oldValue) } }
  /// The view behind the content while the cell is selected in a table that allows several selected rows.
  @exclusivity(unchecked) open var multipleSelectionBackgroundView: UIView? {
    didSet { selectionViewChanged(from: oldValue) }
  }
  @exclusivity(unchecked) open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  @exclusivity(unchecked) open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  @exclusivity(unchecked) open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  @exclusivity(unchecked) open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
  @exclusivity(unchecked) open var selectionStyle = SelectionStyle.default
  /// The appearance while focused. Stored; has no effect here.
  open var focusStyle = FocusStyle.default
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableView?.separatorInset ?? UITableView.standardSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  private final var ownSeparatorInset: UIEdgeInsets?
  @exclusivity(unchecked) open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  @exclusivity(unchecked) open var showsReorderControl = false
  open var shouldIndentWhileEditing = true

  // MARK: State

  private final var selected = false
  private final var highlighted = false
  final var editing = false

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open var editingStyle: EditingStyle { ownEditingStyle }
  final var ownEditingStyle = EditingStyle.none
  open var showingDeleteConfirmation: Bool { showsDeleteConfirmation }
  final var showsDeleteConfirmation = false

  /// Resets the state of the previous row, in a cell that comes from the pool.
  final func forgetState() {
    if selected { setSelected(false, animated: false) }
    if highlighted { setHighlighted(false, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected == self.selected { return }
    self.selected = selected
    highlightContent()
    setNeedsUpdateConfiguration()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted == self.highlighted { return }
    self.highlighted = highlighted
    highlightContent()
    setNeedsUpdateConfiguration()
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == self.editing { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing = editing
    setNeedsLayout()
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Configurations

  final var applied: AppliedConfigurations?
  final var configurationUpdate = ConfigurationUpdate.needed

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (selected, highlighted)
    state.isEditing = editing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

  /// Called before the cell first shows, after its state changed and after `setNeedsUpdateConfiguration()`: set the
  /// configurations for the state here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after `updateConfiguration(using:)`, as an alternative to subclassing.
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  open override var backgroundColor: UIColor? { didSet { if backgroundColor != nil { setBackground(nil) } } }

  override func innerSizeWasInvalidated() { if !usedContentViews.isEmpty { setNeedsLayout() } }
  override func prepareForLayout() { updateConfigurationIfNeeded() }
  override func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    setNeedsUpdateConfiguration()
  }
  final override var isReusable: Bool { true }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    backgroundView?.frame = room
    applied?.backgroundView?.fill(room)
    if let sides = tableView?.contentSides, sides != .zero { room = room.inset(by: sides) }
    room = room.inset(by: contentInsets(width: bounds.width))
    placeAccessories(beside: room)
    contentView.frame = room
    adoptMargins(width: bounds.width)
    layoutLabels(in: room.size)
  }

  /// Whether the list measures the cell in its next layout.
  final var needsMeasuring = false

  override func sizeWasInvalidated(of view: UIView, isForConstraints: Bool) {
    if view === ownContentView || view === self { requestMeasuring(isForConstraints: isForConstraints) }
  }

  override func contentSize(in area: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
    updateConfigurationIfNeeded()
    adoptMargins(width: area.width)
    let insets = contentInsets(width: area.width)
    let fitted = cellSize(
      around: contentView,
      insets: insets,
      isContentAlone: placesContentItself,
      fitting: area,
      horizontal,
      vertical
    )
    return fitted.map(usableSize)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = contentInsets(width: size.width)
    if let height = configuredHeight(width: size.width - insets.left - insets.right) {
      return CGSize(width: size.width, height: max(44, height))
    }
    var height: CGFloat = 0
    for view in contentView.subviews { height += view.sizeThatFits(CGSize(width: size.width - 32, height: 0)).height }
    return CGSize(width: size.width, height: max(44, height + 22))
  }

  // MARK: Gestures

  /// Whether two gestures may be recognized together. Called by tests only.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether a gesture waits for another one to fail. Called by tests only.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether another gesture waits for this one to fail. Called by tests only.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether a touch may be part of a gesture. Called by tests only.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// Whether a press may be part of a gesture. Called by tests only.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }

  open var automaticallyUpdatesBackgroundConfiguration = true
  open var automaticallyUpdatesContentConfiguration = true
}

extension UITableViewCell: ListCell {
  var displayingList: (any ListView)? { superview as? UITableView }
  func changeSelection(to isSelected: Bool, animated: Bool) { setSelected(isSelected, animated: animated) }
  func changeHighlight(to isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}
