extension UITableView {
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled, enabled, enabledIncludingConstraints

    /// Whether visible cells are measured again after a change of their constraints, or because they ask for it.
    func measures(afterConstraints: Bool) -> Bool {
      self == .enabledIncludingConstraints || self == .enabled && !afterConstraints
    }
  }
}
