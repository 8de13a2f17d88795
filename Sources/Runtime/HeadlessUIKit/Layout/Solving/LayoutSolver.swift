import HeadlessLinearConstraints

/// Computes the frames of a layout unit from its constraints.
///
///     let result = LayoutSolver(unit, host, .given(host.bounds.size)).solve()
///     let fitting = LayoutSolver.HostSize.fitting(size, horizontal: .required, vertical: .fittingSizeLevel)
///     let measured = LayoutSolver(unit, cell, fitting).solve()
///
/// It solves widths first, then heights with text wrapped at those widths. If a constraint relates a width to a height,
/// it solves both at once. `LayoutEquations` translates the constraints, and `LinearSystem` solves the equations by
/// priority. Constraints that conflict are in the result as `broken`.
///
/// Most systems consist of chains that are solved one variable at a time. The simplex method handles the rest, and is
/// the expensive part of a layout. `RecentSolutions` returns the solution of an equal system, such as that of the next
/// cell. `LayoutHost` keeps the last results, and solves again only if something that they depend on has changed.
///
/// Views that translate autoresizing masks aren't solved here: their superviews place them directly.
@MainActor
struct LayoutSolver {
  /// The host's size.
  enum HostSize: Equatable {
    case given(CGSize)
    /// A size that fits the content, preferring `target` with the given priorities.
    /// The edges of a cell's content view follow those of the cell at `contentInsets`.
    case fitting(
      _ target: CGSize,
      horizontal: UILayoutPriority,
      vertical: UILayoutPriority,
      contentInsets: UIEdgeInsets? = nil
    )
  }

  private let unit: LayoutUnit
  private let host: UIView
  private let size: HostSize
  private let equations: LayoutEquations
  private let isJoint: Bool
  /// By how much the frames are displaced and enlarged that undetermined views keep.
  private let displacement: CGFloat

  init(_ unit: LayoutUnit, _ host: UIView, _ size: HostSize, displacement: CGFloat = 0) {
    self.displacement = displacement
    self.unit = unit
    self.host = host
    self.size = size
    isJoint = unit.relations.contains { $0.second.map { $0.edge.axis } ?? $0.first.edge.axis != $0.first.edge.axis }
    var given: CGSize?
    var contentInsets: UIEdgeInsets?
    switch size {
    case .given(let size): given = size
    case .fitting(_, _, _, let insets): contentInsets = insets
    }
    let horizontal = LayoutGeometry(
      unit,
      host,
      .horizontal,
      hostLength: given.map { Double($0.width) },
      contentInsets: contentInsets,
      first: 0
    )
    equations = LayoutEquations(
      unit: unit,
      host: host,
      horizontal: horizontal,
      vertical: LayoutGeometry(
        unit,
        host,
        .vertical,
        hostLength: given.map { Double($0.height) },
        contentInsets: contentInsets,
        first: isJoint ? horizontal.end : 0
      )
    )
  }

  /// - Parameter isFirst: Whether the unit wasn't solved before.
  func solve(isFirst: Bool = false) -> LayoutResult { isJoint ? solveJointly() : solveInTurn(isFirst) }

  private func solveInTurn(_ isFirst: Bool) -> LayoutResult {
    var across = contents(.horizontal, width: wrappedWidth)
    var widths = system([.horizontal], across)
    var horizontal = isFirst ? RecentSolutions.solution(of: widths.system) : widths.system.solve()
    if let wrapped = widestLines(across, horizontal) {
      across = wrapped
      widths = system([.horizontal], across)
      horizontal = isFirst ? RecentSolutions.solution(of: widths.system) : widths.system.solve()
    }
    let down = contents(.vertical) { width(of: $0, horizontal.values) }
    let heights = system([.vertical], down)
    let vertical = isFirst ? RecentSolutions.solution(of: heights.system) : heights.system.solve()
    return LayoutResult(
      unit: unit,
      horizontal: (equations.horizontal, horizontal),
      vertical: (equations.vertical, vertical),
      contents: across + down,
      broken: horizontal.broken.compactMap { widths.sources[$0] } + vertical.broken.compactMap { heights.sources[$0] }
        + contradictingMasks
    )
  }

