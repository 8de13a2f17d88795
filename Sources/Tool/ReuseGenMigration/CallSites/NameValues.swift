import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Names of cells, nibs, storyboards and segues that code keeps or passes on: they become values of the catalog.
///
/// They come last, because most names are arguments of calls that become accessors as a whole.
struct NameValues {
  let source: MigrationSource
  let context: MigrationContext

  private var tree: SyntaxTree { source.tree }

  func rewrite(_ draft: inout MigrationDraft) {
    for call in tree.nodes(.call).compactMap(tree.call) {
      add(at: tree.bytes(call.node), &draft) { () throws(Reason) in try nib(call) }
      for argument in call.arguments where argument.label.map({ tree.stream.is($0, "cellIdentifier") }) ?? false {
        guard let value = argument.value else { continue }
        add(at: tree.bytes(value), &draft) { () throws(Reason) in try identifier(value) }
      }
    }
    IdentifierConstants(source: source, context: context).remove(&draft)
    for node in tree.nodes(.memberAccess) where isWhole(node) {
      guard let path = source.path(of: node), let first = path.first, Self.tools.contains(first) else { continue }
      add(at: tree.bytes(node), &draft) { () throws(Reason) in
        first == "R" ? try rswift(node, path) : try swiftgen(node, path)
      }
    }
  }

  private static let tools: Set<String> = ["R", "StoryboardScene", "StoryboardSegue"]

  /// Adds the rewriting of a name that no call site contains, or the reason to leave it.
  private func add(at range: Range<Int>, _ draft: inout MigrationDraft, _ rewriting: () throws(Reason) -> Rewriting?) {
    guard !draft.isEdited(range) else { return }
    let location = source.location(of: range.lowerBound)
    do throws(Reason) {
      if let found = try rewriting() { try draft.add([found]) }
    } catch {
      // A call site that stays has its own reason.
      if context.isRelevant(error), !draft.left.contains(where: { $0.location.line == location.line }) {
        draft.leave(location, because: error)
      }
    }
  }

  /// Whether no other member follows, but for those of a storyboard.
  private func isWhole(_ node: SyntaxTree.Node) -> Bool {
    guard let parent = tree.parent(node), tree.kind(parent) == .memberAccess else { return true }
    return tree.ends(node, with: "storyboard") && source.path(of: node)?.first == "StoryboardScene"
  }

  // MARK: - Nibs

  /// `UINib(nibName: "PersonCell", bundle: nil)`, `UINib(resource: R.nib.personCell)` or `R.nib.personCell()`.
  private func nib(_ call: Call) throws(Reason) -> Rewriting? {
    guard
      ["UINib", "UINib.init"].contains(tree.text(call.callee))
        || source.path(of: call.callee)?.prefix(2) == ["R", "nib"],
      call.trailingClosures.isEmpty
    else { return nil }
    guard let name = context.nibName(call.node, in: source) else {
      guard tree.labels(call.arguments) == ["nibName", "bundle"], let bundle = call.arguments[1].value else {
        return nil
      }
      throw context.isOwnBundle(bundle, in: source) ? .unknownNib : .otherBundle
    }
    guard let accessor = context.nibs(name).first else {
      throw Reason("the manifest lists no view for the nib \(name)", isUnlisted: true)
    }
    guard !source.hasComment(in: tree.tokens(call.node)) else { throw .comment }
    let bundle = call.arguments.last?.value.map { source.removal(ofConstant: $0) } ?? []
    return Rewriting(accessor: accessor.nib, edits: [(tree.bytes(call.node), accessor.nib)] + bundle)
  }

  // MARK: - Identifiers

  /// An argument for the text of an identifier.
  private func identifier(_ value: SyntaxTree.Node) throws(Reason) -> Rewriting? {
    guard let name = context.name(value, "reuseIdentifier", in: source) else { throw .unknownIdentifier }
    guard let accessor = context.recycled(name).first else {
      throw Reason("the manifest lists no view for \(name)", isUnlisted: true)
    }
    let text = "\(accessor.value).identifier"
    return tree.text(value) == text ? nil : Rewriting(accessor: text, edits: [(tree.bytes(value), text)])
  }

  // MARK: - R.swift

