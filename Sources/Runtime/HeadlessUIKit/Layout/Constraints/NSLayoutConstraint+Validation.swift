/// The attributes and numbers that a constraint may have.
extension NSLayoutConstraint {
  /// Stops with UIKit's message at a number that isn't finite, such as the ratio of an image without a size.
  static func requireFinite(_ constant: CGFloat, multiplier: CGFloat = 1) {
    if !multiplier.isFinite { stop("Multiplier is not finite! That's illegal. multiplier:\(multiplier)") }
    if !constant.isFinite { stop("NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)") }
  }

  /// Stops with UIKit's message at a priority that isn't above 0 and at most required.
  static func requirePriority(_ priority: UILayoutPriority) {
    if priority > UILayoutPriority(0), priority <= .required { return }
    stop(
      "It's illegal to set priority:\(String(format: "%g", Double(priority.rawValue))).  Priorities must be greater than "
        + "0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    )
  }

  /// UIKit's message if two attributes aren't a pair; `nil` if they are one.
  static func misfit(
    _ first: Attribute,
    _ second: Attribute,
    hasSecondItem: Bool,
    multiplier: CGFloat
  ) -> String? {
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      return
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    }
    let (edge, other) = (LayoutEdge(first), LayoutEdge(second))
    let isSize = edge?.kind == .length
    if edge != nil, !isSize, !hasSecondItem || other == nil || multiplier == 0 {
      return
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    guard hasSecondItem, edge != nil, let other, isSize != (other.kind == .length) else { return nil }
    return "Invalid pairing of layout attributes"
  }
}
