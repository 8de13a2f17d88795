import ReuseGenXML

struct NibConstraint {
  let element: IBElement
  let slot: Int
  /// The constraint as an object of a custom class; `nil` for a usual one.
  let custom: NibNode?
  let first: NibReference?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: NibReference?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority
  let identifier: String?
  let isInstalled: Bool
}
