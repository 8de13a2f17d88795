import UIKit

enum Nib: String {
  case rating, other
}

final class DetailController: UIViewController {}

func load(_ size: String, _ kind: Nib, _ row: Int) {
  _ = UINib(nibName: "Photo", bundle: nil)
  _ = UINib(nibName: "Icon\(size)", bundle: nil)
  _ = UINib(nibName: "Form" + size, bundle: nil)
  _ = UINib(nibName: kind.rawValue, bundle: nil)
  _ = UINib(nibName: String(format: "Row-%d", row), bundle: nil)
  _ = R.nib.star
  _ = DetailController()
}
