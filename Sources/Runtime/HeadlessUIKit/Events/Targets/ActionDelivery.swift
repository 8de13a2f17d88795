/// Delivers actions to their targets, for controls and for `UIApplication`, which is declared in a higher layer.
@MainActor
enum ActionDelivery {
  /// The window that became key last.
  static weak var keyWindow: UIWindow?

  /// Calls a method of the target, or of the first responder that lists it, from the key window's first responder, the
  /// sender or its bar on. Returns whether there is one. As in UIKit, a target without the method stops the program.
  static func send(_ action: Selector, to target: Any?, from sender: Any?, in bar: UIResponder? = nil) -> Bool {
    let (sender, event) = (sender as AnyObject?, UIEvent())
    if let target {
      if action.name == "resignFirstResponder", let responder = target as? UIResponder {
        _ = responder.resignFirstResponder()
      } else {
        KeyedAction.perform(action, on: target as AnyObject, sender: sender, event: event)
      }
      return true
    }
    let first = keyWindow?.firstResponder.flatMap { $0.isFirstResponder ? $0 : nil }
    // The way in which apps end editing.
    if action.name == "resignFirstResponder" { return first?.resignFirstResponder() ?? false }
    return ControlTargets.send(action, from: sender, along: first ?? sender as? UIResponder ?? bar ?? keyWindow)
  }
}
