import UIKit

func picture(_ name: String, in bundle: Bundle) {
  _ = UIImage(named: "star")
  _ = UIColor(named: "Accent")
  _ = UIImage(named: name)
  _ = UIImage(named: "moon", in: bundle, compatibleWith: nil)
  _ = UIImage(named: "Kit.bundle/moon")
}
