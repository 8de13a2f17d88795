/// How a preview is dismissed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
