/// The view whose text a container holds.
@MainActor
package protocol TextContainerOwner: AnyObject {
  /// The size of the text may have changed.
  func containerChanged()
}

/// The container of a text view's text. It affects the measured size only.
open class NSTextContainer: NSObject, NSSecureCoding {
  package final weak var owner: (any TextContainerOwner)?
  open var lineFragmentPadding: CGFloat = 5 { didSet { tellOwner() } }
  /// The maximum number of lines; 0 for any number. It limits the size of a text view, and its pictures.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { tellOwner() } } }
  /// How the last line is truncated. Stored; has no effect here.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The size. Stored; has no effect here.
  open var size = CGSize.zero
  /// Whether the width follows the text view's. Stored; has no effect here.
  open var widthTracksTextView = true
  /// Whether the height follows the text view's. Stored; has no effect here.
  open var heightTracksTextView = false
  /// The paths that text leaves out. Stored; has no effect here.
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  open weak var layoutManager: NSLayoutManager?
  public override init() { super.init() }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue([size.width, size.height, lineFragmentPadding], forKey: "NSLengths")
    coder.encodeValue([maximumNumberOfLines, lineBreakMode.rawValue], forKey: "NSLines")
    coder.encodeValue([widthTracksTextView, heightTracksTextView], forKey: "NSTracks")
  }
  public required init(coder: NSCoder) {
    super.init()
    if let lengths = coder.decodeValue([CGFloat].self, forKey: "NSLengths"), lengths.count == 3 {
      (size, lineFragmentPadding) = (CGSize(width: lengths[0], height: lengths[1]), lengths[2])
    }
    if let lines = coder.decodeValue([Int].self, forKey: "NSLines"), lines.count == 2 {
      maximumNumberOfLines = lines[0]
      lineBreakMode = NSLineBreakMode(rawValue: lines[1]) ?? lineBreakMode
    }
    if let tracks = coder.decodeValue([Bool].self, forKey: "NSTracks"), tracks.count == 2 {
      (widthTracksTextView, heightTracksTextView) = (tracks[0], tracks[1])
    }
  }

  /// Tells the view that its text, or its size, may have changed.
  final func tellOwner() {
    // Without an owner, any thread may use a container.
    guard let owner else { return }
    nonisolated(unsafe) let observed = owner
    MainActor.assumeIsolated { observed.containerChanged() }
  }
}
