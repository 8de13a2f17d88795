import Recycler

/// The name of an album above its photos.
final class AlbumHeader: UICollectionReusableView {
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(nameLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = CGRect(x: 8, y: 0, width: bounds.width - 16, height: 22)
  }

  func show(album: String) { nameLabel.text = "— \(album) —" }
}
