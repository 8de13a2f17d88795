import ReuseGenDeclarations

enum ClassInitializer: ConnectionRule {
  static let name = "class-initializer"
  static let effect = RuleEffect.load
  static let summary = """
    A document has an object of a class whose `init(coder:)` only stops the app, or which is of another kind.
    """
  static let discussion = """
    File's Owner isn't checked, nor are scenes to which nothing leads, nor controllers with another initializer with a
    coder, which a creator or a segue action calls. A controller isn't a view, and a table's controller needs one.
    """
  static let rationale = """
    Documents make objects with `init(coder:)`. Xcode suggests one that calls `fatalError` for a class with another
    initializer.
    """
  static let fix = "Implement `init(coder:)`, or make the object in code and remove it from the document."
  static let example = """
    The sources declare `class StarsView: UIView { required init?(coder: NSCoder) { fatalError() } }`:

        <view id="a" customClass="StarsView" customModuleProvider="target"/>
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    guard !context.declarations.files.isEmpty else { return [] }
    var mistakes = RepeatedFindings<SourceClass>()
    var initializers: [SourceClass: Initializers] = [:]
    for (version, document) in context.versions.enumerated() where !context.missingClasses.isUnused(document) {
      let others = Set(document.placeholders.map(\.location) + document.segues.map(\.location))
      let scenes = Set(document.scenes.map(\.id))
      let destinations = Set(document.segues.map(\.destination) + [document.initial])
      let loose = document.scenes.filter { $0.identifier == nil && !destinations.contains($0.id) }.map(\.sceneID)
      for object in document.classes where !others.contains(object.location) {
        let found = context.object(object.id, version: version)
        guard let type = context.sourceClasses[object.class], found?.element != "customObject",
          found?.sceneID == nil || !loose.contains(found?.sceneID)
        else { continue }
        let known = initializers[type] ?? Initializers(of: type, in: context.declarations)
        initializers[type] = known
        guard known.stopping != nil, !known.hasOther || !scenes.contains(object.id) else { continue }
        mistakes.add(type, at: document.location(object.location, "customClass"))
      }
    }
    return mistakes.findings { type in
      let message =
        "documents can't make \(type.name.withArticle), because its init(coder:) only stops the app; implement it, or "
        + "make the object in code"
      let location = initializers[type]?.stopping.map(context.declarations.location)
      return (message, [location.map { .init("init(coder:) is declared here", at: $0) }])
    } + otherKinds(in: context)
  }

  /// The initializers with a coder that a class has.
  private struct Initializers {
    /// `init(coder:)`, if it stops the app.
    private(set) var stopping: MemberLocation?
    /// Whether there are others.
    private(set) var hasOther = false

    init(of type: SourceClass, in declarations: Declarations) {
      for name in type.lineage {
        var found: [(location: MemberLocation, stops: Bool)] = []
        for reference in declarations.references(to: name) {
          if declarations.doubt(about: reference) != nil { return }
          let methods = declarations.methods(of: reference)
          for index in methods.indices where methods[index].kind == .initializer {
            guard methods[index].name == "init(coder:)" else {
              if methods[index].parameters.contains(where: { $0.type?.name == "NSCoder" }) { hasOther = true }
              continue
            }
            let isAlways = (declarations[reference].conditions + methods[index].conditions).isEmpty
            let location = MemberLocation(type: reference, member: .method(index))
            found.append((location, isAlways && methods[index].modifiers.contains(.stopping)))
          }
        }
        guard let first = found.first else { continue }
        if found.allSatisfy(\.stops) { stopping = first.location }
        return
      }
    }
  }
}
