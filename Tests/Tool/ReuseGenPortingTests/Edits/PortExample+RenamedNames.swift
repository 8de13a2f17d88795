import ReuseGenPorting

extension PortExample {
  static let renamedNames = [
    PortExample(
      "types and constants",
      diff: """
        -class A: UITableViewCell { func f(_ s: UITableViewCellStyle, _ e: [UIControlEvents: Int]) -> RunLoopMode? { nil } }
        -let height = UITableViewAutomaticDimension, key = [NSAttributedStringKey.font: 1], a = b.UIFontWeightBold
        +class A: UITableViewCell { func f(_ s: UITableViewCell.CellStyle, _ e: [UIControl.Event: Int]) -> RunLoop.Mode? { nil } }
        +let height = UITableView.automaticDimension, key = [NSAttributedString.Key.font: 1], a = b.UIFontWeightBold
        """
    ),
    PortExample(
      "functions",
      diff: """
        -let a = UIEdgeInsetsMake(1, 2, 3, 4), b = UIEdgeInsetsInsetRect(UIEdgeInsetsInsetRect(c, a), d), e = UIEdgeInsetsMake
        -let f = UIImagePNGRepresentation(image!)!, g = UIImageJPEGRepresentation(image,
        -  0.5), h = UIAccessibilityIsVoiceOverRunning(), i = CGRectFromString("")
        +let a = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), b = ((c).inset(by: a)).inset(by: d), e = UIEdgeInsetsMake
        +let f = (image!).pngData()!, g = (image).jpegData(compressionQuality: 
        +0.5), h = UIAccessibility.isVoiceOverRunning, i = NSCoder.cgRect(for: "")
        """
    ),
    PortExample(
      "members",
      diff: """
         class A: UIViewController {
        -  override func willMove(toParentViewController parent: UIViewController?) { super.willMove(toParentViewController: parent) }
        -  override var childViewControllers: [UIViewController] { super.childViewControllers }
        -  func f() { addChildViewController(b); b?.didMove(toParentViewController: self); view.bringSubview(toFront: c) }
        -  func g() { n.post(name: .UIKeyboardWillShow, object: NSNotification.Name.UIKeyboardDidHide.rawValue) }
        -  let h = UIStatusBarStyle.blackOpaque, i = UIBarStyle.blackOpaque
        +  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
        +  override var children: [UIViewController] { super.children }
        +  func f() { addChild(b); b?.didMove(toParent: self); view.bringSubviewToFront(c) }
        +  func g() { n.post(name: UIResponder.keyboardWillShowNotification, \
        object: UIResponder.keyboardDidHideNotification.rawValue) }
        +  let h = UIStatusBarStyle.lightContent, i = UIBarStyle.blackOpaque
         }
        """
    ),
    PortExample(
      "names that the sources declare",
      diff: """
         typealias UIControlState = Int; func UIEdgeInsetsMake(_ a: Int) {}
         class A { var childViewControllers = 1; func bringSubview(toFront a: Int) {} }
         let a: UIControlState = 1, b = A().childViewControllers, c = UIEdgeInsetsMake(1); A().bringSubview(toFront: 1)
        """
    ),
  ]
}
