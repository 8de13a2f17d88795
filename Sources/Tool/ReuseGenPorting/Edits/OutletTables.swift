import ReuseGenDeclarations
import ReuseGenSyntax

/// The outlets and runtime attributes that reflection doesn't reach: computed and lazy properties, properties with
/// observers, and those whose type is a protocol. Also computed properties with `@objc`.
struct OutletTables {
  typealias Reference = Declarations.Reference

  private let set: SourceSet
  private var outlets = KeyedLists(property: "keyedOutlets", element: "KeyedOutlet", change: "list outlets")

  init(_ set: SourceSet) {
    self.set = set
    for reference in set.references {
      let type = set[reference]
      guard type.kind == .class || type.kind == .extension, let name = set.className(of: reference),
        let body = set.classBody(name, preferring: reference.file),
        !set.declares("keyedOutlets", inClass: name)
      else { continue }
      for property in type.properties where isListed(property, in: reference) {
        // Private members of other files aren't visible in the class.
        let isVisible = reference.file == body.file || !property.modifiers.isHidden
        guard isVisible, set.isUnconditional(property.conditions, within: type.conditions) else { continue }
        let path = "\\\(SwiftName.type(set[body].name)).\(SwiftName.quoted(property.name))"
        outlets.add("KeyedOutlet(\(SwiftName.literal(property.objectiveCName)), \(path))", to: body)
      }
    }
  }

  func write(to draft: inout PortDraft) { outlets.write(to: &draft) }

  private func isListed(_ property: PropertyDeclaration, in reference: Reference) -> Bool {
    let isExposed =
      property.attributes.contains { ["IBOutlet", "IBInspectable", "GKInspectable"].contains($0.name) }
      || property.isComputed && property.attributes.contains("objc") && !property.modifiers.contains(.override)
    guard isExposed, !property.isUnavailable, !property.isConstant, !property.isTypeMember else { return false }
    let source = set.sources[reference.file]
    let accessors = source.binding(of: property).map(source.tree.accessors) ?? []
    let has = { (names: [String]) in accessors.contains { names.contains(source.stream.text($0.name)) } }
    if property.isComputed { return has(["set"]) }
    if property.modifiers.contains(.lazy) { return true }
    if has(["didSet", "willSet"]) { return true }
    guard let name = property.type?.name else { return false }
    if name == "AnyObject" || name == "Any" { return false }
    return set.references(to: name).contains { set[$0].kind == .protocol }
      || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }
}
