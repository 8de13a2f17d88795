import HeadlessUIKit

extension UIView {
  /// Whether the view has an enabled tap recognizer. Those of a controller's view and of scroll views don't count,
  /// because they usually dismiss the keyboard.
  var hasTapGesture: Bool {
    guard isUserInteractionEnabled, !(next is UIViewController), !(self is UIScrollView) else { return false }
    return (gestureRecognizers ?? []).contains { recognizer in
      guard let tap = recognizer as? UITapGestureRecognizer, tap.isEnabled else { return false }
      return tap.numberOfTapsRequired == 1 && !tap.targetDescriptions.isEmpty
    }
  }

  /// Whether users operate it, and its size is the app's choice.
  var isTarget: Bool {
    guard let control = self as? UIControl else { return hasTapGesture }
    if control is UIButton { return control.isEnabled && control.isUserInteractionEnabled }
    return !RuntimeModules.contains(type(of: control)) && control.isEnabled && control.isUserInteractionEnabled
      && !(control is UITextField)
  }

  /// The view itself or the nearest one around it that is of a class.
  func nearest<View: UIView>(_ type: View.Type) -> View? {
    sequence(first: self as UIView, next: \.superview).first { $0 is View } as? View
  }

  /// Whether a bar contains it, which extends the region of its items.
  var isInBar: Bool {
    sequence(first: self as UIView, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
    }
  }
}
