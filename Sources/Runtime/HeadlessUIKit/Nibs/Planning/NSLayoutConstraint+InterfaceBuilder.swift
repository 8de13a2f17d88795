import ReuseGenXML

extension NSLayoutConstraint.Attribute {
  /// The attribute of a name in a document.
  init?(_ name: String?) {
    guard let name, let found = Self.named[name] else { return nil }
    self = found
  }

  private static let named: [String: Self] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension NSLayoutConstraint.Relation {
  /// The relation of a name in a document.
  init(_ name: String?) {
    self =
      switch name {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
  }
}

extension NSLayoutConstraint: WakingItem {}

extension NibValues {
  /// The factor of a constraint: "0.5", "1:2" or "16/9".
  func multiplier(of constraint: IBElement) -> CGFloat {
    guard let text = constraint["multiplier"], text.contains(where: { $0 == ":" || $0 == "/" }) else {
      return number("multiplier", of: constraint, in: .factor).map { CGFloat($0) } ?? 1
    }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0, NumberRange.factor.values.contains(parts[0] / parts[1]) {
      return CGFloat(parts[0] / parts[1])
    }
    report(NumberProblem("multiplier", of: constraint, outside: .factor))
    return 1
  }

  /// The distance of a constraint in points; 8 for the system's standard distance.
  func constant(of constraint: IBElement) -> CGFloat {
    let standard: CGFloat = constraint["symbolic"] == "YES" ? 8 : 0
    return number("constant", of: constraint, in: .points).map { CGFloat($0) } ?? standard
  }

  /// The priority of a constraint, which is required if the document specifies none.
  func priority(of constraint: IBElement) -> UILayoutPriority {
    UILayoutPriority(number("priority", of: constraint, in: .constraintPriority).map { Float($0) } ?? 1000)
  }
}
