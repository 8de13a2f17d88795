class PersonController: BaseController {
  @IBAction func save(_ sender: Any) {}
  @IBAction private func save(sender: Any) {}
  @IBSegueAction
  private func makeDetails(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
  @objc(renamed:) func name(_ sender: Any) {}
}

class BaseController: UIViewController {}

extension UIViewController {
  @objc func base() {}
}

@objcMembers class HomeController: UIViewController {
  func unwindHome(_ segue: UIStoryboardSegue) {}
  func refresh(_ sender: Any) {}
}
