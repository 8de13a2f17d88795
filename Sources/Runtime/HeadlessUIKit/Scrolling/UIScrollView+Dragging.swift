extension UIScrollView {
  /// The nearest offset within the limits of the content.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let content = contentSize
    let visible = bounds.size
    let low = CGPoint(x: -inset.left, y: -fullTopInset)
    let high = CGPoint(
      x: max(low.x, content.width + inset.right - visible.width),
      y: max(low.y, content.height + inset.bottom - visible.height)
    )
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Whether a drag moves content beyond the top and bottom edges: always, or if the content doesn't fit.
  package var canBounceVertically: Bool {
    let insets = adjustedContentInset
    return bounces
      && (alwaysBounceVertical || alwaysBouncesByLayout
        || contentSize.height + insets.top + insets.bottom > bounds.height)
  }

  func tellOfScrolling() {
    guard let scrollDelegate else { return }
    notifications += 1
    defer { notifications -= 1 }
    if notifications > 1000 { stop("-[\(type(of: scrollDelegate)) scrollViewDidScroll:] always scrolls further") }
    scrollDelegate.scrollViewDidScroll(self)
  }

  /// Moves the offset back into content that became smaller.
  func followContent(from old: CGSize) {
    if isDragging || isDecelerating || contentSize.width >= old.width && contentSize.height >= old.height { return }
    let inside = clamped(contentOffset)
    contentOffset = CGPoint(x: min(contentOffset.x, inside.x), y: min(contentOffset.y, inside.y))
  }

  /// Ends editing if the beginning of a drag does.
  func dismissKeyboard() {
    let host: (any ResponderHosting)? = window
    switch keyboardDismissMode {
    case .none: break
    case .onDrag, .onDragWithAccessory: host?.endTyping()
    case .interactive, .interactiveWithAccessory:
      guard host?.isTyping == true else { return }
      warnOnce(
        "A drag doesn't take the keyboard along here, as keyboardDismissMode = .\(keyboardDismissMode) lets one that "
          + "reaches the keyboard do. A test ends editing with endEditing(true)"
      )
    }
  }
}
