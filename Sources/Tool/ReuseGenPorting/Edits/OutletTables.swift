import ReuseGenDeclarations
import ReuseGenSyntax

/// The outlets and runtime attributes that reflection doesn't reach: computed and lazy properties, properties with
/// observers, and those whose type is a protocol. Also computed properties with `@objc`.
struct OutletTables {
  typealias Reference = Declarations.Reference

  private let set: SourceSet
  private var tables: [Reference: [String]] = [:]
  private var order: [Reference] = []

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
        if tables[body] == nil { order.append(body) }
        let path = "\\\(SwiftName.type(set[body].name)).\(SwiftName.quoted(property.name))"
        tables[body, default: []].append("KeyedOutlet(\(SwiftName.literal(property.objectiveCName)), \(path))")
      }
    }
  }

  private func isListed(_ property: PropertyDeclaration, in reference: Reference) -> Bool {
    let isExposed =
      property.attributes.contains { ["IBOutlet", "IBInspectable", "GKInspectable"].contains($0.name) }
      || property.isComputed && property.attributes.contains("objc") && !property.modifiers.contains(.override)
    guard isExposed, !property.isUnavailable, !property.isConstant, !property.isTypeMember else { return false }
    let source = set.sources[reference.file]
    let accessors = source.tree.binding(at: source.token(at: property.nameOffset)).map(source.tree.accessors) ?? []
    let has = { (names: [String]) in accessors.contains { names.contains(source.stream.text($0.name)) } }
    if property.isComputed { return has(["set"]) }
    if property.modifiers.contains(.lazy) { return true }
    if has(["didSet", "willSet"]) { return true }
    guard let name = property.type?.name else { return false }
    if name == "AnyObject" || name == "Any" { return false }
    return set.references(to: name).contains { set[$0].kind == .protocol }
      || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  func write(to draft: inout PortDraft) {
    for body in order {
      let type = set[body]
      let inherits = set.ancestors(of: type.fullName).contains { name in
        set.classBody(name, preferring: body.file).map { ancestor in
          tables[ancestor] != nil || set[ancestor].properties.contains { $0.name == "keyedOutlets" }
        } ?? false
      }
      let access = type.modifiers.isDisjoint(with: [.public, .open]) ? "" : "public "
      let list = "[\((tables[body] ?? []).joined(separator: ", "))]"
      draft.addMember(
        "@MainActor \(access)\(inherits ? "override " : "")class var keyedOutlets: [KeyedOutlet] { "
          + "\(inherits ? "super.keyedOutlets + " : "")\(list) }",
        to: body,
        "list outlets"
      )
      draft.addImport("UIKit", ifNotIn: body.file, of: set)
      if !inherits { draft.conform(body, to: "KeyedOutlets", set) }
    }
  }
}
