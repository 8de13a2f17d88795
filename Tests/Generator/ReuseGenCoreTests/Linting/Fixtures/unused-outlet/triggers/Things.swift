import UIKit

final class ThingView: UIView {
  // Another class uses its own.
  private let nameLabel = UILabel()

  func show() { nameLabel.text = "PlaceView" }
}
