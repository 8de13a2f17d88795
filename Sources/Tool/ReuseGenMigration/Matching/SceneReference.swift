import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The scene that a call makes, and how the code uses it.
struct SceneReference {
  enum Identifier {
    case initial
    case named(NameReference)
    /// A constant of SwiftGen.
    case swiftgen(String)
  }

  enum Storyboard {
    case named(NameReference)
    /// A type of SwiftGen.
    case swiftgen(String)
  }

  let storyboard: Storyboard
  let identifier: Identifier
  private(set) var use: ResultUse
  /// Whether the code does with R.swift's optional what it can't do with the scene itself.
  private(set) var isKeptOptional = false
  /// The edits that remove what only this call uses.
  let removed: [Replacement]

  // MARK: - instantiateViewController

  /// `nil`: the call makes no scene.
  init?(_ call: Call, _ source: MigrationSource, _ context: MigrationContext) throws(Reason) {
    let tree = source.tree
    guard let member = tree.member(call.callee), let base = member.base else { return nil }
    let hasCreator: Bool
    switch (tree.stream.text(member.name), tree.labels(call.arguments)) {
    case ("instantiateViewController", ["withIdentifier"]), ("instantiateViewController", ["identifier"]),
      ("instantiateViewController", ["withResource"]):
      hasCreator = !call.trailingClosures.isEmpty
    case ("instantiateViewController", ["identifier", "creator"]), ("instantiateInitialViewController", ["creator"]):
      hasCreator = true
    case ("instantiateInitialViewController", []): hasCreator = !call.trailingClosures.isEmpty
    default: return nil
    }
    guard let found = NamedStoryboard(base, source, context) else { throw .unknownStoryboard }
    let name = found.name
    storyboard = .named(name)
    var isOfR = name.isRswift && source.path(of: base)?.first == "R"
    if tree.stream.is(member.name, "instantiateInitialViewController") {
      identifier = .initial
    } else {
      guard let value = call.arguments.first?.value else { throw .unknownScene }
      if let path = source.path(of: value), let scene = SceneReference(constant: path, context) {
        identifier = scene.identifier
        // R.swift's constant of a scene has its class.
        isOfR = isOfR || path.count == 4 && path[0] == "R"
      } else {
        guard let text = context.text(of: value, in: source) else { throw .unknownScene }
        identifier = .named(.text(text))
      }
    }
    let unwrapped: [SyntaxKind] = isOfR ? [.sequence] : [.sequence, .binding]
    let node = identifier.isInitial ? Self.unwrapped(call.node, tree, unwrapped) : call.node
    let isOptional = identifier.isInitial || tree.isOptionalChain(base)
    if hasCreator, !isOptional {
      use = ResultUse()
    } else if isOfR || hasCreator {
      (use, isKeptOptional) = Self.use(ofOptional: node, source)
    } else {
      use = try ResultUse(of: node, source, mayStay: !isOptional || node != call.node, isOptional: isOptional)
    }
    removed =
      (found.constant.map(source.removal) ?? [])
      + (node == call.node ? [] : [(tree.bytes(call.node).upperBound..<tree.bytes(node).upperBound, "")])
  }

  /// `instantiateInitialViewController()!`, which is cast, assigned or kept in a constant.
  ///
  /// - Parameter kinds: The kinds of nodes around it for which this is so.
  private static func unwrapped(
    _ node: SyntaxTree.Node,
    _ tree: SyntaxTree,
    _ kinds: [SyntaxKind]
  ) -> SyntaxTree.Node {
    guard let parent = tree.parent(node), tree.kind(parent) == .forcedUnwrapping, let around = tree.parent(parent),
      kinds.contains(tree.kind(around))
    else { return node }
    return parent
  }

  // MARK: - R.swift and SwiftGen

  /// `R.storyboard.main.login()` or `StoryboardScene.Main.login.instantiate()`, of which a constant may hold the start;
  /// `nil` for other calls.
  init?(constant call: Call, _ source: MigrationSource, _ context: MigrationContext) throws(Reason) {
    guard let path = source.heldPath(of: call.callee), var scene = SceneReference(path, context) else { return nil }
    let labels = source.tree.labels(call.arguments)
    guard labels.isEmpty && call.trailingClosures.count < 2 || labels == ["creator"] && call.trailingClosures.isEmpty
    else { throw Self.extended(by: "\(path[path.count - 1])(\(labels.map { "\($0):" }.joined()))") }
    if path[0] == "R" {
      (scene.use, scene.isKeptOptional) = Self.use(ofOptional: call.node, source)
    } else if path.last == "viewController" {
      scene.use = try ResultUse(of: call.node, source, mayStay: true)
    }
    self = scene
  }

