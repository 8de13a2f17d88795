/// How far something has come.
@preconcurrency
@MainActor
open class UIProgressView: UIView {
  /// The looks.
  public enum Style: Int, Sendable {
    /// A line with a track.
    case `default`
    /// A line below a bar.
    case bar
  }

  private var part: Float = 0

  /// From 0 to 1; other values are taken to the nearer end.
  open var progress: Float {
    get { part }
    set { part = min(max(newValue, 0), 1) }
  }
  /// The look.
  open var progressViewStyle = Style.default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?

  /// Sets how far it is. Nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
