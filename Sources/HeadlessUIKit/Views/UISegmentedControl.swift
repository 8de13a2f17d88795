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

  private var segments: [Segment] = []

  /// The index of the choice.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a choice doesn't last.
  open var isMomentary = false
  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false
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
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  /// Adds a choice with a picture. Nothing is animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  /// Takes a choice away.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
    invalidateIntrinsicContentSize()
  }

  /// Takes all choices away.
  open func removeAllSegments() { segments = [] }

  /// Gives a choice a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }
  /// A choice's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Gives a choice a picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widest = segments.map { font.size(of: $0.title ?? "", width: .infinity, lines: 1).width }.max() ?? 0
    return CGSize(width: CGFloat(segments.count) * (widest + 20), height: 31)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(bottom: 1) }
}
