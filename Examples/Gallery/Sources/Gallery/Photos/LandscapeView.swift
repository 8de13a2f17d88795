import Recycler

/// A sky with a sun and two hills, in place of an image.
final class LandscapeView: UIView {
  private let sun = UIView()
  private let hills = [UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    arrange()
  }

  private func arrange() {
    clipsToBounds = true
    for view in [sun] + hills { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    place(sun, center: CGPoint(x: width * 0.72, y: height * 0.3), radius: height * 0.14)
    place(hills[0], center: CGPoint(x: width * 0.2, y: height * 1.35), radius: width * 0.5)
    place(hills[1], center: CGPoint(x: width * 0.85, y: height * 1.5), radius: width * 0.55)
  }

  private func place(_ view: UIView, center: CGPoint, radius: CGFloat) {
    view.frame = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    view.layer.cornerRadius = radius
  }

  func show(_ photo: Photo) {
    backgroundColor = photo.light.sky
    sun.backgroundColor = photo.light.sun
    hills[0].backgroundColor = photo.light.hills
    hills[1].backgroundColor = photo.light.hills.withAlphaComponent(0.8)
  }
}
