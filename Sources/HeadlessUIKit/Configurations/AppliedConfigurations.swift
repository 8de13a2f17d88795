/// The configurations that a cell or header has, and the views that show them.
///
/// A view without configurations has none of this, but for one reference.
@MainActor
final class AppliedConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true

  /// Shows a content: in the view that is there, where it can show it, or in a new one. Gives the new one.
  func show(_ new: (any UIContentConfiguration)?, in present: UIView, orIn empty: () -> UIView) -> UIView? {
    let hadContent = content != nil
    content = new
    guard let new else { return hadContent ? empty() : nil }
    if hadContent, let view = present as? any UIContentView, view.supports(new) {
      view.configuration = new
      return nil
    }
    return new.makeContentView()
  }

  /// Shows a background in a view, below everything.
  func show(_ new: UIBackgroundConfiguration?, behind owner: UIView) {
    background = new
    guard let new else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if let backgroundView {
      backgroundView.configuration = new
    } else {
      let view = ConfiguredBackgroundView(new)
      backgroundView = view
      owner.insertSubview(view, at: 0)
    }
    owner.setNeedsLayout()
  }

  /// The content as it is in a state; `nil` where the caller sees to that.
  func content(for state: any UIConfigurationState) -> (any UIContentConfiguration)? {
    updatesContent ? content?.updated(for: state) : nil
  }

  /// The background as it is in a state; `nil` where the caller sees to that.
  func background(for state: any UIConfigurationState) -> UIBackgroundConfiguration? {
    updatesBackground ? background?.updated(for: state) : nil
  }
}
