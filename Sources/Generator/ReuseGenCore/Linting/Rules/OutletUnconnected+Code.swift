import ReuseGenDeclarations
import ReuseGenXML

extension OutletUnconnected {
  /// The findings for classes that code registers or makes without the document that connects their outlets.
  static func objectsOfCode(in context: ConnectionContext) -> [Finding] {
    lazy var views = ConnectedObjects(context) { version in
      version.reusables.filter { $0.role != .static && $0.role != .other }.map { ($0.id, $0.class) }
    }
    lazy var controllers = ConnectedObjects(context) { version in version.scenes.map { ($0.id, $0.class) } }
    let strings = StringValues(context.declarations)
    return context.declarations.files.filter { context.code.includes($0.path) }.flatMap { file -> [Finding] in
      func name(_ written: String, _ offset: Int) -> String? {
        let scope = file.typeName(around: offset) ?? ""
        return strings.mayBeGenericParameter(written, in: scope) ? nil : strings.declaredName(written, from: scope)
      }
      let registered = file.identifierUses.filter { $0.operation == .register }
      let registrations = registered.compactMap { use -> Finding? in
        guard let name = use.className.flatMap({ name($0, use.offset) }), let view = views[name],
          !registered.contains(where: { $0.nibName != nil && $0.identifier.text == use.identifier.text })
        else { return nil }
        return view.finding(
          view.document.kind == .xib
            ? "only the class \(name) is registered" : "the class \(name) replaces its prototype",
          view.document.kind == .xib ? "register the nib" : "remove the registration",
          at: file.location(of: use)
        )
      }
      return registrations
        + file.nameUses.compactMap { use in
          guard use.kind == .controller, let name = name(use.name.text, use.offset), !context.mayLoadView(name) else {
            return nil
          }
          let location = file.location(of: use.offset)
          if let scene = controllers[name] {
            return scene.finding("the \(name) isn't the scene's", "instantiate it", at: location)
          }
          let chain = context.declarations.superclassChain(of: name)
          guard chain.isKind(of: "UICollectionViewController") == true,
            !context.hasInitializer(chain.classes + ["UICollectionViewController", "UIViewController"])
          else {
            return nil
          }
          return Finding(
            "the \(name) has no layout, without which its collection view stops the app; pass one to "
              + "init(collectionViewLayout:)",
            at: location
          )
        }
    }
  }

  /// Objects of documents whose outlets are declared with "!", by the names of their classes, of which no initializer
  /// sets them.
  private struct ConnectedObjects {
    struct Found {
      let document: InterfaceBuilderDocument
      let outlet: InterfaceBuilderDocument.Outlet

      func finding(_ cause: String, _ remedy: String, at location: SourceLocation) -> Finding {
        let name = NamedDocument.Identity(path: document.path, kind: document.kind).name
        return Finding(
          "\(cause), so that its outlet \(outlet.property ?? "") is nil, which \(quoted(name)) connects; \(remedy)",
          at: location,
          notes: [.init("the outlet is here", at: document.location(outlet.location, "property"))]
        )
      }
    }

    private var found: [String: Found] = [:]

    init(
      _ context: ConnectionContext,
      _ objects: (InterfaceBuilderDocument) -> [(id: String?, class: ClassReference)]
    ) {
      var known: [SourceClass: Set<String>] = [:]
      for version in context.versions {
        let outlets = Dictionary(grouping: version.outlets, by: \.owner)
        for object in objects(version) {
          guard let type = context.sourceClasses[object.class], let name = type.lineage.first, found[name] == nil,
            !type.hasUnknownSuperclass, !context.hasInitializer(type.lineage)
          else { continue }
          let names = known[type] ?? requiredOutlets(of: type, context.declarations)
          known[type] = names
          let outlet = outlets[object.id]?.first { names.contains($0.property ?? "") }
          if let outlet { found[name] = Found(document: version, outlet: outlet) }
        }
      }
    }

    subscript(name: String) -> Found? { found[name] }
  }

  /// The findings for outlets that the document of one language connects, and that of another doesn't.
  static func languages(in context: ConnectionContext) -> [Finding] {
    context.documents.all.flatMap { document -> [Finding] in
      let versions = document.versions.filter { $0.path.contains(".lproj/") && !$0.path.contains("~") }
      guard versions.count > 1 else { return [] }
      let connected = versions.map { Set($0.outlets.compactMap(ConnectedOutlet.init)) }
      let all = connected.reduce(into: Set()) { $0.formUnion($1) }
      return zip(versions, connected).flatMap { version, own in
        lazy var objects = Dictionary(version.objects.map { ($0.id, $0) }) { first, _ in first }
        return all.subtracting(own).sorted(by: <).compactMap { outlet -> Finding? in
          guard let object = objects[outlet.owner], let type = context.sourceClasses[object.class],
            requiredOutlets(of: type, context.declarations).contains(outlet.property)
          else { return nil }
          return Finding(
            "the document of another language connects the outlet \(outlet.property) of \(type.name), which is declared "
              + "with \"!\"; connect it here, or declare it with \"?\"",
            at: version.location(object.location, "customClass")
          )
        }
      }
    }
  }

  private struct ConnectedOutlet: Hashable {
    let owner: String
    let property: String

    init?(_ outlet: InterfaceBuilderDocument.Outlet) {
      guard let owner = outlet.owner, let property = outlet.property else { return nil }
      (self.owner, self.property) = (owner, property)
    }

    static func < (one: Self, other: Self) -> Bool { (one.owner, one.property) < (other.owner, other.property) }
  }

  private static func requiredOutlets(of type: SourceClass, _ declarations: Declarations) -> Set<String> {
    let members = type.lineage.flatMap(declarations.references).flatMap { outlets(of: $0, declarations) }
    return Set(members.compactMap { declarations.property($0)?.objectiveCName })
  }
}

extension ConnectionContext {
  /// Whether classes have an initializer other than `init(coder:)`.
  fileprivate func hasInitializer(_ classes: [String]) -> Bool {
    classes.flatMap(declarations.references).contains { reference in
      declarations.methods(of: reference).contains { $0.kind == .initializer && $0.name != "init(coder:)" }
    }
  }

  /// Whether a controller that code makes may have the view of a nib, or one of its own, or be SwiftUI's description of
  /// one.
  fileprivate func mayLoadView(_ name: String) -> Bool {
    let nibs = [name.lastName, name.lastName.replacing("Controller", with: "")]
    return nibs.contains { !codeDocuments.candidates($0, .xib).isEmpty }
      || declarations.superclassChain(of: name).classes.flatMap(declarations.references).contains { reference in
        declarations[reference].inherited.contains { $0.name == "UIViewControllerRepresentable" }
          || declarations.methods(of: reference).contains { $0.name == "loadView()" }
          || declarations.properties(of: reference).contains { $0.name == "nibName" }
      }
  }
}
