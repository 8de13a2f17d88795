extension UIImage {
  /// The images of the system's buttons: the same object at each call, as in UIKit.
  enum SystemImages {
    static let actions = UIImage(buttonSymbol: "ellipsis.circle")
    static let add = UIImage(buttonSymbol: "plus.circle.fill")
    static let checkmark = UIImage(buttonSymbol: "checkmark")
    static let remove = UIImage(buttonSymbol: "minus.circle.fill")
    static let strokedCheckmark = UIImage(buttonSymbol: "checkmark")
  }

  fileprivate convenience init(buttonSymbol name: String) {
    self.init(.symbol(name), size: CGSize(width: 20, height: 20))
  }
}
