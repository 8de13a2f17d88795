/// One of several choices, side by side.
@preconcurrency
@MainActor
open class UISegmentedControl: UIControl {
  /// The index that means: none.
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = [] {
    didSet { if naturalWidths(segments) != naturalWidths(oldValue) { invalidateIntrinsicContentSize() } }
  }

  /// The index of the choice. It follows its segment when others come and go before it.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a choice doesn't last.
  open var isMomentary = false
  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the choice.
  open var selectedSegmentTintColor: UIColor?
  /// The number of choices.
  open var numberOfSegments: Int { segments.count }

  /// A control with titles and pictures, as large as these.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = sizeThatFits(.zero)
  }

  /// Adds a choice with a title. Nothing is animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a choice with a picture. Nothing is animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Takes a choice away, which is then no longer chosen. Nothing is animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }

  /// Takes all choices away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Gives a choice a title, in place of a picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (title, nil)
  }
  /// A choice's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Gives a choice a picture, in place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (nil, image)
  }
  /// A choice's picture.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Whether a choice can be made.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Lets a choice be made or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// Gives a segment a width, in points; 0 to share the room.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].width = width }
  }
  /// A segment's own width, in points; 0 where it shares the room.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths(segments).reduce(0, +), height: 31)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// The widths that segments have of their own, take for their content, or have in common with the widest.
  private func naturalWidths(_ segments: [Segment]) -> [CGFloat] {
    let font = UIFont.systemFont(ofSize: 13)
    let contents = segments.map { segment in
      20 + (segment.image?.size.width ?? font.size(of: segment.title ?? "", width: .infinity, lines: 1).width)
    }
    let widest = zip(segments, contents).map { $0.width > 0 ? 0 : $1 }.max() ?? 0
    return zip(segments, contents).map { segment, content in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? content : widest
    }
  }

  /// The widths of the segments in a control that is as wide as this one: those without one of their own share the
  /// rest.
  final var segmentWidths: [CGFloat] {
    let natural = naturalWidths(segments)
    let isOwn = segments.map { $0.width > 0 }
    let shared = zip(natural, isOwn).map { $1 ? 0 : $0 }.reduce(0, +)
    let rest = bounds.width - natural.reduce(0, +) + shared
    return zip(natural, isOwn).map { width, isOwn in isOwn ? width : max(0, rest) * width / shared }
  }
}
