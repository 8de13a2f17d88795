open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked, because a subclass can change, as in UIKit.
  private final let header = AttributeHeader()
  public fileprivate(set) var lineSpacing: CGFloat = 0
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  public fileprivate(set) var alignment = NSTextAlignment.natural
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The factor of a line's height; 0 for the font's own.
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
  public fileprivate(set) var headIndent: CGFloat = 0
  public fileprivate(set) var tailIndent: CGFloat = 0
  public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line, in points; 0 for any height.
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  public fileprivate(set) var hyphenationFactor: Float = 0
  public fileprivate(set) var baseWritingDirection: NSWritingDirection = .natural
  public fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
  public fileprivate(set) var allowsDefaultTighteningForTruncation: Bool = false
  public fileprivate(set) var tabStops: [NSTextTab]! = []
  public fileprivate(set) var defaultTabInterval: CGFloat = 0

  /// Creates a style with the standard values.
  public override init() { super.init() }
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public required init?(coder: NSCoder) {
    super.init()
    decodeValues(coder)
  }

  /// Styles with the same values are equal, also if one of them can be changed.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other
      || lengths == other.lengths && alignment == other.alignment
        && lineBreakMode == other.lineBreakMode && baseWritingDirection == other.baseWritingDirection
        && lineBreakStrategy == other.lineBreakStrategy && tabStops == other.tabStops
        && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
  }
  open override var hash: Int { lengths.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The spacing between lines, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The spacing after a paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// How a line that is too long is truncated.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The factor of a line's height; 0 for the font's own.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The distance of lines from the leading edge, in points.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The distance of lines from the trailing edge, in points.
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// The distance of the first line from the leading edge, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for any height.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// Room before a paragraph, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// How readily words are divided, from 0 to 1.
  public override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  public override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  /// Whether characters move closer before the text is truncated.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  public override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  open func addTabStop(_ anObject: NSTextTab) {
    let tabs = tabStops ?? []
    tabStops = (tabs + [anObject]).sorted { $0.location < $1.location }
  }
  open func removeTabStop(_ anObject: NSTextTab) { tabStops?.removeAll { $0 === anObject } }
  /// The distance of tabs, in points.
  public override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  public func setParagraphStyle(_ style: NSParagraphStyle) { takeValues(of: style) }
}

extension NSParagraphStyle {
  public static var supportsSecureCoding: Bool { true }

  private var lengths: [CGFloat] {
    [
      lineSpacing, paragraphSpacing, lineHeightMultiple, headIndent, tailIndent, firstLineHeadIndent, minimumLineHeight,
      maximumLineHeight, paragraphSpacingBefore, CGFloat(hyphenationFactor), defaultTabInterval,
    ]
  }

  public func encode(with coder: NSCoder) {
    coder.encodeValue(lengths, forKey: "NSLengths")
    coder.encodeValue([alignment.rawValue, lineBreakMode.rawValue, baseWritingDirection.rawValue], forKey: "NSModes")
    coder.encodeValue(lineBreakStrategy.rawValue, forKey: "NSLineBreakStrategy")
    coder.encodeValue(allowsDefaultTighteningForTruncation, forKey: "NSTightening")
    coder.encodeObjects(tabStops, forKey: "NSTabStops")
  }

  fileprivate func decodeValues(_ coder: NSCoder) {
    if let lengths = coder.decodeValue([CGFloat].self, forKey: "NSLengths"), lengths.count == 11 {
      (lineSpacing, paragraphSpacing, lineHeightMultiple) = (lengths[0], lengths[1], lengths[2])
      (headIndent, tailIndent, firstLineHeadIndent) = (lengths[3], lengths[4], lengths[5])
      (minimumLineHeight, maximumLineHeight, paragraphSpacingBefore) = (lengths[6], lengths[7], lengths[8])
      (hyphenationFactor, defaultTabInterval) = (Float(lengths[9]), lengths[10])
    }
    if let modes = coder.decodeValue([Int].self, forKey: "NSModes"), modes.count == 3 {
      alignment = NSTextAlignment(rawValue: modes[0]) ?? .natural
      lineBreakMode = NSLineBreakMode(rawValue: modes[1]) ?? .byWordWrapping
      baseWritingDirection = NSWritingDirection(rawValue: modes[2]) ?? .natural
    }
    lineBreakStrategy = LineBreakStrategy(rawValue: coder.decodeValue(UInt.self, forKey: "NSLineBreakStrategy") ?? 0)
    allowsDefaultTighteningForTruncation = coder.decodeValue(Bool.self, forKey: "NSTightening") ?? false
    tabStops = coder.decodedObjects(NSTextTab.self, forKey: "NSTabStops")
  }

  /// A copy that can't be changed.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.takeValues(of: self)
    return copy
  }

  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.takeValues(of: self)
    return copy
  }

  fileprivate func takeValues(of style: NSParagraphStyle) {
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineHeightMultiple = style.lineHeightMultiple
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    firstLineHeadIndent = style.firstLineHeadIndent
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    paragraphSpacingBefore = style.paragraphSpacingBefore
    hyphenationFactor = style.hyphenationFactor
    baseWritingDirection = style.baseWritingDirection
    lineBreakStrategy = style.lineBreakStrategy
    allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
    tabStops = style.tabStops
    defaultTabInterval = style.defaultTabInterval
  }
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How text that is too long is truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
