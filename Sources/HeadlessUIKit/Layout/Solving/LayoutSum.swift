import LinearConstraints

/// A sum of multiples of unknowns and a number of points, which stands for an edge or a length.
struct LayoutSum {
  private(set) var terms: [LinearTerm] = []
  private(set) var points = 0.0

  /// An edge or a length of a span.
  init(_ span: LayoutSpan, _ kind: LayoutEdge.Kind, _ baseline: TextBaselines) {
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
    for term in other.terms { terms.append(LinearTerm(term.variable, term.coefficient * factor)) }
    points += other.points * factor
  }

  mutating func add(points more: Double) { points += more }

  func constraint(_ relation: LinearConstraint.Relation, _ strength: Strength) -> LinearConstraint {
    LinearConstraint(terms, constant: points, relation, strength)
  }
}

/// The baselines of a view's text: a fraction of its height plus points. Without text they are at the edges.
struct TextBaselines {
  var first: (share: Double, points: Double)
  var last: (share: Double, points: Double)

  static let edges = TextBaselines(first: (0, 0), last: (1, 0))

  @MainActor
  init(_ view: UIView?) {
    switch view {
    case let label as UILabel:
      self.init(label.font, isOneLine: label.numberOfLines == 1)
    case let button as UIButton: self.init(button.titleLabel?.font, isOneLine: true)
    case let field as UITextField: self.init(field.font, isOneLine: true)
    case let text as UITextView:
      self.init(text.font, isOneLine: false)
      first.points += Double(text.textContainerInset.top)
      last.points -= Double(text.textContainerInset.bottom)
    default: self = Self.edges
    }
  }

  private init(first: (Double, Double), last: (Double, Double)) {
    self.first = first
    self.last = last
  }

  private init(_ font: UIFont?, isOneLine: Bool) {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let (height, ascent) = (Double(font.lineHeight), Double(font.ascender))
    if isOneLine {
      // A single line is centered vertically.
      self.init(first: (0.5, ascent - height / 2), last: (0.5, ascent - height / 2))
    } else {
      self.init(first: (0, ascent), last: (1, ascent - height))
    }
  }
}
