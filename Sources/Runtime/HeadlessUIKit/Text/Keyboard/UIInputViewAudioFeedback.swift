/// The sounds of an input view. They aren't played.
@preconcurrency
@MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the view plays sounds.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Optional. The default is `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
