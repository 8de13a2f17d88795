import HeadlessLinearConstraints

/// The value of an edge or a length: a sum of multiples of unknowns, and a number of points.
struct LayoutSum {
  private(set) var terms: [LinearTerm] = []
  private(set) var points = 0.0

  /// Zero.
  init() {}

  /// An edge or a length of a span.
  init(_ span: LayoutSpan, _ kind: LayoutEdge.Kind, _ baseline: TextBaselines) {
    // The difference of two edges has no more.
    terms.reserveCapacity(4)
    switch kind {
    case .start: add(span.start, 1)
    case .end:
      add(span.start, 1)
      add(span.length, 1)
    case .middle:
      add(span.start, 1)
      add(span.length, 0.5)
    case .length: add(span.length, 1)
    case .firstBaseline, .lastBaseline:
      add(span.start, 1)
      let (share, points) = kind == .firstBaseline ? baseline.first : baseline.last
      add(span.length, share)
      self.points += points
    }
  }

  private mutating func add(_ quantity: LayoutQuantity, _ factor: Double) {
    if factor == 0 { return }
    if let unknown = quantity.unknown { terms.append(LinearTerm(unknown, factor)) }
    points += quantity.points * factor
  }

  mutating func add(_ other: LayoutSum, _ factor: Double) {
    if terms.isEmpty, factor == 1 {
      terms = other.terms
      points += other.points
      return
    }
    for term in other.terms { terms.append(LinearTerm(term.variable, term.coefficient * factor)) }
    points += other.points * factor
  }

  mutating func add(points more: Double) { points += more }

  func constraint(_ relation: LinearConstraint.Relation, _ strength: Strength) -> LinearConstraint {
    LinearConstraint(terms, constant: points, relation, strength)
  }
}
