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
    guard !view.bounds.isEmpty, !elements.contains(view), !view.isCoveringHalf(of: part.root) else { return false }
    let chain = sequence(first: view, next: \.superview)
    if chain.contains(where: { elements.contains($0) || $0.accessibilityElementsHidden }) { return false }
    return !elements.all.contains { object in
      let inner = object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
      return inner?.isDescendant(of: view) ?? false
    }
  }

  private mutating func checkCovered(_ elements: AccessibleElements, in part: AuditedPart) {
    guard let window = part.root.window else { return }
    for case let control as UIControl in elements.all where control.isEnabled && control.isUserInteractionEnabled {
      guard control.isDescendant(of: part.root), let cover = control.cover(in: window) else { continue }
      note(.elementDetection, at: control, in: part) {
        "\($0) is covered by \(part.path(of: cover)), but VoiceOver still reads it; hide it, or set "
          + "accessibilityViewIsModal of the view in front"
      }
    }
  }
}

extension UIView {
  fileprivate func isCoveringHalf(of root: UIView) -> Bool {
    bounds.width * bounds.height * 2 >= root.bounds.width * root.bounds.height
  }

  /// The view that receives all touches meant for it; `nil` if it gets some, or is out of view.
  fileprivate func cover(in window: UIWindow) -> UIView? {
    let frame = convert(bounds, to: window)
    guard !frame.isEmpty, window.bounds.contains(frame) else { return nil }
    let points = [(0.5, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)].map { x, y in
      CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
    }
    var cover: UIView?
    for point in points {
      // A superview receives them where the view isn't in view.
      guard let receiver = window.hitTest(point, with: nil), !isDescendant(of: receiver),
        !receiver.isDescendant(of: self)
      else { return nil }
      cover = receiver
    }
    return cover
  }
}