  private func solveJointly() -> LayoutResult {
    let across = contents(.horizontal, width: wrappedWidth)
    var down = contents(.vertical) { item in unit.view(item, host).map { Double($0.bounds.width) } }
    // A width that depends on a height that depends on the width may not converge.
    var passes = 0
    while true {
      passes += 1
      let both = system([.horizontal, .vertical], across + down)
      let solution = both.system.solve()
      let measured = contents(.vertical) { width(of: $0, solution.values) }
      if measured.map(\.length) == down.map(\.length) || passes == 3 {
        return LayoutResult(
          unit: unit,
          horizontal: (equations.horizontal, solution),
          vertical: (equations.vertical, solution),
          contents: across + measured,
          broken: solution.broken.compactMap { both.sources[$0] } + contradictingMasks
        )
      }
      down = measured
    }
  }

  private var contradictingMasks: [NSLayoutConstraint] { size.isFitting ? [] : equations.contradictingMasks }

  private func width(of item: Int, _ values: [Double]) -> Double? {
    equations.horizontal.spans[item].length.value(values)
  }

  // MARK: Contents

  /// The natural lengths of the items.
  private func contents(_ axis: NSLayoutConstraint.Axis, width: (Int) -> Double?) -> [LayoutContent] {
    var contents: [LayoutContent] = []
    for index in unit.items.indices where unit.items[index].isSolved || index == 0 && size.isFitting {
      guard let view = unit.view(index, host) else { continue }
      let width = view.wrapsText ? width(index) : nil
      let length = view.contentLength(axis, width: width.map { CGFloat($0) })
      // These have no natural size at any time.
      if length < 0, type(of: view) == UIView.self || type(of: view) == UIStackView.self { continue }
      contents.append(LayoutContent(item: index, axis: axis, width: width, length: length))
    }
    return contents
  }

  /// The width at which the last layout wrapped an item's text, which stays in a fitting size.
  private func wrappedWidth(of item: Int) -> Double? {
    size.keepsWrapping ? unit.view(item, host)?.wrappedWidth.map { Double($0) } : nil
  }

  /// The natural widths after labels wrapped their text: those of the widest lines. As in UIKit, labels that don't fill
  /// the room they were given are narrower then. `nil` if no width differs.
  private func widestLines(_ contents: [LayoutContent], _ solution: LinearSolution) -> [LayoutContent]? {
    var wrapped = contents
    var hasChanged = false
    for (index, content) in contents.enumerated() {
      guard let view = unit.view(content.item, host), view.wrapsText, !(view is UIScrollView),
        let unknown = equations.horizontal.spans[content.item].length.unknown, !solution.isDetermined[unknown],
        let width = width(of: content.item, solution.values), CGFloat(width) < content.length - Self.rounding
      else { continue }
      let length = view.contentLength(.horizontal, width: CGFloat(width))
      if length >= CGFloat(width) - Self.rounding { continue }
      wrapped[index] = LayoutContent(item: content.item, axis: .horizontal, width: width, length: length)
      hasChanged = true
    }
    return hasChanged ? wrapped : nil
  }

  /// The part of a point by which a measured line may differ from the width at which it was broken.
  private static let rounding: CGFloat = 0.5

  // MARK: The system

  private func system(
    _ axes: [NSLayoutConstraint.Axis],
    _ contents: [LayoutContent]
  ) -> (system: LinearSystem, sources: [NSLayoutConstraint?]) {
    var system = LinearSystem(
      unknowns: axes.map { equations.geometry($0).end }.max() ?? 0,
      // An item has a length of at least zero and a frame that stays, and most have a natural size.
      capacity: unit.relations.count + 5 * axes.count * unit.items.count
    )
    var sources: [NSLayoutConstraint?] = []
    for relation in unit.relations where axes.contains(relation.first.edge.axis) {
      guard let constraint = equations.constraint(relation) else { continue }
      system.add(constraint)
      sources.append(relation.constraint)
    }
    for axis in axes {
      for (index, arranged, isRightToLeft) in unit.stacks {
        guard let stack = unit.view(index, host) as? UIStackView else { continue }
        let parts = StackEquations(
          equations: equations,
          stack: stack,
          stackItem: index,
          arranged: arranged,
          isRightToLeft: isRightToLeft
        )
        for constraint in parts.constraints(axis) { system.add(constraint) }
      }
      for index in unit.items.indices where equations.geometry(axis).spans[index].length.unknown != nil {
        system.add(equations.sum(index, .length, axis).constraint(.atLeast, .required))
      }
      if case .fitting(let target, let horizontal, let vertical, _) = size {
        var sum = equations.sum(0, .length, axis)
        sum.add(points: -Double(axis == .horizontal ? target.width : target.height))
        system.add(sum.constraint(.equal, Strength(axis == .horizontal ? horizontal : vertical)))
      }
    }
    for content in contents { add(content, to: &system) }
    if displacement == 0, host.designedSize?.fillsEmptyViews != true { addBounds(axes, to: &system) }
    for axis in axes { addStays(axis, to: &system) }
    return (system, sources + Array(repeating: nil, count: system.constraints.count - sources.count))
  }

