import InterfaceBuilderXML
import SourceDeclarations

enum OutletUnconnected: ConnectionRule {
  static let name = "outlet-unconnected"
  static let effect = RuleEffect.use
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "No document connects an `@IBOutlet` that is declared with `!`."
  static let discussion = """
    All documents that name the class or a subclass count. A class that no document names isn't checked: its objects are
    made in code.
    """
  static let rationale = "The app stops when it reads the outlet, unless code has set it before."
  static let fix = "Connect the outlet, declare it with `?`, or remove it."
  static let example = """
    The only document with a `PersonCell` doesn't connect `photo`:

        class PersonCell: UITableViewCell { @IBOutlet var photo: UIImageView! }
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    guard !context.declarations.files.isEmpty else { return [] }
    let connected = connectedNames(context)
    var seen: Set<SourceLocation> = []
    return context.versions.flatMap { document in
      document.classes.flatMap { object -> [Finding] in
        guard let type = context.sourceClasses[object.class],
          !context.documents.isUnreadable(type.name.lastName, .xib)
        else { return [] }
        return outlets(of: type, near: document.path, context.declarations).compactMap { owner, member in
          guard let property = context.declarations.property(member),
            !(connected[owner]?.contains(property.objectiveCName) ?? false)
          else { return nil }
          let declared = context.declarations.location(of: member)
          guard seen.insert(declared).inserted else { return nil }
          return Finding(
            "no document connects the outlet \(property.name) of \(owner), which is declared with \"!\"; connect it, "
              + "or declare it with \"?\"",
            at: document.location(object.location, "customClass"),
            notes: [.init("\(property.name) is declared here", at: declared)]
          )
        }
      }
    }
  }

  /// The names of the outlets that documents connect, by class; those of an object count for all its superclasses.
  private static func connectedNames(_ context: ConnectionContext) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for outlet in context.outlets {
      guard let property = outlet.record.property else { continue }
      for type in outlet.type.lineage { names[type, default: []].insert(property) }
    }
    return names
  }

  /// The outlets that a class and its superclasses declare with "!".
  private static func outlets(
    of type: SourceClass,
    near path: String,
    _ declarations: Declarations
  ) -> [(owner: String, member: MemberLocation)] {
    type.lineage.flatMap { name -> [(owner: String, member: MemberLocation)] in
      let all = declarations.references(to: name).filter { declarations[$0].language == .swift }
      // If classes share a name, the one nearest to the document is meant.
      let nearest = all.map { declarations.files[$0.file].path.folders(sharedWith: path) }.max() ?? 0
      let isOne = all.count { declarations[$0].kind == .class } < 2
      let references = all.filter { isOne || declarations.files[$0.file].path.folders(sharedWith: path) == nearest }
      return references.flatMap { reference in
        declarations[reference].properties.indices.filter { index in
          let property = declarations[reference].properties[index]
          return property.attributes.contains("IBOutlet") && !property.isTypeMember && property.initialValue == nil
            && property.type?.flags.contains(.implicitlyUnwrapped) ?? false
        }.map { (name, MemberLocation(type: reference, member: .property($0))) }
      }
    }
  }
}

extension String {
  /// The number of folders that two paths have in common. The sources may be in another tree with the same folders.
  fileprivate func folders(sharedWith other: String) -> Int {
    let names = Set(split(separator: "/").dropLast())
    return other.split(separator: "/").dropLast().count { names.contains($0) }
  }
}
