import ReuseGenDeclarations
import ReuseGenSyntax

/// Lets code ask for the app's delegate before a test has launched one: on a device there is always one.
enum DelegateOfApp: PortEdit {
  static let rows = [
    PortRow(
      "`UIApplication.shared.delegate`, if the sources declare the app's delegate",
      becomes: "`UIApplication.shared.delegateOfApp(AppDelegate())`"
    )
  ]

  private static let words = WordSet(["delegate"])

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    guard let name = delegate(of: set) else { return }
    for file in set.files {
      let tree = set.sources[file].tree
      for index in words.indices(in: tree.stream) where isRead(index, tree) {
        let replacement = "delegateOfApp(\(name)())"
        draft.replace(tree.stream[index].range, with: replacement, in: file, "make the app's delegate if there is none")
      }
    }
  }

  /// Whether a token is the last name of `UIApplication.shared.delegate`, whose value is asked for.
  private static func isRead(_ name: Int, _ tree: SyntaxTree) -> Bool {
    guard let member = tree.member(tree.innermost(at: name)), let app = member.base.flatMap(tree.member),
      tree.stream.is(app.name, "shared"), let base = app.base, tree.ends(base, with: "UIApplication")
    else { return false }
    return !tree.isAssigned(member.node)
  }

  /// The class of the app's delegate, if it can be made without arguments.
  private static func delegate(of set: SourceSet) -> String? {
    let types = set.files.flatMap { set.sources[$0].declared.types }
    let found = types.filter { type in
      type.kind == .class && type.startsApp && type.inherited.contains { $0.name == "UIApplicationDelegate" }
    }
    guard found.count == 1, let type = found.first else { return nil }
    let initializers = type.methods.filter { $0.kind == .initializer }
    return initializers.isEmpty || initializers.contains(where: \.parameters.isEmpty) ? type.fullName : nil
  }
}
