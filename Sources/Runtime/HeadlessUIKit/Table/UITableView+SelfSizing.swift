extension UITableView {
  /// When cells resize themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When they ask for it.
    case enabled
    /// Also when their constraints change.
    case enabledIncludingConstraints

    /// Whether visible cells are measured again after a change of their constraints, or because they ask for it.
    func measures(afterConstraints: Bool) -> Bool {
      self == .enabledIncludingConstraints || self == .enabled && !afterConstraints
    }
  }
}
