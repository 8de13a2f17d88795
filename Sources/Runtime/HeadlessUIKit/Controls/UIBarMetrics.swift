public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101, compactPrompt = 102
}
