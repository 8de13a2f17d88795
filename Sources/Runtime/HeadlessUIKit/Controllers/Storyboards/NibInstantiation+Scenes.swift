import ReuseGenXML

extension NibInstantiation {
  /// Makes the view controller of a scene. Its view is made on first access.
  package func makeController(
    _ node: NibNode,
    _ creator: ((NSCoder) -> UIViewController?)?,
    of storyboard: UIStoryboard? = nil
  ) -> UIViewController? {
    guard let controller = make(node, by: creator) as? UIViewController else { return nil }
    controller.storyboard = storyboard
    if let storyboard { controller.segueTemplates = SegueTemplate.all(of: plan, storyboard) }
    finish(inView: false)
    return controller
  }
}
