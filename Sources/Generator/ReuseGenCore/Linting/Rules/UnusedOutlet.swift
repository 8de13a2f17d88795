import ReuseGenDeclarations
import ReuseGenXML

enum UnusedOutlet: UsageRule {
  static let name = "unused-outlet"
  static let summary = "A document connects an outlet that no code uses."
  static let discussion = """
    An outlet is used if its name follows a dot in any source of the project, or is a word of a source that declares
    or extends its class, a superclass or a subclass, other than in its declaration; or if it has an observer,
    overrides another property, is `public` or `open`, or is connected to a top-level object, which it can keep
    alive. \(readFiles)
    """
  static let rationale = """
    The connection stops the app as soon as the property is renamed or removed, and it does nothing else.
    """
  static let fix = "Remove the connection and the property."
  static let example = """
    PersonCell.xib connects an outlet, and the sources use it nowhere else than in
    `class PersonCell: UITableViewCell { @IBOutlet private var nameLabel: UILabel! }`:

        <outlet property="nameLabel" destination="a" id="b"/>
    """

  static func findings(in context: AssetContext, _ usage: ProjectUsage) -> [Finding] {
    let relatives = ClassRelatives(context.declarations)
    var seen: Set<MissingMember> = []
    return context.outlets.compactMap { outlet in
      guard let property = outlet.record.property, !keepsAlive(outlet, context),
        seen.insert(MissingMember(type: outlet.type, name: property)).inserted,
        let location = declaration(ofUnused: property, in: outlet.type, relatives, context, usage)
      else { return nil }
      let connection = outlet.document.location(outlet.record.location, "property")
      return Finding(
        "nothing uses the outlet \(property) of \(outlet.type.name); remove the property and its connections",
        at: location,
        notes: [.init("it is connected here", at: connection)]
      )
    }
  }

  /// The location of an outlet's declaration; `nil` if something may use it.
  private static func declaration(
    ofUnused property: String,
    in type: SourceClass,
    _ relatives: ClassRelatives,
    _ context: AssetContext,
    _ usage: ProjectUsage
  ) -> SourceLocation? {
    guard !type.hasUnknownSuperclass else { return nil }
    let members = context.sourceClasses.declaredMembers(ofKey: property, in: type)
    guard let member = members.first, members.allSatisfy({ isPlainOutlet($0, context.declarations) }) else {
      return nil
    }
    let names = Set(members.map(context.declarations.name(of:)) + [property])
    let paths = relatives.paths(of: type)
    return names.contains { usage.usesMember($0, in: paths) } ? nil : context.declarations.location(of: member)
  }

  /// Whether nothing but code of the project can use an outlet.
  private static func isPlainOutlet(_ member: MemberLocation, _ declarations: Declarations) -> Bool {
    guard let property = declarations.property(member), property.attributes.contains("IBOutlet") else { return false }
    return !property.isComputed && property.modifiers.isDisjoint(with: [.override, .public, .open])
  }

  /// Whether an outlet can be what keeps its object alive.
  private static func keepsAlive(
    _ outlet: ClassConnection<InterfaceBuilderDocument.Outlet>,
    _ context: AssetContext
  ) -> Bool {
    guard let object = context.object(outlet.record.destination, version: outlet.version) else { return true }
    // Nothing else than its outlet keeps a top-level object of a nib.
    return object.element == "customObject" || outlet.document.roots.contains { $0.id == object.id }
  }
}
