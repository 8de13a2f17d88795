/// The size of a view in its document, as long as its content is the document's.
struct DesignedSize {
  private var width: Float
  private var height: Float
  /// Whether a view without content has this size, as in Interface Builder. In a program its size is zero.
  let fillsEmptyViews: Bool

  @MainActor
  init(of view: UIView, fillsEmptyViews: Bool) {
    self.fillsEmptyViews = fillsEmptyViews
    let size = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.alignmentRectInsets).size
    width = Float(size.width)
    height = Float(size.height)
  }

  /// The natural length, given the measured one. The document's length was measured with the real font, so it is
  /// preferred unless the view was stretched or compressed there.
  func length(_ axis: NSLayoutConstraint.Axis, measured: CGFloat) -> CGFloat {
    let designed = CGFloat(axis == .horizontal ? width : height)
    let highest = axis == .horizontal ? measured * 1.5 + 16 : measured * 2 + 8
    return designed >= measured * 0.6 - 4 && designed <= highest ? designed : measured
  }

  /// The document's height of text wrapped at `width`; `nil` for another width.
  func height(ofTextIn width: CGFloat) -> CGFloat? {
    abs(CGFloat(self.width) - width) < 1 ? CGFloat(height) : nil
  }
}

extension UIView {
  /// The value that stands for no natural length.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The smallest target size for fitting.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest target size for fitting.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The natural length along an axis; negative if there is none. Text is wrapped at `width` if that is known.
  final func contentLength(_ axis: NSLayoutConstraint.Axis, width: CGFloat? = nil) -> CGFloat {
    if wrapsText {
      if axis == .vertical, let width, let designedSize {
        if let height = designedSize.height(ofTextIn: width) { return height }
        layoutWidth = width
        return intrinsicContentSize.height
      }
      layoutWidth = axis == .vertical ? width ?? 0 : 0
    }
    let size = intrinsicContentSize
    let measured = axis == .horizontal ? size.width : size.height
    guard measured >= 0, let designedSize else { return measured }
    // An image whose size isn't known, or in pictures any view without content.
    if measured == 0, self is UIImageView || designedSize.fillsEmptyViews {
      return axis == .horizontal ? bounds.width : bounds.height
    }
    return designedSize.length(axis, measured: measured)
  }

  /// The natural length along an axis, or the present one.
  final func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let length = contentLength(axis)
    if length >= 0 { return length }
    return axis == .horizontal ? bounds.width : bounds.height
  }
}
