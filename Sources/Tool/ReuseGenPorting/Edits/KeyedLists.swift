import ReuseGenDeclarations

/// The actions or outlets that classes list in a property.
struct KeyedLists {
  typealias Reference = Declarations.Reference

  /// Each class's property contains that of its superclass.
  let property: String
  let element: String
  let change: String

  /// The elements of a class's own list.
  private var elements: [Reference: [String]] = [:]
  /// The expressions of the lists that follow it.
  private var lists: [Reference: [String]] = [:]
  private var order: [Reference] = []

  init(property: String, element: String, change: String) {
    (self.property, self.element, self.change) = (property, element, change)
  }

  mutating func add(_ element: String, to body: Reference) {
    addToOrder(body)
    elements[body, default: []].append(element)
  }

  mutating func add(list: String, to body: Reference) {
    addToOrder(body)
    lists[body, default: []].append(list)
  }

  private mutating func addToOrder(_ body: Reference) {
    if !isWritten(body) { order.append(body) }
  }

  private func isWritten(_ body: Reference) -> Bool { elements[body] != nil || lists[body] != nil }

  func write(to draft: inout PortDraft) {
    for body in order {
      let inherits = inherits(body, in: draft.set)
      let own = elements[body].map { ["[\($0.joined(separator: ", "))]"] } ?? []
      let value = (inherits ? ["super.\(property)"] : []) + own + (lists[body] ?? [])
      let modifiers = "\(draft.set[body].modifiers.publicAccess)\(inherits ? "override " : "")class"
      draft.addMember(
        "@MainActor \(modifiers) var \(property): [\(element)] { \(value.joined(separator: " + ")) }",
        to: body,
        change
      )
      draft.addImport("UIKit", to: body.file)
      if !inherits { draft.conform(body, to: "\(element)s") }
    }
  }

  /// Whether a class above has the property.
  private func inherits(_ body: Reference, in set: SourceSet) -> Bool {
    let bodies = set.ancestors(of: set[body].fullName).compactMap { set.classBody($0, preferring: body.file) }
    return bodies.contains { ancestor in
      isWritten(ancestor) || set[ancestor].properties.contains { $0.name == property }
    }
  }
}
