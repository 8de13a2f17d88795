// Where UIKit exists it sets outlets and finds actions by the Objective-C runtime. What the headless runtime asks of
// classes instead may be said there too, and means nothing: so one source serves both.
#if os(iOS) || os(tvOS) || os(visionOS)
/// A class that says how its outlets are set by name. UIKit doesn't ask.
@preconcurrency
@MainActor
public protocol KeyedOutlets: AnyObject {
  /// The properties that are set by name.
  static var keyedOutlets: [KeyedOutlet] { get }
}

/// A property that a document sets by its name.
@preconcurrency
@MainActor
public struct KeyedOutlet {
  /// A property under the name that Interface Builder knows it by.
  public init<Root: AnyObject, Value>(_ key: String, _ property: ReferenceWritableKeyPath<Root, Value>) {}
}

/// A class that offers actions by their names. UIKit doesn't ask.
@preconcurrency
@MainActor
public protocol KeyedActions: AnyObject {
  /// The actions that are found by name.
  static var keyedActions: [KeyedAction] { get }
}

/// A method that a document calls by its selector.
@preconcurrency
@MainActor
public struct KeyedAction {
  /// A method without a parameter.
  public init<Root: AnyObject>(_ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void) {}
  /// A method that gets its sender.
  public init<Root: AnyObject, Sender>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) {}
}

/// An object that is made from a document. UIKit makes any.
@preconcurrency
@MainActor
public protocol NibObject: AnyObject {}
#endif
