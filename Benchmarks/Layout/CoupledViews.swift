import HeadlessUIKit

/// Views whose lengths depend on one another, beside as many whose frames their constraints determine one by one.
enum CoupledViews: String, CaseIterable {
  /// A column of labels, each with a position and a height of its own.
  case determined
  /// A column of views below one another, without heights.
  case underdetermined
  /// A column of labels from the top to the bottom of the root, each as high as the one above it.
  case chain
  /// A column of labels, each at least as high as the one above it.
  case ascending
  /// A vertical stack whose labels are as high as the highest one.
  case stack
  /// The same between the top and the bottom of the root.
  case bound
  /// A stack between the top and the bottom of the root, which one label fills.
  case filled
  /// A horizontal stack whose labels are as wide as the widest one.
  case horizontal
  /// Horizontal stacks of five labels in a vertical one.
  case nested
  /// A vertical stack whose labels are as high as their texts are in proportion.
  case proportional
  /// A vertical stack with equal spaces between its labels.
  case spaced
  /// A vertical stack with equal distances between its labels' centers.
  case centered
  /// A horizontal stack whose labels are on one baseline.
  case baseline
  /// A vertical stack as wide as its widest label.
  case leading

  private var isHorizontal: Bool { self == .horizontal || self == .baseline }

  /// Adds the views to a root.
  @MainActor
  func add(_ views: [UIView], to root: UIView) {
    switch self {
    case .determined, .underdetermined, .chain, .ascending: addColumn(views, to: root)
    case .nested:
      let rows = stride(from: 0, to: views.count, by: 5).map { start in
        UIStackView(arrangedSubviews: Array(views[start..<min(start + 5, views.count)]))
      }
      addStack(of: rows, to: root)
    default: addStack(of: views, to: root)
    }
  }

  @MainActor
  private func addStack(of views: [UIView], to root: UIView) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = isHorizontal ? .horizontal : .vertical
    switch self {
    case .stack, .bound, .horizontal: stack.distribution = .fillEqually
    case .proportional: stack.distribution = .fillProportionally
    case .spaced: stack.distribution = .equalSpacing
    case .centered: stack.distribution = .equalCentering
    case .baseline: stack.alignment = .firstBaseline
    case .leading: stack.alignment = .leading
    default: break
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    if !isHorizontal, self != .leading { stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true }
    if self == .bound || self == .filled { stack.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true }
  }

  @MainActor
  private func addColumn(_ views: [UIView], to root: UIView) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    var bottom = root.topAnchor
    var height: NSLayoutDimension?
    for view in views {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: bottom, constant: 8).isActive = true
      bottom = view.bottomAnchor
      if self == .determined { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
      if let height, self == .chain { view.heightAnchor.constraint(equalTo: height).isActive = true }
      if let height, self == .ascending { view.heightAnchor.constraint(greaterThanOrEqualTo: height).isActive = true }
      height = view.heightAnchor
    }
    if self == .chain { bottom.constraint(equalTo: root.bottomAnchor).isActive = true }
  }
}
