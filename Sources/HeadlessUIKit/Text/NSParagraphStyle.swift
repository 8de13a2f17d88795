/// How paragraphs lie. Values are kept; texts are measured without them.
public class NSParagraphStyle: NSObject {
  /// Room between lines, in points.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// Room after a paragraph, in points.
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// How the lines lie.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// Where a line that is too long ends.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The factor of a line's height; 0 for the font's own.
  public fileprivate(set) var lineHeightMultiple: CGFloat = 0
}

/// How paragraphs lie, to be set up.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// Room between lines, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Room after a paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// How the lines lie.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// Where a line that is too long ends.
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
