@testable import ReuseGenReports
@testable import ReuseGenXML

/// An edit of a document as a person would make it, with the sentence that must be said of it.
struct ScriptedEdit {
  let document: IBElement
  /// The only sentence; `nil` if the edit changes nothing.
  let sentence: String?

  typealias Script = @Sendable (_ element: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit?

  /// The scripts of edits that change something, by name. Each edits an element, if it can.
  static let changes: [(name: String, script: Script)] = [
    ("move", move), ("retitle", retitle), ("delete an outlet", deleteOutlet), ("change the class", changeClass),
    ("enlarge the font", enlarge), ("change the color", recolor), ("change a constraint", changeConstraint),
    ("change the image", changeImage), ("add a view", addView), ("remove a view", removeView), ("rename", rename),
    ("reorder", reorder),
  ]

  private static func move(_ view: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard let id = view.id, let frame = view.child(key: "frame"), frame.name == "rect",
      let y = frame["y"].flatMap(Double.init)
    else { return nil }
    let moved = view.replacing(frame, by: frame.with("y", "\(y + 8)"))
    return ScriptedEdit(document: root.replacing(id, by: [moved]), sentence: "\(names[id]) is 8 points lower")
  }

  private static func retitle(_ label: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard label.name == "label", let id = label.id, let text = label["text"], text.count < 50, !text.contains("\n"),
      !text.isEmpty
    else { return nil }
    return ScriptedEdit(
      document: root.replacing(id, by: [label.with("text", "Retitled")]),
      sentence: "\(names[id]) says “Retitled” instead of “\(text)”"
    )
  }

  private static func deleteOutlet(_ owner: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard owner["sceneMemberID"] == "viewController", let outlet = owner.elements(in: "connections").first,
      outlet.name == "outlet", let id = outlet.id, let property = outlet["property"]
    else { return nil }
    return ScriptedEdit(document: root.replacing(id, by: []), sentence: "outlet \(property) is gone")
  }

  private static func changeClass(_ object: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard let id = object.id, let name = object["customClass"], object["customModule"] == nil else { return nil }
    return ScriptedEdit(
      document: root.replacing(id, by: [object.with("customClass", "Changed")]),
      sentence: "\(names[id]) has the class Changed instead of \(name)"
    )
  }

  private static func enlarge(_ view: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard let id = view.id, let font = view.child(key: "fontDescription"), font["type"] == "system",
      font["weight"] == nil, let size = font["pointSize"].flatMap(Int.init)
    else { return nil }
    let larger = view.replacing(font, by: font.with("pointSize", "\(size + 3)"))
    return ScriptedEdit(
      document: root.replacing(id, by: [larger]),
      sentence: "\(names[id]) has the font system \(size + 3) points instead of system \(size) points"
    )
  }

  private static func recolor(_ view: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard let id = view.id, let color = view.child(key: "backgroundColor"), color["white"] == "1",
      color["alpha"] == "1", color["systemColor"] == nil
    else { return nil }
    let teal = IBElement(name: "color", attributes: ["key": "backgroundColor", "systemColor": "systemTealColor"])
    return ScriptedEdit(
      document: root.replacing(id, by: [view.replacing(color, by: teal)]),
      sentence: "\(names[id]) has the background color systemTealColor instead of #ffffff"
    )
  }

  private static func changeConstraint(_ constraint: IBElement, _ root: IBElement, _ names: SubjectNames)
    -> ScriptedEdit?
  {
    guard constraint.name == "constraint", let id = constraint.id, let first = constraint["firstItem"],
      let second = constraint["secondItem"], let constant = constraint["constant"].flatMap(Int.init),
      constraint["firstAttribute"] == "top", constraint["secondAttribute"] == "bottom"
    else { return nil }
    return ScriptedEdit(
      document: root.replacing(id, by: [constraint.with("constant", "\(constant + 5)")]),
      sentence: "constraint from top of \(names[first]) to bottom of \(names[second]) has the constant \(constant + 5) "
        + "instead of \(constant)"
    )
  }

  private static func changeImage(_ view: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard view.name == "imageView", let id = view.id, let image = view["image"] else { return nil }
    return ScriptedEdit(
      document: root.replacing(id, by: [view.with("image", "changed")]),
      sentence: "\(names[id]) has the image changed instead of \(image)"
    )
  }

  private static func addView(_ view: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard let id = view.id, let subviews = view.child(named: "subviews") else { return nil }
    let added = IBElement(name: "label", attributes: ["id": "Add-ed-001", "text": "Added"])
    let more = subviews.with(children: subviews.children + [added])
    return ScriptedEdit(
      document: root.replacing(id, by: [view.replacing(subviews, by: more)]),
      sentence: "label “Added” is new"
    )
  }

  /// Removes a label that nothing but constraints refers to, with those.
  private static func removeView(_ view: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard view.name == "label", let id = view.id, view.key == nil else { return nil }
    var isUsed = false
    root.forEach { element in
      let others = element.attributes.filter { $0.key != "id" && $0.value == id }
      if !others.isEmpty, element.name != "constraint" { isUsed = true }
    }
    if isUsed { return nil }
    let removed = root.filtered { element in
      element.id != id && !(element.name == "constraint" && [element["firstItem"], element["secondItem"]].contains(id))
    }
    return ScriptedEdit(document: removed, sentence: "\(names[id]) is gone")
  }

  private static func rename(_ view: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard let id = view.id, view.child(key: "frame") != nil else { return nil }
    return ScriptedEdit(document: root.renaming(id, to: "Ren-am-ed1"), sentence: nil)
  }

  private static func reorder(_ view: IBElement, _ root: IBElement, _ names: SubjectNames) -> ScriptedEdit? {
    guard let id = view.id, let subviews = view.child(named: "subviews"), subviews.children.count > 2,
      let last = subviews.children.last, let lastID = last.id
    else { return nil }
    let count = subviews.children.count
    let reordered = subviews.with(children: [last] + subviews.children.dropLast())
    return ScriptedEdit(
      document: root.replacing(id, by: [view.replacing(subviews, by: reordered)]),
      sentence: "\(names[lastID]) has place 1 of \(count) instead of \(count)"
    )
  }

  // MARK: Rewrites

  /// The scripts of rewrites by Interface Builder that have no effect.
  static let rewrites: [(name: String, script: @Sendable (IBElement) -> IBElement?)] = [
    ("tools version", { $0.with("toolsVersion", "99999") }),
    ("resources", { root in root.child(named: "resources").map { root.replacing($0, by: $0.with(children: [])) } }),
    ("order of constraints", { $0.reversing("constraints") }),
    ("order of connections", { $0.reversing("connections") }),
    ("rounding", { $0.roundingFrames() }), ("formatting", { try? IBElement.read($0.xml.utf8, path: "") }),
  ]
}

extension IBElement {
  func with(_ name: String, _ value: String) -> IBElement {
    var attributes = attributes
    attributes[name] = value
    var element = IBElement(name: self.name, attributes: attributes, location: location)
    element.children = children
    element.text = text
    return element
  }

