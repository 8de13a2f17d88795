extension UIView {
  /// Tells recognisers whom they watch. As in UIKit each watches one view: one that comes leaves the view before.
  func recognizersChanged(from old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recognizer in old where recognizer.view === self && !new.contains(recognizer) { recognizer.view = nil }
    for recognizer in new where recognizer.view !== self {
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizer.view = self
    }
  }
}
