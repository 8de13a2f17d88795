import InterfaceBuilderXML
import SourceDeclarations

extension ClassMissing {
  /// The findings for objects without a class of their own whose connections name members that classes of the sources
  /// have, and Apple's class doesn't.
  static func objectsWithoutClass(in context: ConnectionContext) -> [Finding] {
    guard !context.declarations.files.isEmpty else { return [] }
    lazy var classes = context.declarations.classNames
    // Nearly all outlets are those of objects with a class.
    var countsOfOutlets = Array(repeating: 0, count: context.versions.count)
    for outlet in context.outlets { countsOfOutlets[outlet.version] += 1 }
    return context.versions.indices.flatMap { version -> [Finding] in
      let document = context.versions[version]
      guard document.hasUIKit, !context.missingClasses.isUnused(document) else { return [] }
      let outlets = document.outlets.count == countsOfOutlets[version] ? [] : document.outlets
      return Connections(of: document, outlets, version, context).missing.compactMap { object, names in
        guard let known = ObjectClass(object, in: document, context)?.known else { return nil }
        let found = classes.filter { name in
          names.allSatisfy { context.declarations.has($0, name) }
            && context.declarations.superclassChain(of: name).isKind(of: known.name) == true
        }
        guard !found.isEmpty else { return nil }
        let shown = names.map(\.name).sorted().prefix(3).joined(separator: ", ")
        return Finding(
          "the <\(object.element)> \(quoted(object.id)) has no class of its own, but connects \(shown), which "
            + "\(found.prefix(3).joined(separator: " or ")) has; set its class",
          at: document.location(object.location),
          notes: found.prefix(1).compactMap { name in
            context.declarations.location(ofClass: name).map { .init("\(name) is declared here", at: $0) }
          }
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
