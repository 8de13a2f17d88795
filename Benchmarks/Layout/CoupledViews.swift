import HeadlessUIKit

/// Views whose lengths depend on one another, beside as many whose frames their constraints determine one by one.
enum CoupledViews: String, CaseIterable {
  /// A column of labels, each with a position and a size of its own.
  case determined
  /// A stack whose labels are as high as the highest one.
  case stack
  /// A column of views below one another, without heights.
  case underdetermined

  private static let baseline = "layout/\(determined)"
  private static let count = 200

  @MainActor static var rows: [Benchmark] {
    allCases.flatMap { views in
      [count, 2 * count].map { count in
        let name = "layout/\(views)" + (count == Self.count ? "" : "/\(count)")
        return Benchmark.time(name, baseline: baseline, operations: 1) {
          // The first call, which isn't timed, lays out another root.
          var roots = [views.root(count), views.root(count)]
          return { roots.popLast()?.layoutIfNeeded() }
        }
      }
    }
  }

  @MainActor
  private func root(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let views = (0..<count).map { number -> UIView in
      let view = self == .underdetermined ? UIView() : Self.label(number)
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }
    if self == .stack {
      addStack(of: views, to: root)
    } else {
      for view in views { root.addSubview(view) }
      addColumn(views, in: root)
    }
    return root
  }

  @MainActor
  private static func label(_ number: Int) -> UILabel {
    let label = UILabel()
    label.text = "Label \(number)"
    label.font = .systemFont(ofSize: CGFloat(10 + number % 20))
    return label
  }

  @MainActor
  private func addStack(of views: [UIView], to root: UIView) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  @MainActor
  private func addColumn(_ views: [UIView], in root: UIView) {
    var bottom = root.topAnchor
    for view in views {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: bottom, constant: 8).isActive = true
      if self == .determined { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
      bottom = view.bottomAnchor
    }
  }
}
