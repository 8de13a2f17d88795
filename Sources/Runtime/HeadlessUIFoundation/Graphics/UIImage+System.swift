extension UIImage {
  /// The images of the system's buttons: the same object at each call, as in UIKit.
  enum OfSystem {
    static let actions = image("ellipsis.circle")
    static let add = image("plus.circle.fill")
    static let checkmark = image("checkmark")
    static let remove = image("minus.circle.fill")
    static let strokedCheckmark = image("checkmark")

    private static func image(_ symbol: String) -> UIImage {
      UIImage(.symbol(symbol), size: CGSize(width: 20, height: 20))
    }
  }
}
