/// The scroll view around the pages of the scroll style: three pages long, with the shown one in the middle.
///
/// As in UIKit it is among the subviews of the page view controller's view, where apps look for it.
final class PageScrollView: UIScrollView {
  let room = UIView()
  private let isVertical: Bool

  init(in view: UIView, isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    addSubview(room)
    view.insertSubview(self, at: 0)
    fitPages()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if room.frame.size != bounds.size { fitPages() }
  }

  private func fitPages() {
    contentSize = CGSize(width: bounds.width * (isVertical ? 1 : 3), height: bounds.height * (isVertical ? 3 : 1))
    room.frame = CGRect(origin: offset(1), size: bounds.size)
    contentOffset = offset(1)
  }

  private func offset(_ page: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: page * bounds.height) : CGPoint(x: page * bounds.width, y: 0)
  }

  /// Scrolls a page on, and then back to the middle, where the new page takes the place of the old one.
  func turn(_ direction: UIPageViewController.NavigationDirection) {
    contentOffset = offset(direction == .forward ? 2 : 0)
    contentOffset = offset(1)
  }
}
