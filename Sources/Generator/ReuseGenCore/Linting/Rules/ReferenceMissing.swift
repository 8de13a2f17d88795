import ReuseGenXML

enum ReferenceMissing: DocumentRule {
  static let name = "reference-missing"
  static let effect = RuleEffect.load
  static let summary = "A document refers to an object that it doesn't have or load, or has two with one identifier."
  static let discussion = """
    The destinations of connections, the items of constraints, the initial view controller, the anchors of popovers,
    the labels of cells, the objects that size classes exclude, and the segues that determine a scene's metrics are
    identifiers of objects in the document. Outlets to objects of another scene or of a prototype are never set.
    """
  static let rationale = """
    Interface Builder refuses to open or to compile the document, or leaves the connection out: the outlet is `nil`,
    and the action is never sent.
    """
  static let fix = "Restore the object, or remove what refers to it and connect it again."
  static let example = """
    The document has no object `x7`:

        <outlet property="photo" destination="x7" id="o1"/>
    """

  static func findings(in context: LintContext) -> [Finding] {
    // An entry that means the initial scene says what it misses.
    let initial = Set(context.scenes.filter { $0.entry.identifier == nil }.flatMap(\.versions).map(\.document.path))
    var found = context.versions.flatMap { findings(in: $0, checksInitial: !initial.contains($0.path)) }
    found += context.versions.filter(\.mayRepeatObjects).flatMap(repeatedObjects)
    found += context.versions.filter(\.mayLeaveAreas).flatMap(unreachableObjects)
    return found
  }

  /// The findings for outlets whose object isn't loaded together with their owner.
  private static func unreachableObjects(in document: InterfaceBuilderDocument) -> [Finding] {
    guard document.kind == .storyboard, document.hasUIKit, !document.mayRepeatObjects else { return [] }
    let objects = Dictionary(document.objects.map { ($0.id, $0) }) { first, _ in first }
    return document.outlets.compactMap { outlet in
      guard let owner = outlet.owner.flatMap({ objects[$0] }), let object = outlet.destination.flatMap({ objects[$0] })
      else { return nil }
      let isOfScene = owner.sceneID == object.sceneID
      guard !isOfScene || object.prototype != 0 && object.prototype != owner.prototype else { return nil }
      let place = isOfScene ? "a prototype, which a list copies" : "another scene, which is loaded separately"
      return Finding(
        "the outlet \(outlet.property ?? "") of \(owner.shownName) refers to \(object.shownName) in \(place); remove the "
          + "connection",
        at: document.location(outlet.location, "destination")
      )
    }
  }

  /// The findings for identifiers that several objects have.
  private static func repeatedObjects(in document: InterfaceBuilderDocument) -> [Finding] {
    var first: [String: InterfaceBuilderDocument.Object] = [:]
    var reported: Set<String> = []
    return document.objects.compactMap { object in
      guard let other = first[object.id] else {
        first[object.id] = object
        return nil
      }
      guard reported.insert(object.id).inserted else { return nil }
      return Finding(
        "several objects have the identifier \(quoted(object.id)); remove all but one, or give each its own",
        at: document.location(object.location),
        notes: [.init("the first is here", at: document.location(other.location))]
      )
    }
  }

  private static func findings(in document: InterfaceBuilderDocument, checksInitial: Bool) -> [Finding] {
    guard document.mayLackObjects else { return [] }
    let objects = Dictionary(document.objects.map { ($0.id, $0) }) { first, _ in first }
    func isMissing(_ id: String?, isOptional: Bool = true) -> Bool {
      id.map { $0.isEmpty ? !isOptional : objects[$0] == nil } ?? false
    }
    func name(_ id: String?) -> String {
      guard let id, let object = objects[id] else { return "the document" }
      return object.shownName
    }
    func finding(
      _ subject: String,
      _ id: String?,
      _ suggestion: String,
      _ location: IBLocation,
      _ attribute: String
    ) -> Finding {
      let object = id.flatMap { $0.isEmpty ? nil : "the object \(quoted($0)), which the document doesn't have" }
      return Finding(
        "\(subject) refers to \(object ?? "nothing"); \(suggestion)",
        at: document.location(location, attribute)
      )
    }
    var found: [Finding] = []
    for outlet in document.outlets where isMissing(outlet.destination, isOptional: false) {
      let subject = "the outlet \(outlet.property ?? "") of \(name(outlet.owner))"
      found.append(finding(subject, outlet.destination, connect, outlet.location, "destination"))
    }
    for action in document.actions where isMissing(action.target) {
      let subject = "the action \(action.selector ?? "") of \(name(action.owner))"
      found.append(finding(subject, action.target, connect, action.location, "destination"))
    }
    for segue in document.segues where isMissing(segue.destination, isOptional: false) {
      let subject = "the segue \(segue.identifier.map { "\(quoted($0)) " } ?? "")of \(name(segue.source))"
      found.append(finding(subject, segue.destination, connect, segue.location, "destination"))
    }
    let segues = Set(document.segues.compactMap(\.id))
    for reference in document.references where isMissing(reference.id) && !segues.contains(reference.id) {
      let subject = "\(reference.attribute) of \(name(reference.owner))"
      let isWhole = removable.contains(reference.element) && !reference.attribute.hasPrefix("popover")
      let part = isWhole ? reference.element : reference.attribute
      let suggestion = "remove the \(part), or restore the object"
      found.append(finding(subject, reference.id, suggestion, reference.location, reference.attribute))
    }
    if checksInitial, document.kind == .storyboard, isMissing(document.initial) {
      let suggestion = "mark another scene as initial, or restore the scene"
      let subject = "the initial view controller of the storyboard"
      found.append(finding(subject, document.initial, suggestion, document.location, "initialViewController"))
    }
    return found
  }

  /// The elements that are nothing without the object that they refer to.
  private static let removable: Set<String> = [
    "constraint", "exclude", "include", "binding", "reference", "segue", "toolbarItem",
  ]
  private static let connect = "connect it again, or remove the connection"
}

extension InterfaceBuilderDocument.Object {
  fileprivate var shownName: String { `class`.className ?? "<\(element)> \(quoted(id))" }
}
