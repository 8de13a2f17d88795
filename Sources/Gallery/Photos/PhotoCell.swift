import Recycler

/// A photo's number in a frame.
final class PhotoCell: UICollectionViewCell {
  private let numberLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(numberLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    numberLabel.frame = CGRect(x: 16, y: 22, width: contentView.bounds.width - 24, height: 22)
  }

  func show(number: Int) { numberLabel.text = "No. \(number)" }
}
