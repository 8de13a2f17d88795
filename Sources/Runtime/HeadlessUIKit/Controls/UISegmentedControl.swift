open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
  package override class var uiKitClass: UIKitClass { segmentedControlClass }

  override var actsOnSingleTaps: Bool { isEnabled }

  public static let noSegment = -1

  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  private final var contentAdjustments: [String: UIOffset] = [:]
  /// Moves the content of segments. Stored; has no effect here.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset,
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { contentAdjustments["\(leftCenterRightOrAlone) \(barMetrics)"] = adjustment }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) -> UIOffset { contentAdjustments["\(leftCenterRightOrAlone) \(barMetrics)"] ?? .zero }

  struct SegmentContent {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
    var action: UIAction?
  }

  var segments: [SegmentContent] = [] {
    didSet { if naturalWidths(segments) != naturalWidths(oldValue) { invalidateIntrinsicContentSize() } }
  }

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { segments.count }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { SegmentContent(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = sizeThatFits(.zero)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let image = action.title.isEmpty ? action.image : nil
    insert(SegmentContent(title: image == nil ? action.title : nil, image: image, action: action), at: segment)
    performActionsOfSegments()
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    requireSegment(segment)
    let image = action.title.isEmpty ? action.image : nil
    (segments[segment].title, segments[segment].image) = (image == nil ? action.title : nil, image)
    segments[segment].action = action
    performActionsOfSegments()
  }
  /// Performs the action of the segment that is selected. Adding it again replaces it.
  private final func performActionsOfSegments() {
    let perform = UIAction(identifier: Self.segmentActions) { [weak self] _ in
      guard let self else { return }
      actionForSegment(at: selectedSegmentIndex)?.performWithSender(self, target: nil)
    }
    addAction(perform, for: .valueChanged)
  }
  private static let segmentActions = UIAction.Identifier("UISegmentedControl.segments")
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  private final func insert(_ segment: SegmentContent, at index: Int) {
    let index = min(max(index, 0), segments.count)
    if segments.indices.contains(selectedSegmentIndex), selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segments.insert(segment, at: index)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  private final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  private final var backgroundImages = StateValues<UIImage>()
  /// Sets the attributes of the titles for a state. Stored; has no effect here.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
  /// Sets the background image for a state. Stored; has no effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgroundImages[state] = backgroundImage
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
  /// Sets the image between segments. Stored; has no effect here.
  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}
  /// Moves the content of a segment. Stored; has no effect here.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  /// Sets the title of a segment, which replaces its image. Stops if the segment doesn't exist: Apple documents that
  /// the index is pinned, but UIKit throws.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    requireSegment(segment)
    (segments[segment].title, segments[segment].image) = (title, nil)
  }
  open func titleForSegment(at segment: Int) -> String? {
    requireSegment(segment)
    return segments[segment].title
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    requireSegment(segment)
    (segments[segment].title, segments[segment].image) = (nil, image)
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    requireSegment(segment)
    return segments[segment].image
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    requireSegment(segment)
    return segments[segment].isEnabled
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    requireSegment(segment)
    segments[segment].isEnabled = enabled
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    requireSegment(segment)
    segments[segment].width = width
  }
  open func widthForSegment(at segment: Int) -> CGFloat {
    requireSegment(segment)
    return segments[segment].width
  }

  private final func requireSegment(_ segment: Int) {
    if segments.indices.contains(segment) { return }
    let bounds = segments.isEmpty ? "for empty array" : "[0 .. \(segments.count - 1)]"
    stop("*** -[__NSArrayM objectAtIndex:]: index \(UInt(bitPattern: segment)) beyond bounds \(bounds)")
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths(segments).reduce(0, +), height: 31)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// The natural widths of segments: specified, of their content, or the width of the widest one.
  private final func naturalWidths(_ segments: [SegmentContent]) -> [CGFloat] {
    let font = UIFont.systemFont(ofSize: 13)
    let contents = segments.map { segment in
      20 + (segment.image?.size.width ?? font.size(of: segment.title ?? "", width: .infinity, lines: 1).width)
    }
    let widest = zip(segments, contents).map { $0.width > 0 ? 0 : $1 }.max() ?? 0
    return zip(segments, contents).map { segment, content in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? content : widest
    }
  }

  /// The widths of the segments within the bounds. Segments without a specified width share the rest.
  final var segmentWidths: [CGFloat] {
    let natural = naturalWidths(segments)
    let isOwn = segments.map { $0.width > 0 }
    let shared = zip(natural, isOwn).map { $1 ? 0 : $0 }.reduce(0, +)
    let rest = bounds.width - natural.reduce(0, +) + shared
    return zip(natural, isOwn).map { width, isOwn in isOwn ? width : max(0, rest) * width / shared }
  }

  // As in UIKit it sends no `touchUpInside`.
  override func touchedUpInside(at point: CGPoint) {
    var rest = isRightToLeft ? bounds.maxX - point.x : point.x - bounds.minX
    for (index, width) in segmentWidths.enumerated() {
      if rest < width { return selectByUser(index) }
      rest -= width
    }
  }

  /// Selects a segment as a tap does, if it is enabled, and sends the control's events if another one was selected.
  /// Taps on a momentary control don't keep it selected.
  package final func selectByUser(_ index: Int) {
    guard isEnabledForSegment(at: index), index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendValueChanged()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Whether a drag above it activates it. Stored; has no effect here.
  open var isSpringLoaded = false
}
