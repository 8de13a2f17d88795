/// The images of the system's buttons: each is one object, as in UIKit.
enum SystemImages {
  private static let size = CGSize(width: 20, height: 20)
  static let actions = UIImage(.symbol("ellipsis.circle"), size: size)
  static let add = UIImage(.symbol("plus.circle.fill"), size: size)
  static let checkmark = UIImage(.symbol("checkmark"), size: size)
  static let remove = UIImage(.symbol("minus.circle.fill"), size: size)
  static let strokedCheckmark = UIImage(.symbol("checkmark"), size: size)
}
