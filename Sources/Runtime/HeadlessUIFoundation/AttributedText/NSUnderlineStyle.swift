/// A line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes a style from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Only below words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
