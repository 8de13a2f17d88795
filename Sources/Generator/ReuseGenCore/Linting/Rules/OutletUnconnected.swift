import ReuseGenDeclarations
import ReuseGenXML

enum OutletUnconnected: ConnectionRule {
  static let name = "outlet-unconnected"
  static let effect = RuleEffect.use
  static let defaultSeverity = RuleSeverity.warning
  static let summary = """
    No document connects an `@IBOutlet` that is declared with `!`, code or an entry uses the class without the document
    that does, a view controller's nib doesn't connect its `view`, or code makes a collection's controller without a
    layout.
    """
  static let discussion = """
    All documents that name the class or a subclass count, those of other targets among them, but each language must
    connect it. A class that no document names isn't checked, nor is an outlet that `#if os(…)` leaves out on the
    document's platform. The `view` of File's Owner is checked if the controller loads the nib: by its class's name,
    or by the name in an initializer.
    """
  static let rationale = """
    The app stops when it reads the outlet, unless code has set it before, or when it loads the controller's view.
    """
  static let fix = "Connect the outlet, declare it with `?`, or remove it; add `\"nib\": true`."
  static let example = """
    The only document with a `PersonCell` doesn't connect `photo`:

        class PersonCell: UITableViewCell { @IBOutlet var photo: UIImageView! }
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    guard !context.declarations.files.isEmpty, !context.versions.isEmpty else { return [] }
    let connected = connectedNames(context)
    // Nearly all outlets are connected in the target.
    lazy var elsewhere = connectedNamesElsewhere(context)
    var nearest = NearestDeclarations(context.declarations)
    var seen: Set<SourceLocation> = []
    let found = context.versions.flatMap { document in
      document.classes.flatMap { object -> [Finding] in
        guard let type = context.sourceClasses[object.class],
          !context.documents.isUnreadable(type.name.lastName, .xib)
        else { return [] }
        return type.lineage.flatMap { owner -> [Finding] in
          let declarations = nearest.firstTime(owner, document.path)
          return declarations.flatMap { outlets(of: $0, context.declarations) }.compactMap { member in
            guard let property = context.declarations.property(member),
              !(connected[owner]?.contains(property.objectiveCName) ?? false),
              !(elsewhere[owner]?.contains(property.objectiveCName) ?? false),
              document.platform.mayHave(context.declarations[member.type].conditions + property.conditions)
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
    return found + omittedNibs(in: context) + controllerViews(in: context) + objectsOfCode(in: context)
      + languages(in: context)
  }

  /// The findings for entries that register a class whose outlets a nib connects.
  private static func omittedNibs(in context: ConnectionContext) -> [Finding] {
    let entries =
      context.resolved.cells.map { ($0.entry.type, $0.listedClass, $0.source) }
      + context.resolved.views.filter(\.isRegisteredByCode).map { ($0.entry.type, $0.listedClass, $0.source) }
    let listed = Set(context.nibs.map(\.name))
    return entries.compactMap { type, listedClass, source -> Finding? in
      guard case .code(let nearly) = source, nearly.isEmpty else { return nil }
      for nib in context.documents.all where nib.kind == .xib && !listed.contains(nib.name) {
        guard let document = nib.versions.first else { continue }
        let root = document.reusables.first { reusable in
          reusable.role == .root && context.classes.equal(listedClass, reusable.class, element: reusable.element)
        }
        guard let root, document.outlets.contains(where: { $0.owner == root.id }) else { continue }
        let value = nib.name == type.value.text.lastName ? "true" : quoted(nib.name)
        return Finding(
          "only the class \(type.value.text) is registered, so nothing connects its outlets; add \"nib\": \(value)",
          at: type.location,
          notes: [.init("the nib", at: document.location(root.location))]
        )
      }
      return nil
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

  /// The names of the outlets that documents of other targets connect: the nib of a view may be in one.
  private static func connectedNamesElsewhere(_ context: ConnectionContext) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    let others = context.code.documents.isEmpty ? [] : DocumentSet(context.code.documents).all.flatMap(\.versions)
    let classes = ConnectedClasses(others, context.declarations, in: context.classes.module, areOwn: false)
    for document in others {
      let objects = Dictionary(document.objects.map { ($0.id, $0) }) { first, _ in first }
      for outlet in document.outlets {
        guard let property = outlet.property, let owner = outlet.owner.flatMap({ objects[$0] }),
          let type = classes[owner.class]
        else { continue }
        for type in type.lineage { names[type, default: []].insert(property) }
      }
    }
    return names
  }

  /// The outlets that a declaration of a class has and declares with "!".
  static func outlets(of reference: Declarations.Reference, _ declarations: Declarations) -> [MemberLocation] {
    let properties = declarations.properties(of: reference)
    return properties.indices.filter { index in
      properties[index].attributes.contains("IBOutlet") && !properties[index].modifiers.areOfTypeMember
        && properties[index].initialValue == nil
        && properties[index].type?.flags.contains(.implicitlyUnwrapped) ?? false
    }.map { MemberLocation(type: reference, member: .property($0)) }
  }
}

/// The declarations of classes that documents mean: if several classes share a name, as in a folder with many samples,
/// those that have the most folders in common with the document. The sources may be in another tree with the same
/// folders.
private struct NearestDeclarations {
  private let declarations: Declarations
  private var candidates: [String: Candidates] = [:]

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// The declarations of a class that are nearest to a document; none if the same were returned before.
  mutating func firstTime(_ name: String, _ path: String) -> [Declarations.Reference] {
    candidates[name, default: Candidates(of: name, in: declarations)].firstTime(path)
  }

  /// The declarations of one name in Swift.
  private struct Candidates {
    private let all: [Declarations.Reference]
    /// The positions in `all` by the names of the folders around them, without those that say nothing because all
    /// declarations have them, or because there is one class.
    private var positions: [Substring: [Int]] = [:]
    /// The folders of documents that decided, once for each answer.
    private var known: Set<[Substring]> = []

    init(of name: String, in declarations: Declarations) {
      all = declarations.references(to: name).filter { declarations.files[$0.file].language == .swift }
      guard all.count(where: { declarations.kind(of: $0) == .class }) > 1 else { return }
      for (position, reference) in all.enumerated() {
        for folder in Set(declarations.files[reference.file].path.folders) {
          positions[folder, default: []].append(position)
        }
      }
      positions = positions.filter { $0.value.count < all.count }
    }

    mutating func firstTime(_ path: String) -> [Declarations.Reference] {
      // Nearly all classes have a name of their own.
      let deciding = positions.isEmpty ? [] : path.folders.filter { positions[$0] != nil }
      guard known.insert(deciding).inserted else { return [] }
      if deciding.isEmpty { return all }
      var shared = Array(repeating: 0, count: all.count)
      for folder in deciding {
        for position in positions[folder] ?? [] { shared[position] += 1 }
      }
      let most = shared.max()
      return all.indices.filter { shared[$0] == most }.map { all[$0] }
    }
  }
}

extension String {
  /// The names of the folders in a path.
  fileprivate var folders: [Substring] { split(separator: "/").dropLast() }
}
