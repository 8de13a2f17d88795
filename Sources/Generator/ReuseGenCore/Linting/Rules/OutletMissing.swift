import ReuseGenDeclarations

enum OutletMissing: ConnectionRule {
  static let name = "outlet-missing"
  static let effect = RuleEffect.load
  static let summary = "A document connects an outlet that the class, its superclasses and its extensions don't have."
  static let discussion = """
    If a superclass is neither in the sources nor one of Apple's, the rule reports only names that nothing else has,
    and only if the class has an unconnected outlet that the connection fits: one of almost the same name, or one
    that is declared with `!`. Three or more outlets of a class that have no similar property are reported together.
    """
  static let rationale = """
    The app stops when the document is loaded: "this class is not key value coding-compliant for the key".
    """
  static let fix = "Remove the connection in Interface Builder and connect the outlet again, or restore the property."
  static let example = """
    The sources declare `class PersonCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }`:

        <outlet property="titleLabel" destination="a" id="b"/>
    """

  /// If a document connects at least this many outlets of a class that has neither them nor similar names, they are
  /// reported together: the class was rewritten.
  private static let countOfRewrittenClass = 3
  private static let shownNames = 3

  private enum Mistake: Hashable {
    case missing(MissingMember, near: String?)
    /// The class may inherit unknown outlets, but the connection most likely refers to this one.
    case misnamed(MissingMember, intended: MemberLocation)
    /// Several outlets that a document connects: the number of the class among those that were rewritten, because each
    /// of the outlets would compare the names of all.
    case rewritten(Int)
  }

  /// Versions of a document lose the same outlets.
  private struct RewrittenClass: Hashable {
    var type: SourceClass
    var names: [String]
  }

  static func findings(in context: ConnectionContext) -> [Finding] {
    var missing = RepeatedFindings<Mistake>()
    var suggestions = SpellingSuggestions()
    var nearest: [MissingMember: String?] = [:]
    /// The outlets without a similar property, by class and document.
    var lost: [LostOutlets: [(name: String, location: SourceLocation)]] = [:]
    lazy var intended = IntendedMembers(context)
    var names: [SourceClass: [String: String]] = [:]
    func renamed(_ type: SourceClass) -> [String: String] {
      let known = names[type] ?? context.sourceClasses.objectiveCNames(in: type)
      names[type] = known
      return known
    }
    for outlet in context.outlets {
      // Nearly all outlets exist.
      if case .declared = outlet.member { continue }
      guard let property = outlet.record.property, !context.elementHas(property, of: outlet) else { continue }
      let type = outlet.type
      let member = MissingMember(type: type, name: property)
      let location = outlet.document.location(outlet.record.location, "property")
      guard case .missing = outlet.member else {
        if let intended = intended.outlet(outlet) { missing.add(.misnamed(member, intended: intended), at: location) }
        continue
      }
      let near =
        nearest[member] ?? renamed(type)[property]
        ?? type.knownClasses.lazy.compactMap { $0.key(inOtherCaseThan: property) }.first
        ?? suggestions.nearest(to: property, in: context.sourceClasses.propertyNames(of: type))
      nearest[member] = .some(near)
      if let near {
        missing.add(.missing(member, near: near), at: location)
      } else {
        lost[LostOutlets(type: type, path: outlet.document.path), default: []].append((property, location))
      }
    }
    var rewritten: [RewrittenClass] = []
    var numbers: [RewrittenClass: Int] = [:]
    for (owner, outlets) in lost.sorted(by: { ($0.key.path, $0.key.type.name) < ($1.key.path, $1.key.type.name) }) {
      var seen: Set<String> = []
      let names = outlets.map(\.name).filter { seen.insert($0).inserted }
      guard names.count >= countOfRewrittenClass else {
        for (name, location) in outlets {
          missing.add(.missing(MissingMember(type: owner.type, name: name), near: nil), at: location)
        }
        continue
      }
      let found = RewrittenClass(type: owner.type, names: names)
      let number = numbers[found] ?? rewritten.count
      if number == rewritten.count {
        rewritten.append(found)
        numbers[found] = number
      }
      for (_, location) in outlets { missing.add(.rewritten(number), at: location) }
    }
    return missing.findings { mistake in
      let (message, notes) = describe(mistake, rewritten, context)
      return (message, notes, change(mistake, context))
    }
  }

  /// A connection without a similar property is dead.
  private static func change(_ mistake: Mistake, _ context: ConnectionContext) -> DocumentFix.Change? {
    switch mistake {
    case .missing(_, near: nil), .rewritten: .removeConnection
    case .missing(let member, let near?): .ofCase(member.name, to: near)
    case .misnamed(let member, let intended): .ofCase(member.name, to: context.declarations.name(of: intended))
    }
  }

  private static func describe(
    _ mistake: Mistake,
    _ rewritten: [RewrittenClass],
    _ context: ConnectionContext
  ) -> (message: String, notes: [Diagnostic.Note]) {
    switch mistake {
    case .missing(let member, let near):
      let suggestion = near.map { "did you mean \($0)?" } ?? "remove the connection, or restore the property"
      let found = near.flatMap { context.sourceClasses.declaredMembers(ofKey: $0, in: member.type).first }
      return (
        "\(member.type.name) has no outlet \(member.name); \(suggestion)",
        [found.map(context.note(of:)) ?? context.note(of: member.type)]
      )
    case .misnamed(let member, let intended):
      let meant = context.declarations.name(of: intended)
      return (
        "no known class has the outlet \(member.name), and the outlet \(meant) of \(member.type.name) isn't connected; did "
          + "you mean \(meant)?",
        [context.note(of: intended)]
      )
    case .rewritten(let number):
      let (type, names) = (rewritten[number].type, rewritten[number].names)
      let shown = names.prefix(shownNames).joined(separator: ", ")
      let others = names.count > shownNames ? " and \(names.count - shownNames) more" : ""
      return (
        "\(type.name) has no outlets \(shown)\(others); remove the connections, or restore the properties",
        [context.note(of: type)]
      )
    }
  }

  private struct LostOutlets: Hashable {
    var type: SourceClass
    var path: String
  }
}
