extension UIViewController {
  @available(iOS 17, *)
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableView?.configuration }
    set {
      unavailableView?.removeFromSuperview()
      unavailableView = nil
      guard let newValue else { return }
      let content = newValue.makeContentView()
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      unavailableView = content
    }
  }
  @available(iOS 17, *)
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
}