  func with(children: [IBElement]) -> IBElement {
    var element = self
    element.children = children
    return element
  }

  func replacing(_ child: IBElement, by other: IBElement) -> IBElement {
    with(children: children.map { $0 == child ? other : $0 })
  }

  /// The tree with other elements instead of the one with an identifier.
  func replacing(_ id: String, by others: [IBElement]) -> IBElement {
    with(children: children.flatMap { $0.id == id ? others : [$0.replacing(id, by: others)] })
  }

  func filtered(_ isKept: (IBElement) -> Bool) -> IBElement {
    with(children: children.filter(isKept).map { $0.filtered(isKept) })
  }

  func renaming(_ id: String, to new: String) -> IBElement {
    let attributes = IBAttributes(attributes.map { ($0.key, $0.value == id ? new : $0.value) })
    var element = IBElement(name: name, attributes: attributes, location: location)
    element.children = children.map { $0.renaming(id, to: new) }
    element.text = text
    return element
  }

  func reversing(_ list: String) -> IBElement {
    with(children: children.map { $0.name == list ? $0.with(children: $0.children.reversed()) : $0.reversing(list) })
  }

  func roundingFrames() -> IBElement {
    if name == "rect", key == "frame", let x = self["x"].flatMap(Double.init) { return with("x", "\(x + 0.25)") }
    return with(children: children.map { $0.roundingFrames() })
  }

  /// The element as text.
  var xml: String {
    let attributes = attributes.map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
    let content = children.isEmpty ? Self.escaped(text) : children.map { "\n \($0.xml)" }.joined()
    return "<\(name)\(attributes)>\(content)</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&", "<", ">", "\"", "\n", "\r", "\t": "&#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}
