/// A value that a content view shows.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @preconcurrency
  @MainActor
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