  private func rswift(_ node: SyntaxTree.Node, _ path: [String]) throws(Reason) -> Rewriting? {
    guard context.spellings.contains(.rswift), path.count > 2 else { return nil }
    let name = NameReference.rswift(path[2])
    func value(_ text: String) throws(Reason) -> Rewriting {
      guard !source.hasComment(in: tree.tokens(node)) else { throw .comment }
      return Rewriting(accessor: text, edits: [(tree.bytes(node), text)])
    }
    switch (path[1], path.count, path.last ?? "") {
    case ("reuseIdentifier", 4, "identifier"):
      guard let accessor = context.recycled(name).first else {
        throw Reason("the manifest lists no view for \(name)", isUnlisted: true)
      }
      return try value("\(accessor.value).identifier")
    case ("reuseIdentifier", 3, _):
      guard path[2] != "self" else {
        throw Reason("the code passes R.swift's identifiers on; name each where it is used")
      }
      throw Reason("the code passes R.swift's identifier on; pass its text, or call the accessor of \(path[2])")
    case ("nib", 4, "identifier"):
      guard let accessor = context.recycled(ofNib: name).first else {
        throw Reason("the manifest lists no cell with the nib \(path[2])", isUnlisted: true)
      }
      return try value("\(accessor.value).identifier")
    case ("nib", 4, "bundle"):
      let call = tree.ancestors(node).first { tree.kind($0) == .call }.flatMap(tree.call)
      if let call, tree.labels(call.arguments) == ["nibName", "bundle"], call.arguments[1].value == node {
        return try value(context.bundleExpression())
      }
      throw Reason("the code uses R.swift's bundle; pass the bundle of its class")
    case ("nib", 4, "firstView"), ("nib", 4, "instantiate"): return nil
    case ("nib", 4, let view) where view.hasSuffix("View"):
      throw Reason(
        "the code takes the \(view) of the nib; take it from Reuse.Nibs with instantiate(withOwner:options:)"
      )
    case ("nib", 4, "name"):
      guard let text = context.nibName(name) else { throw Reason("there is no nib for \(name)") }
      return try value(nibName(name, text))
    case ("nib", 3, _):
      if let uses = ConstantUses(of: node, source) { return try constant(uses, name, path[2]) }
      guard let text = context.nibName(name), let call = tree.ancestors(node).first(where: { tree.kind($0) == .call }),
        let argument = tree.parent(node), tree.kind(argument) == .argument,
        tree.parent(argument).flatMap(tree.parent) == call,
        tree.stream.is(tree.first(argument), "nib"), tree.stream.is(tree.first(argument) + 1, ":")
      else { throw Reason("the code passes R.swift's nib on; pass a UINib, or the name of the nib") }
      // `PopupController(nib: R.nib.popup)` of R.swift calls UIKit's initializer.
      let arguments = "nibName: \(nibName(name, text)), bundle: \(try context.bundleExpression())"
      return Rewriting(accessor: "init(nibName:bundle:)", edits: [(tree.bytes(argument), arguments)])
    case ("storyboard", 4, "name"):
      guard let text = context.storyboardName(name) else { throw Reason("there is no storyboard for \(name)") }
      return try value(quoted(text))
    case ("storyboard", 5, "identifier"), ("storyboard", 5, "storyboardIdentifier"):
      guard let scene = SceneReference(constant: path, context),
        let text = try scene.accessor(in: context).identifier
      else { throw Reason("the scene \(path[3]) has no identifier") }
      return try value(quoted(text))
    case ("storyboard", 4, _):
      guard tree.parent(node).flatMap(tree.call)?.callee != node else { return nil }
      throw Reason("the code passes R.swift's scene on; make the scene \(path[3]) where it is needed")
    case ("storyboard", 3, _): return try storyboard(node, name)
    case ("segue", 5, "identifier"):
      return try value(SegueReference.rswift(controller: path[2], segue: path[3]).identifier(from: nil, context))
    case ("segue", 4, _):
      throw Reason("the code passes R.swift's segue on; pass its identifier, or call the accessor of \(path[3])")
    default: return nil
    }
  }

  /// `let nib = R.nib.popup`, of which the code takes the name and the bundle.
  private func constant(_ uses: ConstantUses, _ name: NameReference, _ nib: String) throws(Reason) -> Rewriting? {
    guard let text = context.nibName(name) else { throw Reason("there is no nib for \(name)") }
    let edits = try uses.nodes.map { use throws(Reason) -> Replacement in
      let access = tree.parent(use)
      guard let access, let member = tree.member(access), member.base == use else {
        throw Reason("the code passes R.swift's nib on; pass a UINib, or the name of the nib")
      }
      switch tree.stream.text(member.name) {
      case "name": return (tree.bytes(access), nibName(name, text))
      case "bundle": return (tree.bytes(access), try context.bundleExpression())
      default: throw Reason("the code keeps R.swift's nib; name \(nib) where it is used")
      }
    }
    guard let lines = source.lines(of: uses.declaration), !source.hasComment(in: tree.tokens(uses.declaration)) else {
      throw .comment
    }
    return Rewriting(accessor: "\(quoted(text))", edits: [(lines, "")] + edits)
  }

  /// The name of a nib: the constant of its class, if the generated file has it.
  private func nibName(_ name: NameReference, _ text: String) -> String {
    context.nibs(name).first(where: \.conforms).map { "\($0.className).nibName" } ?? quoted(text)
  }

