extension UIView {
  /// The corners. Stored; has no effect here.
  @available(iOS 26, *)
  public var cornerConfiguration: UICornerConfiguration {
    get { rareIfPresent?.cornerConfiguration ?? .corners(radius: .fixed(0)) }
    set { rare.cornerConfiguration = newValue }
  }
}
