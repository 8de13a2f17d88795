import UIKit

func show(_ step: Int) {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  _ = storyboard.instantiateViewController(withIdentifier: "Info")
  _ = storyboard.instantiateViewController(withIdentifier: "Step\(step)")
  _ = storyboard.instantiateViewController(withIdentifier: String(describing: HelpController.self))
}

final class HelpController: UIViewController {}
