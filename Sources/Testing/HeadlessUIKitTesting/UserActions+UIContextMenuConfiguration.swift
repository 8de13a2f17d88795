public import HeadlessUIKit

extension UIContextMenuConfiguration: UserTarget {}

extension UserActions where Object: UIContextMenuConfiguration {
  /// The menu that the user sees, made now. There are no suggested elements.
  public var menu: UIMenu? { object.menu }
  /// The preview that the user sees, made now.
  public var preview: UIViewController? { object.preview }
}
