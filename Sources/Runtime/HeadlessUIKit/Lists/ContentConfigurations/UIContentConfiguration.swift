public protocol UIContentConfiguration {
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view supports a configuration: by default one of the present configuration's type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
