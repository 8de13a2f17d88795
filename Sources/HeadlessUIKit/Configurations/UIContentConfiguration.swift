/// What a content view shows, as a value.
@preconcurrency
@MainActor
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency
@MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows. A new one changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration: by default one of the type that it shows already.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Those of the type that it shows already.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
