import HeadlessLinearConstraints

/// The constraints of a stack view on its arranged views.
@MainActor
struct StackEquations {
  let equations: LayoutEquations
  let stack: UIStackView
  let stackItem: Int
  let arranged: [Int]
  /// Whether views begin at the right edge.
  let isRightToLeft: Bool

  /// Weaker than the priorities of contents, stronger than a fitting size: a stack is no larger than necessary.
  private static let shrinking = Strength.preferred(51)

  /// The strength with which a view keeps a length that would be lost if its stack were no larger than necessary.
  static let resistingShrinking = Strength.preferred(52)

  func constraints(_ direction: NSLayoutConstraint.Axis) -> [LinearConstraint] {
    if arranged.isEmpty { return stack.designedSize?.fillsEmptyViews == true ? [] : [shrunk(direction)] }
    return direction == stack.axis ? along : across
  }

  private var region: LayoutRegion { stack.isLayoutMarginsRelativeArrangement ? .margins : .frame }

  /// The difference of two edges of the stack's area or of views, in layout direction.
  private func difference(
    _ item: Int,
    _ kind: LayoutEdge.Kind,
    from other: Int,
    _ otherKind: LayoutEdge.Kind,
    _ axis: NSLayoutConstraint.Axis
  ) -> LayoutSum {
    if isRightToLeft, axis == .horizontal, kind != .length {
      var sum = edge(other, otherKind.mirrored, axis)
      sum.add(edge(item, kind.mirrored, axis), -1)
      return sum
    }
    var sum = edge(item, kind, axis)
    sum.add(edge(other, otherKind, axis), -1)
    return sum
  }

  private func edge(_ item: Int, _ kind: LayoutEdge.Kind, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
    equations.sum(item, kind, axis, in: item == stackItem ? region : .frame)
  }

  private func shrunk(_ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
    edge(stackItem, .length, axis).constraint(.equal, Self.shrinking)
  }

  // MARK: Along the axis

  private var along: [LinearConstraint] {
    let axis = stack.axis
    guard let first = arranged.first, let last = arranged.last else { return [] }
    var all = [difference(first, .start, from: stackItem, .start, axis).constraint(.equal, .required)]
    let gaps = zip(arranged, arranged.dropFirst()).map { gap(from: $0, to: $1, axis) }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (gap, view) in zip(gaps, arranged) {
        var gap = gap
        gap.add(points: -spacing(after: view))
        all.append(gap.constraint(.equal, .required))
      }
    case .equalSpacing, .equalCentering:
      for (gap, view) in zip(gaps, arranged) {
        var gap = gap
        gap.add(points: -spacing(after: view))
        all.append(gap.constraint(.atLeast, .required))
      }
      all += equalDistances(gaps)
      all.append(shrunk(axis))
    }
    all.append(difference(last, .end, from: stackItem, .end, axis).constraint(.equal, .required))
    return all + lengths
  }

  /// The distance between neighbors: between their edges, or from the last baseline of one to the first of the other.
  private func gap(from item: Int, to next: Int, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
    if axis == .vertical, stack.isBaselineRelativeArrangement, spacing(after: item) != 0 {
      return difference(next, .firstBaseline, from: item, .lastBaseline, axis)
    }
    return difference(next, .start, from: item, .end, axis)
  }

  private func spacing(after item: Int) -> Double {
    equations.unit.items[item].view.map { Double(stack.distance(after: $0)) } ?? 0
  }

  /// Equal spacing, or equal distances of centers.
  private func equalDistances(_ gaps: [LayoutSum]) -> [LinearConstraint] {
    var distances = gaps
    var strength = Strength.required
    if stack.distribution == .equalCentering {
      distances = zip(arranged, arranged.dropFirst()).map { difference($1, .middle, from: $0, .middle, stack.axis) }
      strength = .preferred(149)
    }
    guard let first = distances.first else { return [] }
    return distances.dropFirst().map { distance in
      var sum = distance
      sum.add(first, -1)
      return sum.constraint(.equal, strength)
    }
  }

  /// The relations of the lengths.
  private var lengths: [LinearConstraint] {
    let axis = stack.axis
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: return []
    case .fillEqually:
      return arranged.dropFirst().map {
        difference($0, .length, from: arranged[0], .length, axis).constraint(.equal, .required)
      }
    case .fillProportionally:
      let naturals = arranged.map { item in
        equations.unit.items[item].view.map { Double($0.naturalLength(axis)) } ?? 0
      }
      guard let reference = naturals.indices.first(where: { naturals[$0] > 0 }) else { return [] }
      return arranged.indices.filter { $0 != reference }.map { index in
        var sum = edge(arranged[index], .length, axis)
        sum.add(edge(arranged[reference], .length, axis), -naturals[index] / naturals[reference])
        return sum.constraint(.equal, .preferred(999))
      }
    }
  }

  // MARK: Across the axis

  private var across: [LinearConstraint] {
    let axis: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    var all: [LinearConstraint] = []
    for (index, view) in arranged.enumerated() {
      let start = difference(view, .start, from: stackItem, .start, axis)
      let end = difference(view, .end, from: stackItem, .end, axis)
      let middle = difference(view, .middle, from: stackItem, .middle, axis)
      switch stack.alignment {
      case .fill: all += [start.constraint(.equal, .required), end.constraint(.equal, .required)]
      case .leading: all += [start.constraint(.equal, .required), end.constraint(.atMost, .required)]
      case .trailing: all += [end.constraint(.equal, .required), start.constraint(.atLeast, .required)]
      case .center:
        all += [
          middle.constraint(.equal, .required), start.constraint(.atLeast, .required),
          end.constraint(.atMost, .required),
        ]
      case .firstBaseline, .lastBaseline:
        // Aligned on baselines, only the first view keeps within the edge beside its baseline: others may reach beyond.
        let (isFirst, isAligned) = (stack.alignment == .firstBaseline, index > 0 && axis == .vertical)
        if !isAligned || !isFirst { all.append(start.constraint(.atLeast, .required)) }
        if !isAligned || isFirst { all.append(end.constraint(.atMost, .required)) }
        let kind: LayoutEdge.Kind = isFirst ? .firstBaseline : .lastBaseline
        if isAligned {
          all.append(difference(view, kind, from: arranged[0], kind, axis).constraint(.equal, .required))
        }
      }
    }
    if stack.alignment != .fill { all.append(shrunk(axis)) }
    return all
  }
}
