extension UITableView {
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled, enabled, enabledIncludingConstraints

    func measures(afterConstraints: Bool) -> Bool {
      self == .enabledIncludingConstraints || self == .enabled && !afterConstraints
    }
  }
}
