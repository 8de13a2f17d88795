/// An object that a nib or storyboard can hold: a view, a view controller, a gesture recognizer.
///
/// A class of your own that is none of these, such as that of a data source, doesn't have to conform: if it inherits
/// from `NSObject`, its `init()` makes the object, as with UIKit. A class conforms if documents make its objects
/// differently:
///
///     final class PersonSource: NSObject, NibObject {
///       init?(coder: NSCoder) { super.init() }
///     }
@preconcurrency @MainActor
public protocol NibObject: AnyObject {
  /// Makes the object that a document describes.
  init?(coder: NSCoder)
}

extension UIView: NibObject {}
extension UIBarItem: NibObject {}
extension UIGestureRecognizer: NibObject, WakingItem {}
