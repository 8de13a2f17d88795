extension UIImage {
  /// The brightness of an image.
  @available(iOS 17, *)
  public enum DynamicRange: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case unspecified = -1
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case standard, constrainedHigh, high
  }
}
