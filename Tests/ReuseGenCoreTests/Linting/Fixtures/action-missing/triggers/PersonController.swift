class PersonController: UIViewController {
  @IBAction func save(_ sender: Any) {}
  func hidden(_ sender: Any) {}
}

class HomeController: UIViewController {
  @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
}
