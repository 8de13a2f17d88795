// UIKit sets outlets and finds actions by the Objective-C runtime. The headless runtime needs lists instead. The
// following declarations have the same names and no effect, so that one source compiles for both.
#if os(iOS) || os(tvOS) || os(visionOS)
/// A class that lists the properties that documents set by name.
///
/// UIKit finds properties by the Objective-C runtime and ignores the list. Where UIKit doesn't exist, the list is used:
///
///     final class StarsView: UIView, KeyedOutlets {
///       @IBInspectable var stars = 0 { didSet { setNeedsLayout() } }
///       static var keyedOutlets: [KeyedOutlet] { [KeyedOutlet("stars", \StarsView.stars)] }
///     }
@preconcurrency @MainActor
public protocol KeyedOutlets: AnyObject {
  /// The properties that are set by name.
  static var keyedOutlets: [KeyedOutlet] { get }
}

/// A property that a document sets by its name.
///
/// UIKit doesn't use it. Here the value stores nothing.
@preconcurrency @MainActor
public struct KeyedOutlet {
  /// Creates an entry for a property. It has no effect where UIKit exists.
  ///
  /// - Parameters:
  ///   - key: The name of the property in Interface Builder.
  ///   - property: The key path of the property.
  public init<Root: AnyObject, Value>(_ key: String, _ property: ReferenceWritableKeyPath<Root, Value>) {}
}

/// A class that lists the actions that documents call by name.
///
/// UIKit finds methods by the Objective-C runtime and ignores the list. Where UIKit doesn't exist, the list is used:
///
///     final class FormController: UIViewController, KeyedActions {
///       static var keyedActions: [KeyedAction] { [KeyedAction("save:", FormController.save)] }
///       @IBAction func save(_ sender: UIButton) {}
///     }
@preconcurrency @MainActor
public protocol KeyedActions: AnyObject {
  /// The actions that are found by name.
  static var keyedActions: [KeyedAction] { get }
}

/// A method that a document calls by its selector.
///
/// UIKit doesn't use it. Here the value stores nothing.
@preconcurrency @MainActor
public struct KeyedAction {
  /// Creates an entry for a method without a parameter. It has no effect where UIKit exists.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method: "refresh", for example.
  ///   - method: The method.
  public init<Root: AnyObject>(_ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void) {}
  /// Creates an entry for a method that takes its sender. It has no effect where UIKit exists.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method: "save:", for example.
  ///   - method: The method.
  public init<Root: AnyObject, Sender>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) {}
  /// Creates an entry for a method with `@IBSegueAction` that takes the coder. It has no effect where UIKit exists.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method: "makeDetail:", for example.
  ///   - make: A closure that calls the method.
  public init<Root: AnyObject>(
    segueAction selector: String,
    _ make: @escaping @MainActor (Root, NSCoder) -> AnyObject?
  ) {}
  /// Creates an entry for a method with `@IBSegueAction` that also takes the sender. It has no effect where UIKit
  /// exists.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method: "makeDetail:sender:", for example.
  ///   - make: A closure that calls the method.
  public init<Root: AnyObject, Sender>(
    segueAction selector: String,
    _ make: @escaping @MainActor (Root, NSCoder, Sender) -> AnyObject?
  ) {}
  /// Creates an entry for a method with `@IBSegueAction` that also takes the identifier. It has no effect where UIKit
  /// exists.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method: "makeDetail:sender:segueIdentifier:", for example.
  ///   - make: A closure that calls the method.
  public init<Root: AnyObject, Sender, Identifier>(
    segueAction selector: String,
    _ make: @escaping @MainActor (Root, NSCoder, Sender, Identifier) -> AnyObject?
  ) {}
}

/// An object that a nib or storyboard can hold.
///
/// UIKit makes any object that a document holds, so the protocol requires nothing here. Where UIKit doesn't exist, it
/// requires `init?(coder:)`.
@preconcurrency @MainActor
public protocol NibObject: AnyObject {}
#endif
