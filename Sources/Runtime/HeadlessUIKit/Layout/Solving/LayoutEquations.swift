import HeadlessLinearConstraints

/// Translates a unit's constraints into linear constraints between unknowns.
@MainActor
struct LayoutEquations {
  let unit: LayoutUnit
  let host: UIView
  let horizontal: LayoutGeometry
  let vertical: LayoutGeometry

  func geometry(_ axis: NSLayoutConstraint.Axis) -> LayoutGeometry { axis == .horizontal ? horizontal : vertical }

  func sum(_ side: LayoutUnit.Side) -> LayoutSum {
    let view = unit.view(side.item, host)
    let isFirst = side.edge.kind == .firstBaseline
    if let view, isFirst || side.edge.kind == .lastBaseline {
      // Another view's, unless it isn't solved with this one.
      let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view, let item = unit.index(of: text) { return sum(item, side.edge.kind, side.edge.axis) }
      return LayoutSum(geometry(.vertical).span(side.item, side.region, view), side.edge.kind, view.textBaselines)
    }
    return LayoutSum(geometry(side.edge.axis).span(side.item, side.region, view), side.edge.kind, .edges)
  }

  /// An edge of an item or of a part of it.
  func sum(_ item: Int, _ kind: LayoutEdge.Kind, _ axis: NSLayoutConstraint.Axis, in region: LayoutRegion = .frame)
    -> LayoutSum
  {
    sum(LayoutUnit.Side(item: item, region: region, edge: LayoutEdge(kind, axis)))
  }

  /// The linear constraint of a layout constraint; `nil` if it contains no unknowns.
  func constraint(_ relation: LayoutUnit.Relation) -> LinearConstraint? {
    constraint(relation, Self.relation(relation), Strength(relation.constraint.priority))
  }

  func constraint(_ relation: LayoutUnit.Relation, _ kind: LinearConstraint.Relation, _ strength: Strength)
    -> LinearConstraint?
  {
    let sum = sum(relation)
    return sum.terms.isEmpty ? nil : sum.constraint(kind, strength)
  }

  /// The constraints that contradict autoresizing masks: they contain no unknowns, and don't hold.
  var contradictingMasks: [NSLayoutConstraint] {
    unit.masked.filter { relation in
      let sum = sum(relation)
      guard sum.terms.isEmpty else { return false }
      return switch Self.relation(relation) {
      case .equal: abs(sum.points) > 0.5
      case .atMost: sum.points > 0.5
      case .atLeast: sum.points < -0.5
      }
    }.map(\.constraint)
  }

  private static func relation(_ relation: LayoutUnit.Relation) -> LinearConstraint.Relation {
    switch relation.constraint.relation {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }

  /// The difference of the sides of a constraint.
  private func sum(_ relation: LayoutUnit.Relation) -> LayoutSum {
    let constraint = relation.constraint
    // Seen from the right edge, positions have the opposite sign.
    let sign: Double = relation.isMirrored ? -1 : 1
    var sum = LayoutSum()
    sum.add(self.sum(relation.first), sign)
    sum.add(points: Double(-constraint.constant))
    if let second = relation.second {
      let multiplier = Double(constraint.multiplier)
      sum.add(self.sum(second), -multiplier * sign)
      if multiplier != 1, relation.first.edge.kind != .length, second.edge.kind != .length {
        // Positions are multiplied in the coordinates of the view that holds the constraint.
        let origin = self.sum(relation.holder, relation.isMirrored ? .end : .start, second.edge.axis)
        sum.add(origin, (multiplier - 1) * sign)
      }
    }
    return sum
  }
}

extension Strength {
  init(_ priority: UILayoutPriority) {
    self = priority.rawValue >= 1000 ? .required : .preferred(Double(priority.rawValue))
  }
}
