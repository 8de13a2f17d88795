#if !canImport(CoreText)
/// The programs that may use a registered font. It has no effect here.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  /// This program.
  case process = 1
  /// All of the user.
  case persistent = 2
  /// Those of the session.
  case session = 3

  public static let user = persistent
}

/// Adds the fonts of a file to those that `UIFont(name:size:)` finds. Returns whether the file has any.
///
/// - Parameter error: Never set.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontLibrary.shared.add(fontURL as URL) }
#endif
