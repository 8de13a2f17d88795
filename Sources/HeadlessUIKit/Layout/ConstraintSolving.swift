extension UIView {
  /// Gives subviews the frames that constraints say: those of this view and the fixed lengths of the subviews.
  func applyConstraints() {
    if subviews.isEmpty || constraints.isEmpty && !subviews.contains(where: { !$0.constraints.isEmpty }) { return }
    var solving = ConstraintSolving(of: self)
    solving.apply()
  }
}

/// One layout of a view's subviews by constraints.
///
/// Each equality is looked at as soon as all but one of its edges are known; that is repeated until nothing new
/// follows. This solves what ties views to one another in chains. Inequalities, and equalities that only hold
/// together, are left open.
@MainActor
private struct ConstraintSolving {
  private let container: UIView
  private let views: [UIView]
  /// By view, horizontal then vertical.
  private var spans: [[Span]]
  private let equalities: [Equality]

  init(of container: UIView) {
    self.container = container
    views = container.subviews.filter {
      !$0.translatesAutoresizingMaskIntoConstraints && !((container as? UIStackView)?.arranges($0) ?? false)
    }
    spans = Array(repeating: [Span(), Span()], count: views.count)
    let own = container.constraints.lazy.compactMap { Equality($0) }
    let lengths = container.subviews.lazy.flatMap(\.constraints).compactMap { Equality($0) }
    // The strongest first, so that a weaker one doesn't decide what a stronger one says.
    equalities = (Array(own) + lengths).sorted { $0.priority > $1.priority }
  }

  mutating func apply() {
    if views.isEmpty { return }
    propagate()
    // A length that nothing says is the natural one; the views that hug most decide first.
    for axis in 0...1 {
      let open = views.indices.filter { spans[$0][axis].length == nil }
      let direction: NSLayoutConstraint.Axis = axis == 0 ? .horizontal : .vertical
      let order = open.sorted {
        views[$0].contentHuggingPriority(for: direction).rawValue
          > views[$1].contentHuggingPriority(for: direction).rawValue
      }
      for index in order where spans[index][axis].length == nil {
        let size = views[index].naturalSize
        spans[index][axis].set(length: axis == 0 ? size.width : size.height)
        propagate()
      }
    }
    for (index, view) in views.enumerated() {
      var frame = view.frame
      if let length = spans[index][0].length { frame.size.width = max(0, length) }
      if let length = spans[index][1].length { frame.size.height = max(0, length) }
      if let start = spans[index][0].start { frame.origin.x = start }
      if let start = spans[index][1].start { frame.origin.y = start }
      if frame != view.frame { view.frame = frame }
    }
  }

  private mutating func propagate() {
    var isNew = true
    while isNew {
      isNew = false
      for equality in equalities where learn(from: equality) { isNew = true }
    }
  }

  /// Takes from an equality what it says of the side that isn't known. Whether that was anything.
  private mutating func learn(from equality: Equality) -> Bool {
    let second: CGFloat
    if let item = equality.second {
      if let value = value(of: item, equality.secondEdge) {
        second = value * equality.multiplier + equality.constant
      } else if let first = value(of: equality.first, equality.firstEdge), equality.multiplier != 0 {
        return set(item, equality.secondEdge, (first - equality.constant) / equality.multiplier)
      } else {
        return false
      }
    } else {
      second = equality.constant
    }
    return set(equality.first, equality.firstEdge, second)
  }

  private func value(of item: AnyObject, _ edge: Edge) -> CGFloat? {
    if item === container {
      return edge.value(in: CGRect(origin: .zero, size: container.bounds.size), margins: container.layoutMargins)
    }
    if let guide = item as? UILayoutGuide {
      if guide.owningView === container { return edge.value(in: guide.layoutFrame, margins: .zero) }
      // Old documents speak of the controller's guides, wherever the constraint is.
      return nil
    }
    guard let view = item as? UIView else { return nil }
    if let index = views.firstIndex(where: { $0 === view }) { return spans[index][edge.axis][edge] }
    // A subview that constraints don't place stands where it is.
    return view.superview === container ? edge.value(in: view.frame, margins: view.layoutMargins) : nil
  }

