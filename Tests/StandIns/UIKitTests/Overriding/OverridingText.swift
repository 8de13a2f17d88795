// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingLayoutManager: NSLayoutManager {
  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

private class OverridingTextAttachment: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { .zero }
  override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  { nil }
}

private class OverridingUnderlines: NSLayoutManager {
  override func underlineGlyphRange(
    _ glyphRange: NSRange,
    underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  override func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

private class OverridingTextStorage: NSTextStorage {
  override func edited(_ mask: NSTextStorage.EditActions, range: NSRange, changeInLength delta: Int) {}
  override func processEditing() { super.processEditing() }
  override func beginEditing() { super.beginEditing() }
  override func endEditing() { super.endEditing() }
}
