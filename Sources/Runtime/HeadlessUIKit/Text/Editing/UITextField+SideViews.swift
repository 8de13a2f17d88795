extension UITextField {
  /// The overlays that are shown now.
  var shownSideViews: [UIView] {
    [(leftView, leftViewMode), (rightView, rightViewMode)].compactMap { view, mode in
      mode.shows(whileEditing: isEditing) ? view : nil
    }
  }

  /// Adds and removes the overlays after one of them, a mode or editing changed.
  func sideViewsChanged(_ former: UIView? = nil) {
    let shown = shownSideViews
    let old = [former, leftView, rightView].compactMap { $0 }.filter { $0.superview === self }
    if old == shown { return }
    for view in old where !shown.contains(view) { view.removeFromSuperview() }
    for view in shown where view.superview !== self { addSubview(view) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UITextField.ViewMode {
  package func shows(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
