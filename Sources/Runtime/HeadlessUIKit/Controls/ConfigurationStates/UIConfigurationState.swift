/// The state that a configuration may depend on: the environment and a view's state.
public protocol UIConfigurationState {
  /// Creates the default state in an environment.
  init(traitCollection: UITraitCollection)
  /// The environment.
  var traitCollection: UITraitCollection { get set }
  /// Accesses custom state by its key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
