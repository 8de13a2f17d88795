/// A view controller that composes a message.
@MainActor
package protocol ComposingController: UIViewController {
  /// Whether the device can send the message. If it can't, the initializer returns `nil` on a device, although its type
  /// doesn't say so, and presenting raises an exception.
  var canCompose: Bool { get }
}
