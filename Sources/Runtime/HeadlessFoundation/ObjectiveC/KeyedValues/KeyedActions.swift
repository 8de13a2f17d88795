/// A class that lists actions by their names in Interface Builder.
///
/// UIKit finds a method by its selector. Without the Objective-C runtime a class lists the actions that documents
/// connect to it. A subclass adds to the list of its superclass if the superclass declares it in its own braces: Swift
/// doesn't allow overriding declarations of extensions.
///
/// ```swift
/// class FormController: UIViewController, KeyedActions {
///   class var keyedActions: [KeyedAction] { [KeyedAction("save:", FormController.save)] }
///   func save(_ sender: UIButton) {}
/// }
///
/// final class PersonController: FormController {
///   override class var keyedActions: [KeyedAction] {
///     super.keyedActions + [KeyedAction("call:", PersonController.call)]
///   }
///   func call(_ sender: UIButton) {}
/// }
/// ```
@preconcurrency @MainActor
public protocol KeyedActions: AnyObject {
  /// The actions that are found by name.
  static var keyedActions: [KeyedAction] { get }
}
