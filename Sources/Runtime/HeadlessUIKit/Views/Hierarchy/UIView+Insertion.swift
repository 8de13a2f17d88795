extension UIView {
  /// Inserts a subview at an index; in front of the others if there is none.
  final func insert(_ view: UIView, at index: Int?) {
    if view === self { stop("Can't add self as subview") }
    if let index, index < 0 { stop("Can't insert a subview at index \(index), which must not be negative") }
    if !view.subviews.isEmpty, isDescendant(of: view) { stop("Can't add \(view) as a subview of its own descendant") }
    let oldSuperview = view.superview
    if oldSuperview === self {
      guard let old = self.index(of: view) else { return }
      ownSubviews.remove(at: old)
      ownSubviews.insert(view, at: min(index ?? ownSubviews.count, ownSubviews.count))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(to: self, from: oldWindow, to: newWindow)
    oldSuperview?.detach(view)
    ownSubviews.insert(view, at: min(index ?? ownSubviews.count, ownSubviews.count))
    view.superviewReference = Unmanaged.passUnretained(self)
    didAddSubview(view)
    view.didMove(from: oldWindow, to: newWindow)
    if newWindow != nil { view.noticeSurroundings(from: oldSuperview) }
    if view.needsLayout || view.descendantNeedsLayout { view.markAncestorsOfLayout() }
    if view.isPartOfLayout { invalidateLayout(.structure) }
    setNeedsLayout()
  }

  /// Moves a subview in front of the others.
  final func placeInFront(_ subview: UIView) {
    if ownSubviews.last !== subview, let index = index(of: subview) {
      ownSubviews.remove(at: index)
      ownSubviews.append(subview)
    }
  }

  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    view.layoutState.isDrawnBySuperview = false
    if view.isPartOfLayout {
      dropConstraints { NSLayoutConstraint.view(of: $0)?.isDescendant(of: view) ?? false }
    }
    if let index = index(of: view) { ownSubviews.remove(at: index) }
  }

  /// The index of a subview. A plain loop, because a closure would check for the main actor at every subview.
  func index(of view: UIView) -> Int? {
    let views = subviews
    for index in views.indices where views[index] === view { return index }
    return nil
  }

  /// Removes the view from its superview.
  final func leaveSuperview() {
    guard let superview else { return }
    let window = window
    if let window { giveUpFirstResponder(in: window) }
    willMove(to: nil, from: window, to: nil)
    superview.detach(self)
    superviewReference = nil
    didMove(from: window, to: nil)
    superview.setNeedsLayout()
  }
}
