/// The size that a view had in its document, as long as its content is the document's.
struct DesignedSize {
  private var width: Float
  private var height: Float
  /// Whether a view without content has this size, as in Interface Builder, and not none, as in a program.
  let fillsEmptyViews: Bool

  @MainActor
  init(of view: UIView, fillsEmptyViews: Bool) {
    self.fillsEmptyViews = fillsEmptyViews
    let size = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.alignmentRectInsets).size
    width = Float(size.width)
    height = Float(size.height)
  }

  /// The natural length, given our measure of it. The document's was measured with the real font, so it is the better
  /// one, unless the view was stretched or squeezed there.
  func length(_ axis: NSLayoutConstraint.Axis, measured: CGFloat) -> CGFloat {
    let designed = CGFloat(axis == .horizontal ? width : height)
    let highest = axis == .horizontal ? measured * 1.5 + 16 : measured * 2 + 8
    return designed >= measured * 0.6 - 4 && designed <= highest ? designed : measured
  }

  /// The height of a text that breaks at `width`, if that is the document's.
  func height(ofTextIn width: CGFloat) -> CGFloat? {
    abs(CGFloat(self.width) - width) < 1 ? CGFloat(height) : nil
  }
}

extension UIView {
  /// The length that means "no natural size".
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The smallest size a layout may ask for.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The greatest size a layout may ask for.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The natural length in one direction, below zero where there is none. Texts break at `width`, if that is known.
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
    // Pictures whose size isn't known.
    if measured == 0, self is UIImageView || designedSize.fillsEmptyViews {
      return axis == .horizontal ? bounds.width : bounds.height
    }
    return designedSize.length(axis, measured: measured)
  }

  /// The natural length in one direction, or the present one.
  final func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let length = contentLength(axis)
    if length >= 0 { return length }
    return axis == .horizontal ? bounds.width : bounds.height
  }
}
