import UIKit

extension PersonView {
  func more() { titleLabel.text = nil }
}

func show(_ view: PersonView) { view.nameLabel.text = nil }