  /// `R.storyboard.main()` or `UIStoryboard(resource: R.storyboard.main)`, from which the code makes scenes that aren't
  /// known.
  private func storyboard(_ node: SyntaxTree.Node, _ name: NameReference) throws(Reason) -> Rewriting? {
    guard let text = context.storyboardName(name) else { throw Reason("there is no storyboard for \(name)") }
    let call = tree.ancestors(node).first { tree.kind($0) == .call }.flatMap(tree.call)
    guard let call,
      call.callee == node && call.arguments.isEmpty && call.trailingClosures.isEmpty
        || tree.isName(call.callee, "UIStoryboard") && tree.labels(call.arguments) == ["resource"]
          && call.arguments[0].value == node
    else { throw Reason("the code passes R.swift's storyboard on; pass a UIStoryboard") }
    guard !source.hasComment(in: tree.tokens(call.node)) else { throw .comment }
    let made = try storyboard(named: text)
    return Rewriting(accessor: "UIStoryboard(name:bundle:)", edits: [(tree.bytes(call.node), made)])
  }

  private func storyboard(named name: String) throws(Reason) -> String {
    "UIStoryboard(name: \(quoted(name)), bundle: \(try context.bundleExpression()))"
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  // MARK: - SwiftGen

  /// `StoryboardScene.Main.login.instantiate` without a call, or `StoryboardSegue.Main.showLogin.rawValue`.
  private func swiftgen(_ node: SyntaxTree.Node, _ path: [String]) throws(Reason) -> Rewriting? {
    guard context.spellings.contains(.swiftgen), path.count > 2 else { return nil }
    guard !source.hasComment(in: tree.tokens(node)) else { throw .comment }
    if path[0] == "StoryboardSegue" {
      guard path.count == 4, path[3] == "rawValue" else {
        if ["init", "self"].contains(path[2]) { throw SegueConstants.kept }
        throw Reason("the code passes SwiftGen's constant on; pass the identifier of the segue \(path[2])")
      }
      let type = source.type(around: tree.bytes(node).lowerBound)
      let text = try SegueReference.swiftgen(path[2]).identifier(from: type, context)
      return Rewriting(accessor: text, edits: [(tree.bytes(node), text)])
    }
    let call = tree.parent(node).flatMap(tree.call).flatMap { $0.callee == node ? $0 : nil }
    // SwiftGen 4 has a method `storyboard()`.
    if call.map({ $0.arguments.isEmpty && path.last == "storyboard" }) ?? true,
      let text = try storyboardOfSwiftGen(path)
    {
      return Rewriting(accessor: text, edits: [(tree.bytes(call?.node ?? node), text)])
    }
    guard let scene = SceneReference(path, context) else {
      if path.count > 3 || call != nil { throw SceneReference.extended(by: path[path.count - 1]) }
      if path[2] != "self", let scene = SceneReference(path + ["instantiate"], context) {
        let text = try scene.accessor(in: context).scene
        if passesListedScenes { return Rewriting(accessor: text, edits: [(tree.bytes(node), text)]) }
        throw Reason("the code passes SwiftGen's constant on; pass \(text), a Recycler.StoryboardScene, in its place")
      }
      throw Reason("the code passes SwiftGen's constant on; make each scene where it is needed")
    }
    guard call == nil else { return nil }
    // The closure has the actor of the code around it, which the method wouldn't.
    let text = try "{ \(context.factory(of: scene.accessor(in: context))).instantiate() }"
    return Rewriting(accessor: text, edits: [(tree.bytes(node), text)])
  }

  /// Whether the manifest's scenes can be passed on in place of SwiftGen's: the manifest lists each that the source
  /// passes on, and no code names the type.
  private var passesListedScenes: Bool {
    !context.namesSceneTypes
      && tree.nodes(.memberAccess).compactMap(source.path).allSatisfy { path in
        guard path.count == 3, let scene = SceneReference(path + ["instantiate"], context) else { return true }
        return (try? scene.accessor(in: context)) != nil || context.swiftGenStoryboard(path[1]) == nil
          || ["storyboard", "storyboardName"].contains(path[2])
      }
  }

  /// The storyboard of `StoryboardScene.Main.storyboard`, its name, or the identifier of a scene; `nil` for other
  /// constants.
  private func storyboardOfSwiftGen(_ path: [String]) throws(Reason) -> String? {
    guard let storyboard = context.swiftGenStoryboard(path[1]) else { return nil }
    switch (path.count, path.last) {
    case (3, "storyboard"): return try self.storyboard(named: storyboard)
    case (3, "storyboardName"): return quoted(storyboard)
    case (4, "identifier"):
      guard let scene = SceneReference([path[0], path[1], path[2], "instantiate"], context) else { return nil }
      return try scene.accessor(in: context).identifier.map(quoted)
    default: return nil
    }
  }
}
