import ReuseGenDeclarations
import ReuseGenXML

extension OutletUnconnected {
  /// The findings for nibs of view controllers whose File's Owner has no view.
  ///
  /// Code can load such a nib for something else. A controller loads it if code makes the controller with the nib's
  /// name, or if the nib is named after the controller and nothing else loads it.
  static func controllerViews(in context: ConnectionContext) -> [Finding] {
    var nibs: [String: [InterfaceBuilderDocument]] = [:]
    for nib in context.documents.all where nib.kind == .xib {
      let versions = nib.versions.filter { version in
        guard version.hasUIKit, let owner = version.filesOwner else { return false }
        if owner.class.className == nil { return !version.outlets.contains { $0.owner == owner.id } }
        guard let type = context.sourceClasses[owner.class] else { return false }
        return type.isKind(of: "UIViewController") == true && type.isKind(of: "UIInputViewController") == false
          && !version.outlets.contains { $0.owner == owner.id && $0.property == "view" }
          && !["loadView", "nibName"].contains { member in
            !context.sourceClasses.declaredMembers(ofSelector: member, in: type).isEmpty
          }
      }
      if !versions.isEmpty { nibs[nib.name] = versions }
    }
    guard !nibs.isEmpty, !context.declarations.hasDoubtfulFiles else { return [] }
    let loads = NibLoads(context)
    let storyboards = context.codeDocuments.storyboards.flatMap(\.versions)
    let scenes = Set(storyboards.flatMap(\.scenes).compactMap(\.class.className))
    return nibs.sorted { $0.key < $1.key }.flatMap { name, versions in
      versions.compactMap { version -> Finding? in
        guard let owner = version.filesOwner else { return nil }
        let type = owner.class.className?.lastName
        guard type.map({ !scenes.contains($0) }) ?? true, loads.isOfController(name, type ?? "") else { return nil }
        return Finding(
          "the nib \(quoted(name)) doesn't connect view of its File's Owner, "
            + (type.map { "the view controller \($0); connect it" } ?? "which has no class; set it and connect the view"),
          at: version.location(owner.location, "customClass")
        )
      }
    }
  }

  /// How code loads nibs.
  private struct NibLoads {
    /// The names of nibs with which view controllers are made.
    private var controllers: Set<String> = []
    /// The view controllers that are made with them.
    private var classes: Set<String> = []
    private var others: Set<String> = []
    private var hasUnknown = false

    init(_ context: ConnectionContext) {
      let strings = StringValues(context.declarations)
      for index in context.declarations.indicesOfFiles(naming: [.nib]) {
        let file = context.declarations.files[index]
        for use in file.nameUses where use.kind == .nib {
          let text = strings.constantText(of: use.name, at: use.offset, in: file)
          let scope = file.typeName(around: use.offset) ?? ""
          let made = use.receiver == "super" || use.receiver == "self" ? scope : use.receiver ?? ""
          if context.isKind(made, of: "UIViewController", from: "") == true {
            if let text { controllers.insert(text) }
            classes.insert(made.lastName)
          } else if let text {
            others.insert(text)
          } else if context.isKind(scope, of: "UIView", from: "") != true {
            hasUnknown = true
          }
        }
      }
    }

    func isOfController(_ nib: String, _ type: String) -> Bool {
      if others.contains(nib) { return false }
      return controllers.contains(nib)
        || !hasUnknown && !classes.contains(type) && (nib == type || "\(nib)Controller" == type)
    }
  }
}
