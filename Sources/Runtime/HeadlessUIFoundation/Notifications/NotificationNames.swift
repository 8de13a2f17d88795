/// The name of a notification of UIKit: "KeyboardDidHide" for `UIKeyboardDidHideNotification`.
package func notification(_ name: String) -> NSNotification.Name { NSNotification.Name("UI\(name)Notification") }
