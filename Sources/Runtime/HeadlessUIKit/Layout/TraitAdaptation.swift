/// A change that a view makes whenever its traits change, such as to the variations of a document.
@MainActor
protocol TraitAdaptation: AnyObject {
  func adapt(_ view: UIView, to traits: UITraitCollection)
}
