/// How a preview is dismissed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss
  /// The preview becomes the view controller that it represents.
  case pop
}
