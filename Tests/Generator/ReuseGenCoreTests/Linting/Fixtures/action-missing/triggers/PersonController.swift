class PersonController: UIViewController {
  @IBAction func save(_ sender: Any) {}
  func hidden(_ sender: Any) {}
  @IBSegueAction func makeDetails(_ coder: NSCoder) -> UIViewController? { nil }
  func makeHidden(_ coder: NSCoder) -> UIViewController? { nil }
}

class HomeController: UIViewController {
  @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
}
