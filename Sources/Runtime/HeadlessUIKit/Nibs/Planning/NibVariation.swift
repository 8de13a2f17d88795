import ReuseGenXML

/// The parts of a view in a document that differ between size classes: attributes, and the subviews and constraints
/// that are installed.
@MainActor
final class NibVariation {
  /// The values for some size classes.
  struct Values {
    let settings: [UIKitClass.Settings]
    let excludedSubviews: Set<String>
    let excludedConstraints: Set<String>
    /// Constants by the identifiers of constraints.
    let constants: [String: CGFloat]
  }

  private let element: IBElement
  private let constraints: [IBElement]
  private let kind: UIKitClass
  private let values: NibValues
  private var known: [NibSizeClasses: Values] = [:]
  /// The subviews and constraints that some size classes exclude or include.
  let subviews: Set<String>
  let installedConstraints: Set<String>

  /// The variations of an element as it is written; `nil` if size classes make no difference.
  init?(_ element: IBElement, _ kind: UIKitClass, _ values: NibValues) {
    let constraints = element.elements(in: "constraints").filter(\.dependsOnSizeClasses)
    guard kind.isView, element.dependsOnSizeClasses || !constraints.isEmpty else { return nil }
    (self.element, self.constraints, self.kind, self.values) = (element, constraints, kind, values)
    subviews = element.varyingReferences(in: "subviews")
    installedConstraints = element.varyingReferences(in: "constraints")
  }

  subscript(classes: NibSizeClasses) -> Values {
    if let found = known[classes] { return found }
    let keys = classes.variations
    var constants: [String: CGFloat] = [:]
    for constraint in constraints {
      if let id = constraint.id { constants[id] = values.constant(of: constraint.varied(by: keys)) }
    }
    let new = Values(
      settings: element.varyingPart(by: keys, defaults: Self.defaults).map { kind.settings($0, values) } ?? [],
      excludedSubviews: element.leftOut(of: "subviews", by: ["default"] + keys),
      excludedConstraints: element.leftOut(of: "constraints", by: ["default"] + keys),
      constants: constants
    )
    known[classes] = new
    return new
  }

  /// The values that Interface Builder omits.
  private static let defaults = [
    "axis": "horizontal", "alignment": "fill", "distribution": "fill", "spacing": "0",
    "baselineRelativeArrangement": "NO", "layoutMarginsRelativeArrangement": "NO",
    "preservesSuperviewLayoutMargins": "NO",
    "hidden": "NO", "alpha": "1", "numberOfLines": "1", "textAlignment": "natural", "clipsSubviews": "NO",
    "adjustsFontSizeToFit": "NO", "contentMode": "scaleToFill",
  ]
}
