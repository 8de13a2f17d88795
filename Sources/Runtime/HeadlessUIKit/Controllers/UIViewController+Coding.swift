extension UIViewController {
  final func encodeValues(_ coder: NSCoder) {
    if let nibName { coder.encodeValue(nibName, forKey: "UINibName") }
    coder.encodeValue(title, forKey: "UITitle")
    coder.encodeValue(restorationIdentifier, forKey: "UIRestorationIdentifier")
    coder.encodeObjects(children, forKey: "UIChildViewControllers")
    if nibName == nil { coder.encodeObject(viewIfLoaded, forKey: "UIView") }
  }

  final func decodeValues(_ coder: NSCoder) {
    title = coder.decodeValue(String?.self, forKey: "UITitle") ?? nil
    restorationIdentifier = coder.decodeValue(String?.self, forKey: "UIRestorationIdentifier") ?? nil
    for child in coder.decodeAnyObjects(forKey: "UIChildViewControllers").compactMap({ $0 as? UIViewController }) {
      addChild(child)
      child.didMove(toParent: self)
    }
    guard let archived = coder.decodeAnyObject(forKey: "UIView") as? UIView else { return }
    sceneView = { archived }
  }
}
