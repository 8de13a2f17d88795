/// The attributes of text that UIKit adds to Foundation's, under UIKit's names. Texts keep them; nothing is drawn.
extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How paragraphs lie: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Room between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A line below the text: an `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of that line: a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through the text: an `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of that line: a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the text lies above its line, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// What the text leads to: a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
}

/// A line below or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: Int
  /// A line from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

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
