extension UIView {
  /// The value of a length that the content doesn't determine.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The smallest target size for fitting.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest target size for fitting.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The natural length along an axis; negative if there is none. Text is wrapped at `width` if that is known.
  final func contentLength(_ axis: NSLayoutConstraint.Axis, width: CGFloat? = nil) -> CGFloat {
    if let placeholder = designedSize?.placeholder(axis) { return placeholder }
    if wrapsText {
      if axis == .vertical, let width, let designedSize {
        if let height = designedSize.height(ofTextIn: width) { return height }
        layoutWidth = width
        return intrinsicContentSize.height
      }
      layoutWidth = width ?? 0
    }
    let measured = intrinsicLength(axis)
    guard let designedSize else { return measured }
    if measured < 0 { return designedSize.emptyLength(axis, of: self) ?? measured }
    // An image whose size isn't known, or in pictures any view without content.
    if measured == 0, self is UIImageView || designedSize.fillsEmptyViews {
      return axis == .horizontal ? bounds.width : bounds.height
    }
    return designedSize.length(axis, measured: measured)
  }

  /// The natural length along an axis by the view's content, whatever the document's is.
  final func measuredLength(_ axis: NSLayoutConstraint.Axis, width: CGFloat?) -> CGFloat {
    if let placeholder = designedSize?.placeholder(axis) { return placeholder }
    if wrapsText { layoutWidth = width ?? 0 }
    return intrinsicLength(axis)
  }

  private func intrinsicLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  /// Whether the content is that of the document, whose size layouts prefer to a measured one.
  package final var hasSizeOfDocument: Bool { designedSize != nil }

  /// The natural length along an axis, or the present one.
  final func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let length = contentLength(axis)
    if length >= 0 { return length }
    let present = axis == .horizontal ? bounds.width : bounds.height
    // A hidden view of a stack has no length.
    return present > 0 ? present : layoutState.shownLength ?? 0
  }
}
