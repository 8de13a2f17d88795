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
