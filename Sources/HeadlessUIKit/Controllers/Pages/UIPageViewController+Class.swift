extension UIPageViewController {
  static let pageViewControllerClass = UIKitClass(
    UIPageViewController.self,
    elements: ["pageViewController"]
  )
}