  private func add(_ content: LayoutContent, to system: inout LinearSystem) {
    guard content.length >= 0, let view = unit.view(content.item, host) else { return }
    var sum = equations.sum(content.item, .length, content.axis)
    sum.add(points: -Double(content.length))
    let hugging = view.contentHuggingPriority(for: content.axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: content.axis).rawValue
    system.add(sum.constraint(.atMost, .preferred(Double(hugging))))
    system.add(sum.constraint(.atLeast, .preferred(Double(resistance))))
  }

  /// As in UIKit, what only inequalities hold is at the bound of the first one. A length that has no minimum isn't.
  private func addBounds(_ axes: [NSLayoutConstraint.Axis], to system: inout LinearSystem) {
    for relation in unit.relations where axes.contains(relation.first.edge.axis) {
      let kind = relation.constraint.relation
      if kind == .equal || kind == .lessThanOrEqual && relation.first.edge.kind == .length { continue }
      guard let bound = equations.constraint(relation, .equal, .stay) else { continue }
      system.add(bound)
    }
  }

  /// Frames that nothing determines stay as they are: lengths first, those of views with a higher hugging priority
  /// before others. Like Interface Builder, this takes the document's size of a view for fixed that constraints tie to
  /// nothing, whatever the view contains, and doesn't let a stack shrink a view without content.
  private func addStays(_ axis: NSLayoutConstraint.Axis, to system: inout LinearSystem) {
    var solved: [(index: Int, hugging: Float)] = []
    for index in unit.items.indices where unit.items[index].isSolved {
      solved.append((index, unit.items[index].view?.contentHuggingPriority(for: axis).rawValue ?? 0))
    }
    let byHugging = solved.sorted { $0.hugging != $1.hugging ? $0.hugging > $1.hugging : $0.index < $1.index }
    for (index, _) in byHugging {
      var sum = edge(index, .length, axis)
      sum.add(points: -Double(frame(of: index).length(axis)))
      system.add(sum.constraint(.equal, strengthOfStay(index, axis)))
    }
    for (index, _) in solved {
      var sum = edge(index, .start, axis)
      let origin = equations.geometry(axis).origin(of: unit.items[index].parent)
      sum.add(LayoutSum(LayoutSpan(start: origin, length: LayoutQuantity(nil)), .start, .edges), -1)
      sum.add(points: -Double(frame(of: index).start(axis)))
      system.add(sum.constraint(.equal, .stay))
    }
    for index in unit.contents.sorted() {
      guard let scroll = unit.view(index, host) as? UIScrollView else { continue }
      var sum = equations.sum(index, .length, axis, in: .content)
      sum.add(points: -Double(axis == .horizontal ? scroll.contentSize.width : scroll.contentSize.height))
      system.add(sum.constraint(.equal, .stay))
    }
  }

  private func strengthOfStay(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> Strength {
    guard let view = unit.items[index].view, let designedSize = view.designedSize else { return .stay }
    if unit.untied.contains(index) { return .preferred(999) }
    guard designedSize.fillsEmptyViews, unit.arranged.contains(index), view.contentLength(axis) < 0 else {
      return .stay
    }
    if let stack = view as? UIStackView, !stack.arrangedSubviews.isEmpty { return .stay }
    return StackEquations.resistingShrinking
  }

  /// An edge of the frame of an item, whatever its alignment rectangle is.
  private func edge(_ index: Int, _ kind: LayoutEdge.Kind, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
    LayoutSum(equations.geometry(axis).spans[index], kind, .edges)
  }

  private func frame(of index: Int) -> CGRect {
    var frame = unit.items[index].view?.layoutFrame ?? unit.items[index].guide?.solvedFrame ?? .zero
    if displacement != 0 {
      frame.origin.x += displacement
      frame.origin.y += displacement
      frame.size.width += displacement
      frame.size.height += displacement
    }
    return frame
  }
}

extension LayoutSolver.HostSize {
  /// Whether text stays wrapped as it is: a target's width that a label gives way to wraps the text itself.
  var keepsWrapping: Bool {
    if case .fitting(_, let horizontal, _, _) = self { return horizontal <= .defaultHigh }
    return false
  }

  fileprivate var isFitting: Bool {
    if case .fitting = self { return true }
    return false
  }
}

extension CGRect {
  fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  fileprivate func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
