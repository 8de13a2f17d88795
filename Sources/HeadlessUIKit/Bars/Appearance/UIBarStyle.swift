// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The style of a bar. Stored; has no effect here.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  case blackTranslucent = 2
  public static let blackOpaque = UIBarStyle.black
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}
