import Recycler

/// A cell of twelve views with six outlets: loaded from BenchCard.xib, or built by hand.
final class BenchCard: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var titleLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var detailLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var dateLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var badgeLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var pictureView: UIImageView!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var openButton: UIButton!

  /// Builds the views that the document describes, as code without documents does.
  static func byHand() -> BenchCard {
    let card = BenchCard(style: .default, reuseIdentifier: "BenchCard")
    card.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    card.build()
    return card
  }

  private func build() {
    contentView.frame = bounds
    contentView.clipsToBounds = true
    contentView.isOpaque = false
    titleLabel = label("Title", CGRect(x: 80, y: 8, width: 200, height: 20))
    detailLabel = label("Subtitle", CGRect(x: 80, y: 30, width: 200, height: 16))
    dateLabel = label("Today", CGRect(x: 240, y: 8, width: 72, height: 16))
    badgeLabel = label("3", CGRect(x: 280, y: 48, width: 24, height: 16))
    pictureView = picture(CGRect(x: 8, y: 8, width: 64, height: 64))
    _ = picture(CGRect(x: 80, y: 50, width: 16, height: 16))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 48, width: 60, height: 24)
    button.setTitle("Open", for: .normal)
    add(button)
    openButton = button
    for frame in [
      CGRect(x: 0, y: 79, width: 320, height: 1), CGRect(x: 0, y: 0, width: 4, height: 80),
      CGRect(x: 76, y: 8, width: 1, height: 64),
    ] {
      let view = UIView(frame: frame)
      view.backgroundColor = UIColor(white: 0.5, alpha: 1)
      add(view)
    }
  }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: 15)
    label.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    label.isOpaque = false
    label.isUserInteractionEnabled = false
    label.contentMode = .left
    label.lineBreakMode = .byTruncatingTail
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    add(label)
    return label
  }

  private func picture(_ frame: CGRect) -> UIImageView {
    let view = UIImageView(frame: frame)
    view.image = UIImage(named: "photo")
    view.contentMode = .scaleAspectFit
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    add(view)
    return view
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
    ])
  }
}
