// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs.
import UIKit

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
