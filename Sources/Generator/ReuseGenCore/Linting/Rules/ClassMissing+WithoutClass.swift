import ReuseGenDeclarations
import ReuseGenXML

extension ClassMissing {
  /// The findings for objects without a class of their own whose connections name members that classes of the sources
  /// have, and Apple's class doesn't.
  static func objectsWithoutClass(in context: ConnectionContext) -> [Finding] {
    guard !context.declarations.files.isEmpty else { return [] }
    lazy var classes = ClassesByMember(context.declarations)
    // Nearly all outlets are those of objects with a class.
    var countsOfOutlets = Array(repeating: 0, count: context.versions.count)
    for outlet in context.outlets { countsOfOutlets[outlet.version] += 1 }
    return context.versions.indices.flatMap { version -> [Finding] in
      let document = context.versions[version]
      guard document.hasUIKit, !context.missingClasses.isUnused(document) else { return [] }
      let outlets = document.outlets.count == countsOfOutlets[version] ? [] : document.outlets
      return Connections(of: document, outlets, version, context).missing.compactMap { object, names in
        guard let known = ObjectClass(object, in: document, context)?.known else { return nil }
        let found = classes.kinds(of: known.name, with: names)
        guard !found.isEmpty else { return nil }
        let shown = names.map(\.name).sorted().prefix(3).joined(separator: ", ")
        return Finding(
          "the <\(object.element)> \(quoted(object.id)) has no class of its own, but connects \(shown), which "
            + "\(found.prefix(3).joined(separator: " or ")) has; set its class",
          at: document.location(object.location),
          notes: [context.note(ofClass: found[0])]
        )
      }
    }
  }

  /// The outlets and actions of a document's objects without a class of their own, which Apple's classes don't have.
  private struct Connections {
    private let context: ConnectionContext
    private(set) var missing: [(object: InterfaceBuilderDocument.Object, names: Set<ConnectedName>)] = []

    init(
      of document: InterfaceBuilderDocument,
      _ outlets: [InterfaceBuilderDocument.Outlet],
      _ version: Int,
      _ context: ConnectionContext
    ) {
      self.context = context
      for outlet in outlets { add(outlet.property, isAction: false, outlet.owner, document, version) }
      for action in document.actions { add(action.selector, isAction: true, action.target, document, version) }
    }

    private mutating func add(
      _ name: String?,
      isAction: Bool,
      _ id: String?,
      _ document: InterfaceBuilderDocument,
      _ version: Int
    ) {
      guard let name, let object = context.object(id, version: version), object.class.className == nil,
        let known = ObjectClass(object, in: document, context)?.known
      else { return }
      let connected = ConnectedName(name: name, isAction: isAction)
      let answer = context.declarations.answer(connected, known.name)
      guard answer == .no else { return }
      if let index = missing.firstIndex(where: { $0.object.id == object.id }) {
        missing[index].names.insert(connected)
      } else {
        missing.append((object, [connected]))
      }
    }
  }
}

/// The name of an outlet or an action that a document connects.
private struct ConnectedName: Hashable {
  let name: String
  let isAction: Bool

  /// The names of members that it may reach.
  var memberNames: Set<String> {
    isAction ? Declarations.memberNames(forSelector: name) : Declarations.memberNames(forKey: name)
  }
}

/// The classes of the sources by the names of their members, so that few are compared with a connection.
private struct ClassesByMember {
  private struct Question: Hashable {
    let className: String
    let names: Set<ConnectedName>
  }

  private let declarations: Declarations
  private var declaring: [String: [String]] = [:]
  private var subclasses: [String: [String]] = [:]
  private var answers: [Question: [String]] = [:]

  init(_ declarations: Declarations) {
    self.declarations = declarations
    for name in declarations.classNames {
      for reference in declarations.references(to: name) {
        for property in declarations.properties(of: reference) {
          for spelling in Set([property.name, property.objectiveCName]) {
            declaring[spelling, default: []].append(name)
          }
        }
        for method in declarations.methods(of: reference) { declaring[method.selector, default: []].append(name) }
      }
      for superclass in declarations.superclassChain(of: name).classes.dropFirst() {
        subclasses[superclass, default: []].append(name)
      }
    }
  }

  /// The classes that are kinds of a class and have members with all names, sorted.
  mutating func kinds(of className: String, with names: Set<ConnectedName>) -> [String] {
    let question = Question(className: className, names: names)
    if let answer = answers[question] { return answer }
    let candidates = names.map(classes).min { $0.count < $1.count } ?? []
    let answer = candidates.filter { name in
      names.allSatisfy { declarations.has($0, name) }
        && declarations.superclassChain(of: name).isKind(of: className) == true
    }.sorted()
    answers[question] = answer
    return answer
  }

  /// The classes that may have a member, and their subclasses.
  private func classes(with name: ConnectedName) -> Set<String> {
    let declaring = name.memberNames.flatMap { self.declaring[$0] ?? [] }
    return Set(declaring + declaring.flatMap { subclasses[$0] ?? [] })
  }
}

extension Declarations {
  fileprivate func answer(_ connected: ConnectedName, _ className: String) -> MemberAnswer {
    connected.isAction
      ? method(selector: connected.name, ofClass: className) : member(forKey: connected.name, ofClass: className)
  }

  fileprivate func has(_ connected: ConnectedName, _ className: String) -> Bool {
    if case .declared = answer(connected, className) { true } else { false }
  }
}
