/// The configurations of a cell or header, and the views that show them.
///
/// A view without configurations stores only an empty reference.
@MainActor
final class AppliedConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: ConfiguredBackgroundView?

  /// Shows a content configuration: in the present view if it supports the configuration, otherwise in a new view,
  /// which is returned.
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

  /// Shows a background configuration behind everything else in a view.
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
}
