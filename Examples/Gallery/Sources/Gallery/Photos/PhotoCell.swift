import Recycler

/// A photo with its place on it, made in code.
final class PhotoCell: UICollectionViewCell {
  private let landscapeView = LandscapeView()
  private let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    landscapeView.layer.cornerRadius = 8
    captionLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .boldSystemFont(ofSize: 12))
    captionLabel.adjustsFontForContentSizeCategory = true
    captionLabel.textColor = .white
    contentView.addSubview(landscapeView)
    contentView.addSubview(captionLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    landscapeView.frame = bounds.insetBy(dx: 0, dy: 4)
    let height = captionLabel.intrinsicContentSize.height
    captionLabel.frame = CGRect(x: 8, y: bounds.height - 8 - height, width: bounds.width - 16, height: height)
  }

  func show(_ photo: Photo) {
    landscapeView.show(photo)
    captionLabel.text = photo.place
  }
}
