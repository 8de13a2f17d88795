public protocol UIContentConfiguration {
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
