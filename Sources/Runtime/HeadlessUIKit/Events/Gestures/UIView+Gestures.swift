extension UIView {
  /// Attaches recognizers to the view. As in UIKit a recognizer belongs to one view and leaves its previous one.
  func recognizersChanged(from old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recognizer in old where recognizer.view === self && !new.contains(recognizer) { recognizer.view = nil }
    for recognizer in new where recognizer.view !== self {
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizer.view = self
    }
  }
}
