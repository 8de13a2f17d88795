/// An object that a nib or storyboard can hold: a view, a view controller, a gesture recognizer.
///
/// UIKit makes any object that a document holds. Without the Objective-C runtime a class of your own that is none of
/// the above conforms to this protocol:
///
///     final class PersonSource: NSObject, NibObject {
///       init?(coder: NSCoder) { super.init() }
///     }
@preconcurrency
@MainActor
public protocol NibObject: AnyObject {
  /// Makes the object that a document describes.
  init?(coder: NSCoder)
}

extension UIView: NibObject {}
extension UIViewController: NibObject {}
extension UIBarItem: NibObject {}
extension UINavigationItem: NibObject {}
extension UIGestureRecognizer: NibObject {}
extension UICollectionViewLayout: NibObject {}
