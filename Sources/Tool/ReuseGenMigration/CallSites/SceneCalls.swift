import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Scenes that are made from their storyboards.
enum SceneCalls: CallSiteKind {
  static func rewrite(_ site: CallSite) throws(Reason) -> Rewriting? {
    let (call, source, context) = (site.call, site.source, site.context)
    let reference: SceneReference
    if let scene = try SceneReference(call, source, context) {
      reference = scene
    } else if let scene = try SceneReference(constant: call, source, context) {
      reference = scene
    } else {
      return nil
    }
    let accessor = try reference.accessor(in: context)
    return try rewriting(call, reference, accessor, context.factory(of: accessor), source)
  }

  private static func rewriting(
    _ call: Call,
    _ reference: SceneReference,
    _ accessor: SceneAccessor,
    _ factory: String,
    _ source: MigrationSource
  ) throws(Reason) -> Rewriting {
    let tree = source.tree
    let (start, name) = (tree.first(call.callee), "\(factory).instantiate")
    let hasCreator = !call.trailingClosures.isEmpty || tree.labels(call.arguments).contains("creator")
    if hasCreator, reference.isKeptOptional { throw .optional }
    // The creator stays; everything before it is replaced.
    let end: Int
    let text: String
    if let closure = call.trailingClosures.first {
      (end, text) = (tree.first(closure), "\(name) ")
    } else if let creator = call.arguments.first(where: { $0.label.map { tree.stream.is($0, "creator") } ?? false }) {
      (end, text) = (tree.first(creator.node), "\(name)(")
    } else {
      (end, text) = (tree.end(call.node), reference.isKeptOptional ? "Optional(\(name)())" : "\(name)()")
    }
    guard !source.hasComment(in: start..<end) else { throw .comment }
    let last = end == tree.end(call.node) ? tree.bytes(call.node).upperBound : tree.stream[end].start
    return Rewriting(
      accessor: "\(name)()",
      edits: [(tree.stream[start].start..<last, text)] + reference.use.edits(forClass: accessor.className)
        + reference.removed
    )
  }
}
