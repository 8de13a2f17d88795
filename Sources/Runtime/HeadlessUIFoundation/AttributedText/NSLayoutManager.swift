/// Lays out text. It measures with `UIFont`; glyphs aren't there.
open class NSLayoutManager: NSObject, NSSecureCoding {
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// The first container: text isn't broken into several.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard (0..<numberOfGlyphs).contains(glyphIndex), let container = textContainers.first else { return nil }
    effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return container
  }
  open func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// The kind of a glyph: spaces are elastic, breaks and tabs are controls, and marks have no base of their own.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let textStorage, (0..<numberOfGlyphs).contains(glyphIndex),
      let scalar = Unicode.Scalar((textStorage.string as NSString).character(at: glyphIndex))
    else { return [] }
    if CharacterSet.controlCharacters.contains(scalar) || CharacterSet.newlines.contains(scalar) {
      return .controlCharacter
    }
    if CharacterSet.nonBaseCharacters.contains(scalar) { return .nonBaseCharacter }
    return CharacterSet.whitespaces.contains(scalar) ? .elastic : []
  }
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let null = GlyphProperty(rawValue: 1 << 0)
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The number of UTF-16 units: each counts as one glyph.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Characters have no location: the first one.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    Self.warnOfLines()
    return 0
  }
  /// Glyphs have no location: the first one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    Self.warnOfLines()
    return 0
  }
  /// Glyphs have no location: the first one.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }
  /// Glyphs have no location: 0.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat { 0 }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  /// The rectangle of all text, as `boundingRect(with:options:context:)` measures it.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    return textStorage.boundingRect(with: container.size, options: .usesLineFragmentOrigin, context: nil)
  }
  /// Lines aren't kept: the closure isn't called. A warning says so once.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { Self.warnOfLines() }
  /// Warns that lines and locations of characters are unknown.
  private static func warnOfLines() {
    warnOnce(
      "NSLayoutManager knows no lines and no locations of characters here: enumerateLineFragments calls nothing, and "
        + "other methods return the first character or the rectangle of all text"
    )
  }
  /// Lines aren't kept: the closure gets the rectangle of all text.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    block(usedRect(for: textContainer), &isStopped)
  }
  /// Draws the line below a text. Called by tests only.
  open func underlineGlyphRange(
    _ glyphRange: NSRange,
    underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  /// Lines aren't kept: the rectangle of all text.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    Self.warnOfLines()
    return textContainers.first.map(usedRect) ?? .zero
  }
  /// Lines aren't kept: the rectangle of all text.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: NSRangePointer?
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// Glyphs have no location: the origin.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    Self.warnOfLines()
    return .zero
  }
  /// Which glyphs are truncated isn't known: none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  public override init() { super.init() }
  open class var supportsSecureCoding: Bool { true }
  /// Writes the options and the containers. The text storage archives its text.
  open func encode(with coder: NSCoder) {
    coder.encodeValue([usesFontLeading, allowsNonContiguousLayout], forKey: "options")
    coder.encodeObjects(textContainers, forKey: "textContainers")
  }
  public required init?(coder: NSCoder) {
    super.init()
    if let options = coder.decodeValue([Bool].self, forKey: "options"), options.count == 2 {
      (usesFontLeading, allowsNonContiguousLayout) = (options[0], options[1])
    }
    coder.decodedObjects(NSTextContainer.self, forKey: "textContainers").forEach(addTextContainer)
  }
}

/// An object that changes how text is laid out. It isn't asked here.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// A container is laid out. Never called here.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )
}

extension NSLayoutManagerDelegate {
  public func layoutManager(_: NSLayoutManager, didCompleteLayoutFor _: NSTextContainer?, atEnd _: Bool) {}
}