  private mutating func set(_ item: AnyObject, _ edge: Edge, _ value: CGFloat) -> Bool {
    guard !edge.isMargin, let index = views.firstIndex(where: { $0 === item }) else { return false }
    return spans[index][edge.axis].set(edge, value)
  }
}

extension UIStackView {
  fileprivate func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }
}

/// What is known of a view in one direction.
private struct Span {
  private(set) var start: CGFloat?
  private(set) var end: CGFloat?
  private(set) var middle: CGFloat?
  private(set) var length: CGFloat?

  subscript(edge: Edge) -> CGFloat? {
    switch edge.kind {
    case .start: start
    case .end: end
    case .middle: middle
    case .length: length
    }
  }

  mutating func set(length: CGFloat) {
    self.length = length
    complete()
  }

  /// Whether the value was new.
  mutating func set(_ edge: Edge, _ value: CGFloat) -> Bool {
    if self[edge] != nil { return false }
    switch edge.kind {
    case .start: start = value
    case .end: end = value
    case .middle: middle = value
    case .length: length = value
    }
    complete()
    return true
  }

  /// Two of the four say the rest.
  private mutating func complete() {
    if length == nil {
      if let start, let end {
        length = end - start
      } else if let start, let middle {
        length = (middle - start) * 2
      } else if let end, let middle {
        length = (end - middle) * 2
      }
    }
    guard let length else { return }
    if start == nil { start = end.map { $0 - length } ?? middle.map { $0 - length / 2 } }
    if let start {
      if end == nil { end = start + length }
      if middle == nil { middle = start + length / 2 }
    }
  }
}

private struct Edge {
  enum Kind { case start, end, middle, length }
  let kind: Kind
  /// 0 for left to right, 1 for top to bottom.
  let axis: Int
  let isMargin: Bool

  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .leading: self.init(.start, 0)
    case .right, .trailing: self.init(.end, 0)
    case .centerX: self.init(.middle, 0)
    case .width: self.init(.length, 0)
    case .top, .firstBaseline: self.init(.start, 1)
    case .bottom, .lastBaseline: self.init(.end, 1)
    case .centerY: self.init(.middle, 1)
    case .height: self.init(.length, 1)
    case .leftMargin, .leadingMargin: self.init(.start, 0, isMargin: true)
    case .rightMargin, .trailingMargin: self.init(.end, 0, isMargin: true)
    case .centerXWithinMargins: self.init(.middle, 0, isMargin: true)
    case .topMargin: self.init(.start, 1, isMargin: true)
    case .bottomMargin: self.init(.end, 1, isMargin: true)
    case .centerYWithinMargins: self.init(.middle, 1, isMargin: true)
    case .notAnAttribute: return nil
    }
  }

  private init(_ kind: Kind, _ axis: Int, isMargin: Bool = false) {
    self.kind = kind
    self.axis = axis
    self.isMargin = isMargin
  }

  func value(in frame: CGRect, margins: UIEdgeInsets) -> CGFloat {
    let frame = isMargin ? frame.inset(by: margins) : frame
    switch kind {
    case .start: return axis == 0 ? frame.minX : frame.minY
    case .end: return axis == 0 ? frame.maxX : frame.maxY
    case .middle: return axis == 0 ? frame.midX : frame.midY
    case .length: return axis == 0 ? frame.width : frame.height
    }
  }
}

/// A constraint that says an equality, with what a layout needs of it.
private struct Equality {
  let first: AnyObject
  let firstEdge: Edge
  let second: AnyObject?
  let secondEdge: Edge
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float

  @MainActor
  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.relation == .equal, let first = constraint.firstItem, let edge = Edge(constraint.firstAttribute)
    else { return nil }
    // The heights of baselines aren't known: two of them lie on one line where the fonts are the same.
    if constraint.secondAttribute != .notAnAttribute {
      guard let item = constraint.secondItem, let other = Edge(constraint.secondAttribute) else { return nil }
      second = item
      secondEdge = other
    } else {
      second = nil
      secondEdge = edge
    }
    self.first = first
    firstEdge = edge
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority.rawValue
  }
}
