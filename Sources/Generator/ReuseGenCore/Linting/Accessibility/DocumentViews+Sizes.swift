import ReuseGenXML

extension DocumentViews {
  /// The width and the height that a view has whatever its content, the screen and code: those of required constraints
  /// that nothing changes, or of a frame without an outlet that no constraint determines and that doesn't resize.
  /// Others are `nil`.
  func fixedSize(of view: View) -> (width: Double?, height: Double?) {
    let frame = fixedFrame(of: view)
    return (
      constant(of: "width", in: view) ?? frame.flatMap { length("width", "widthSizable", of: $0, in: view) },
      constant(of: "height", in: view) ?? frame.flatMap { length("height", "heightSizable", of: $0, in: view) }
    )
  }

  private func constant(of attribute: String, in view: View) -> Double? {
    let varying = view.element.varyingReferences(in: "constraints")
    let leftOut = view.element.leftOut(of: "constraints", by: ["default"])
    let constraints = view.element.elements(in: "constraints").filter { constraint in
      guard let id = constraint.id, !varying.contains(id), !leftOut.contains(id), !hasOutlet(id) else { return false }
      return constraint["firstAttribute"] == attribute && constraint.isConstantOfItsView && constraint.children.isEmpty
    }
    return constraints.count == 1 ? constraints[0]["constant"].flatMap(Double.init) : nil
  }

  private func fixedFrame(of view: View) -> IBElement? {
    // Code that lays out views sets their frames.
    guard let parent = view.parent, all[parent].element.name != "stackView", view.outlets.isEmpty, !view.isInCollection,
      view.element["fixedFrame"] == "YES" || !usesAutoLayout
    else { return nil }
    return view.frameElement
  }

  private func length(_ name: String, _ flexibility: String, of frame: IBElement, in view: View) -> Double? {
    if view.element.child(named: "autoresizingMask")?[flexibility] == "YES" { return nil }
    return frame[name].flatMap(Double.init)
  }
}

extension IBElement {
  /// Whether a constraint requires a constant of the view that has it.
  fileprivate var isConstantOfItsView: Bool {
    self["firstItem"] == nil && self["secondItem"] == nil && ["equal", nil].contains(self["relation"])
      && ["1000", nil].contains(self["priority"]) && self["placeholder"] != "YES" && self["identifier"] == nil
  }
}

/// A length in a message: without decimals if there are none.
func points(_ length: Double) -> String { Int(exactly: length).map(String.init) ?? "\(length)" }
