// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Lays out text. It measures with `UIFont`; glyphs aren't there.
open class NSLayoutManager: NSObject {
  open package(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(for container: NSTextContainer) {}
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The number of UTF-16 units: each counts as one glyph.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Characters have no location: the first one.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// Glyphs have no location: the first one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// The rectangle of all text.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  /// The rectangle of all text, as `boundingRect(with:options:context:)` measures it.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    let size = MainActor.assumeIsolated { container.size }
    return textStorage.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
  }
  /// Lines aren't kept: the closure isn't called.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Lines aren't kept: the closure gets the rectangle of all text.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
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
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  /// Lines aren't kept: the rectangle of all text.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { textContainers.first.map(usedRect) ?? .zero }
  /// Lines aren't kept: the rectangle of all text.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { textContainers.first.map(usedRect) ?? .zero }
  /// Glyphs have no location: the origin.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  /// Which glyphs are truncated isn't known: none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}

/// An object that changes how text is laid out. It isn't asked here.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
