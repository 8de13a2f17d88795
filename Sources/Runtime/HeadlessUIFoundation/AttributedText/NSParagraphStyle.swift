open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked, because a subclass can change, as in UIKit.
  private final let header = AttributeHeader()
  public fileprivate(set) var lineSpacing: CGFloat = 0
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  public fileprivate(set) var alignment = NSTextAlignment.natural
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
  public fileprivate(set) var headIndent: CGFloat = 0
  public fileprivate(set) var tailIndent: CGFloat = 0
  public fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  public fileprivate(set) var paragraphSpacingBefore: CGFloat = 0
  public fileprivate(set) var hyphenationFactor: Float = 0
  public fileprivate(set) var baseWritingDirection: NSWritingDirection = .natural
  public fileprivate(set) var lineBreakStrategy: LineBreakStrategy = []
  public fileprivate(set) var allowsDefaultTighteningForTruncation: Bool = false
  public fileprivate(set) var tabStops: [NSTextTab]! = []
  public fileprivate(set) var defaultTabInterval: CGFloat = 0

  public override init() { super.init() }
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public required init?(coder: NSCoder) {
    super.init()
    decodeValues(coder)
  }

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

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
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

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.takeValues(of: self)
    return copy
  }

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

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
