extension UIPageViewController {
  static let pageViewControllerElement = ElementClass(UIPageViewController.self, "pageViewController")
}
