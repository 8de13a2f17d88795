import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Views that are registered and dequeued by their class, as Reusable does.
struct ReusableCalls: CallSiteKind {
  let site: CallSite

  private static let methods: Set<String> = [
    "register", "dequeueReusableCell", "dequeueReusableSupplementaryView", "dequeueReusableHeaderFooterView",
  ]

  func rewriting() throws(Reason) -> Rewriting? {
    guard context.spellings.contains(.reusable) else { return nil }
    if site.method == "dequeueReusableHeaderFooterView", site.labels.isEmpty { return try header() }
    guard let (name, parentheses, first) = site.plainCall(of: Self.methods) else { return nil }
    // The app's own methods may use other identifiers than Reusable's.
    if site.labels != ["_"], context.declaresForLists(site.method) { return nil }
    switch (site.method, site.labels) {
    case ("register", ["cellType"]), ("register", ["headerFooterViewType"]),
      ("register", ["supplementaryViewType", "ofKind"]):
      let accessor = try accessor(for: tree.nameOfType(first))
      guard accessor.isRegisteredByCode else { throw Reason("the storyboard registers \(accessor.className)") }
      guard !source.hasComment(in: tree.tokens(parentheses)) else { throw .comment }
      let edits = [(tree.stream[name].range, accessor.registerName), (tree.bytes(parentheses), "()")]
      return Rewriting(accessor: accessor.registerName, edits: edits)
    case ("dequeueReusableCell", ["for"]), ("dequeueReusableCell", ["for", "cellType"]),
      ("dequeueReusableSupplementaryView", ["ofKind", "for"]),
      ("dequeueReusableSupplementaryView", ["ofKind", "for", "viewType"]):
      let dequeued = try DequeuedType(call, source)
      let accessor = try accessor(for: dequeued.name)
      return Rewriting(
        accessor: accessor.dequeueName,
        edits: [(tree.stream[name].range, accessor.dequeueName)] + dequeued.edits
      )
    case ("dequeueReusableHeaderFooterView", ["_"]):
      let accessor = try accessor(for: tree.nameOfType(first))
      guard !source.hasComment(in: tree.tokens(parentheses)) else { throw .comment }
      let use = try ResultUse(of: call.node, .optional, source)
      return Rewriting(
        accessor: accessor.dequeueName,
        edits: [(tree.stream[name].range, accessor.dequeueName), (tree.bytes(parentheses), "()")] + use.edits
      )
    default: return nil
    }
  }

  /// `let header: LetterHeader? = list.dequeueReusableHeaderFooterView()`
  private func header() throws(Reason) -> Rewriting? {
    guard let name = site.name, call.trailingClosures.isEmpty, !context.declaresForLists(site.method),
      let expected = source.expectedType(of: call.node), !expected.isCast
    else { return nil }
    let accessor = try accessor(for: expected.name)
    let use = try ResultUse(of: call.node, .optional, source)
    return Rewriting(
      accessor: accessor.dequeueName,
      edits: [(tree.stream[name].range, accessor.dequeueName)] + use.edits
    )
  }

  static func otherIdentifier(_ type: String) -> Reason {
    Reason("reuseIdentifier of the app has another identifier for \(type) than the manifest; write it there")
  }

  /// The element kind that the call states; `nil` if it states none, or one that isn't known.
  private var kind: String? {
    let index = site.labels.firstIndex(of: "ofKind")
    return index.flatMap { call.arguments[$0].value }.flatMap { context.elementKind($0, in: source) }
  }

  private func accessor(for type: String?) throws(Reason) -> RecycledAccessor {
    guard let type, type.first?.isUppercase ?? false else { throw .unknownClass }
    // Reusable's identifier is the class's name, which isn't that of an entry of UIKit's own class.
    let isOfUIKit = TypeName(type)?.isOfUIKit ?? false
    let found = isOfUIKit ? [] : context.recycled(ofClass: type)
    guard !found.isEmpty else { throw context.unlisted(type, at: call.node, in: source) }
    // A class that is listed several times has the identifier of one of its entries.
    let own = found.count > 1 ? found.filter(\.conforms) : found
    guard let only = own.first, own.count == 1 else {
      throw Reason("the manifest lists several views of the class \(type); call the accessor of one of them")
    }
    guard context.statesIdentifier(of: only, type) else { throw Self.otherIdentifier(type) }
    guard kind.map({ only.role == .supplementary(kind: $0) }) ?? true else {
      throw Reason("the manifest lists \(type) with another kind; correct \"kind\" of its entry")
    }
    return only
  }
}

/// The class of a dequeued view, which an argument, a cast or the variable names, and the edits that leave it to the
/// accessor.
private struct DequeuedType {
  private(set) var name: String?
  private(set) var edits: [Replacement] = []

  init(_ call: Call, _ source: MigrationSource) throws(Reason) {
    try removeArguments(of: call, source)
    guard name == nil, let expected = source.expectedType(of: call.node), !expected.isChecked else { return }
    name = expected.name
    edits += try expected.edits(after: call.node, source)
  }

  /// Removes all arguments but the index path.
  private mutating func removeArguments(of call: Call, _ source: MigrationSource) throws(Reason) {
    let tree = source.tree
    guard let parentheses = call.parentheses,
      let path = call.arguments.first(where: { $0.label.map { tree.stream.is($0, "for") } ?? false })
    else { return }
    guard call.arguments.count > 1 else { return }
    guard !source.hasComment(in: tree.tokens(parentheses)) else { throw .comment }
    let (inner, own) = (tree.bytes(parentheses), tree.bytes(path.node))
    edits = [(inner.lowerBound + 1..<own.lowerBound, ""), (own.upperBound..<inner.upperBound - 1, "")]
    guard let last = call.arguments.last, last.node != path.node else { return }
    name = last.value.flatMap(tree.nameOfType)
  }
}
