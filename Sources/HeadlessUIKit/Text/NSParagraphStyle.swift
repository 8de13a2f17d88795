/// The style of paragraphs. Accepted; text is measured without it.
public class NSParagraphStyle: NSObject {
  /// The spacing between lines, in points.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// The spacing after a paragraph, in points.
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The alignment of the text.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// How a line that is too long is truncated.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The factor of a line's height; 0 for the font's own.
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
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
  /// The alignment of the text.
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
}
