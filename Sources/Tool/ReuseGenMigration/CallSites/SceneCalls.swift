import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Scenes that are made from their storyboards.
struct SceneCalls: CallSiteKind {
  let site: CallSite

  func rewriting() throws(Reason) -> Rewriting? {
    var found = try SceneReference(call, source, context)
    if found == nil { found = try SceneReference(constant: call, source, context) }
    guard let reference = found else { return nil }
    let accessor = try reference.accessor(in: context)
    let (start, name) = (tree.first(call.callee), "\(context.factory(of: accessor)).instantiate")
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