  /// The use of R.swift's optional, which stays one where the code handles `nil`.
  private static func use(ofOptional node: SyntaxTree.Node, _ source: MigrationSource) -> (ResultUse, Bool) {
    guard let use = try? ResultUse(of: node, .optional, source) else { return (ResultUse(), true) }
    return (use, false)
  }

  /// Why a call of a member stays that the app adds to the other tool's types.
  static func extended(by member: String) -> Reason {
    Reason("the app's own \(member) extends the other tool's type; declare it for the controller, and call it on that")
  }

  /// `StoryboardScene.Main.login.instantiate` or `R.storyboard.main.login`, called or not; also
  /// `StoryboardScene.Main.instantiateLogin` and `StoryboardScene.Main.loginScene.viewController` of SwiftGen 4.
  init?(_ path: [String], _ context: MigrationContext) {
    if context.spellings.contains(.swiftgen), path.first == "StoryboardScene", path.count > 2 {
      storyboard = .swiftgen(path[1])
      switch (path.count, path[2], path.last) {
      case (4, "initialScene", "instantiate"), (3, "initialViewController", _): identifier = .initial
      case (4, let name, "instantiate"): identifier = .swiftgen(name)
      case (4, let name, "viewController") where name.hasSuffix("Scene"):
        identifier = .swiftgen(String(name.dropLast("Scene".count)))
      case (3, let name, _) where name.hasPrefix("instantiate"):
        identifier = .swiftgen(String(name.dropFirst("instantiate".count)))
      default: return nil
      }
    } else if path.count == 4, context.spellings.contains(.rswift), path[0] == "R", path[1] == "storyboard" {
      storyboard = .named(.rswift(path[2]))
      identifier = path[3] == "instantiateInitialViewController" ? .initial : .named(.rswift(path[3]))
    } else {
      return nil
    }
    use = ResultUse()
    removed = []
  }

  /// A constant for a scene or its identifier: `R.storyboard.main.login`, `StoryboardScene.Main.login.identifier`.
  init?(constant path: [String], _ context: MigrationContext) {
    let isIdentifier = ["identifier", "storyboardIdentifier"].contains(path.last)
    var scene = path
    if isIdentifier { scene.removeLast() }
    if path.first == "StoryboardScene" {
      guard isIdentifier else { return nil }
      scene.append("instantiate")
    }
    self.init(scene, context)
  }

  // MARK: - Accessor

  /// The only accessor of the scene.
  func accessor(in context: MigrationContext) throws(Reason) -> SceneAccessor {
    let ofStoryboard = context.scenes.filter { storyboard.names($0.storyboard) }
    var listed = ofStoryboard.filter { identifier.names($0.identifier) }
    // The scene that a storyboard starts with may be listed by its identifier alone.
    if listed.isEmpty, identifier.isInitial { listed = ofStoryboard.filter(\.isInitial) }
    guard !listed.isEmpty else { throw Reason("the manifest doesn't list \(self)", isUnlisted: true) }
    guard let type = use.className else {
      guard let only = listed.first, listed.count == 1 else { throw Reason("the manifest lists \(self) several times") }
      return only
    }
    let matching = listed.filter { $0.className.isSameType(type) }
    guard let only = matching.first, matching.count == 1 else {
      throw Reason("the manifest lists \(self) with another class than \(type)")
    }
    return only
  }
}

extension SceneReference: CustomStringConvertible {
  var description: String {
    let container =
      switch storyboard {
      case .named(let name): "\(name)"
      case .swiftgen(let name): name
      }
    return switch identifier {
    case .initial: "the initial scene of \(container)"
    case .named(let name): "the scene \(name) of \(container)"
    case .swiftgen(let name): "the scene \(name) of \(container)"
    }
  }
}

extension SceneReference.Storyboard {
  fileprivate func names(_ text: String) -> Bool {
    switch self {
    case .named(let name): name.names(text)
    case .swiftgen(let name): SwiftGenName.type(of: text) == name
    }
  }
}

extension SceneReference.Identifier {
  fileprivate var isInitial: Bool { if case .initial = self { true } else { false } }

  fileprivate func names(_ text: String?) -> Bool {
    switch self {
    case .initial: text == nil
    case .named(let name): text.map(name.names) ?? false
    // Version 4 writes the first letter of the name after "instantiate" as a capital.
    case .swiftgen(let name):
      text.map { SwiftGenName.member(of: $0) == name || SwiftGenName.type(of: $0) == name } ?? false
    }
  }
}
