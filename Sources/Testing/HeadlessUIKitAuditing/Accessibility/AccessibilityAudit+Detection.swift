import HeadlessUIKit

extension AccessibilityAudit {
  /// Looks for controls that users can touch but assistive technologies don't find, and for elements that they find
  /// although another view covers them.
  mutating func checkDetection(of elements: AccessibleElements, in part: AuditedPart) {
    for (element, views) in elements.hidden { checkHidden(views, in: element, part) }
    for view in part.views where view.hasTapGesture && !(view is UIControl) && isUnreachable(view, elements, part) {
      note(.elementDetection, at: view, in: part) {
        "\($0) reacts to taps, but assistive technologies don't find it; set isAccessibilityElement, its "
          + "accessibilityLabel, and the trait .button"
      }
    }
    if part.element == nil { checkCovered(elements, in: part) }
  }

  private mutating func checkHidden(_ views: [UIView], in element: UIView, _ part: AuditedPart) {
    let controls = views.filter { ($0 as? UIControl)?.isEnabled == true && $0.isUserInteractionEnabled }
    guard let first = controls.first, element.accessibilityCustomActions?.isEmpty != false else { return }
    // One control can be the action of the whole element.
    if controls.count == 1, !element.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable]) { return }
    note(.elementDetection, at: element, in: part) { name in
      "\(name) is an accessibility element, so that assistive technologies don't find "
        + (controls.count == 1 ? "\(part.path(of: first)) in it" : "the \(controls.count) controls in it")
        + "; set isAccessibilityElement to false, or add accessibilityCustomActions"
    }
  }

  /// Whether a view is no element, in none, and has none in it. A view that fills the screen closes something, for
  /// which VoiceOver has a gesture.
  private func isUnreachable(_ view: UIView, _ elements: AccessibleElements, _ part: AuditedPart) -> Bool {
    if view.bounds.isEmpty || elements.contains(view) || elements.hasElement(in: view) { return false }
    if part.element == nil, view.isCoveringHalf(of: part.root) { return false }
    return !sequence(first: view, next: \.superview).contains {
      elements.contains($0) || $0.accessibilityElementsHidden
    }
  }

  private mutating func checkCovered(_ elements: AccessibleElements, in part: AuditedPart) {
    for case let control as UIControl in elements.all where control.isEnabled {
      guard control.isDescendant(of: part.root), let cover = control.cover else { continue }
      note(.elementDetection, at: control, in: part) {
        "\($0) is covered by \(part.place(of: cover) ?? "a \(type(of: cover))"), but VoiceOver still reads it; hide it, or "
          + "set accessibilityViewIsModal of the view in front"
      }
    }
  }
}

extension UIView {
  fileprivate func isCoveringHalf(of root: UIView) -> Bool {
    bounds.width * bounds.height * 2 >= root.bounds.width * root.bounds.height
  }

  /// The view of the same window that receives all touches meant for it, wherever the user scrolls to.
  fileprivate var cover: UIView? {
    let takesTouches = sequence(first: self, next: \.superview).allSatisfy(\.isUserInteractionEnabled)
    guard takesTouches, let window, case .other(let cover)? = try? receiverOfTouches(in: window) else { return nil }
    // A superview receives them where an app's class extends or limits the area of touches.
    if cover === window || cover.window !== window || isDescendant(of: cover) { return nil }
    return scrollViews.contains { $0.canScroll && !cover.isDescendant(of: $0) } ? nil : cover
  }
}
