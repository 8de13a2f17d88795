open class UIProgressView: UIView {
  package override class var uiKitClass: UIKitClass { progressViewClass }

  public enum Style: Int, Sendable {
    case `default`, bar
  }

  private final var part: Float = 0

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
    progressViewStyle = style
  }

  open var observedProgress: Progress?
  /// The image of the filled part. Stored; has no effect here.
  open var progressImage: UIImage?
  /// The unfilled track's image. Stored; has no effect here.
  open var trackImage: UIImage?

  open var progress: Float {
    get { observedProgress.map { min(max(Float($0.fractionCompleted), 0), 1) } ?? part }
    set { part = min(max(newValue, 0), 1) }
  }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
