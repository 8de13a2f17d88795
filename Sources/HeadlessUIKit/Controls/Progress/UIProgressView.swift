/// A view that shows the progress of a task.
@preconcurrency
@MainActor
open class UIProgressView: UIView {
  package override class var uiKitClass: UIKitClass { progressViewClass }

  /// The styles.
  public enum Style: Int, Sendable {
    /// A line with a track.
    case `default`
    /// A line below a bar.
    case bar
  }

  private var part: Float = 0

  /// The progress from 0 to 1. Other values are clamped.
  open var progress: Float {
    get { part }
    set { part = min(max(newValue, 0), 1) }
  }
  /// The style.
  open var progressViewStyle = Style.default
  /// The color of the filled part.
  open var progressTintColor: UIColor?
  /// The color of the rest of the track.
  open var trackTintColor: UIColor?

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
