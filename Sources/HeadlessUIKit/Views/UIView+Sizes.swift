extension UIView {
  /// The length that means "no natural size".
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The smallest size a layout may ask for.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The greatest size a layout may ask for.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The natural size, as far as there is one; the present one otherwise.
  var naturalSize: CGSize {
    if hasDesignedSize { return bounds.size }
    let size = intrinsicContentSize
    return CGSize(
      width: size.width < 0 ? bounds.width : size.width,
      height: size.height < 0 ? bounds.height : size.height
    )
  }
}
