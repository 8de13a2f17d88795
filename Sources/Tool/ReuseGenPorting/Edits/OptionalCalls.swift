import ReuseGenDeclarations
import ReuseGenSyntax

/// Calls of optional protocol methods: `delegate?.tableView?(…)`, `delegate.tableView!(…)`. The runtime's protocols,
/// and the app's own, have default implementations instead, so the method exists, and only the object before it may be
/// absent.
enum OptionalCalls: PortEdit {
  static let rows = [
    PortRow(
      "`delegate?.tableView?(…)`, `delegate!.tableView!(…)`",
      becomes: "without the second mark; with `?` the result stays optional"
    )
  ]

  /// The beginnings of the names of UIKit's optional methods.
  private static let prefixes = [
    "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "pickerView",
    "gestureRecognizer", "navigationController", "tabBar", "pageViewController", "splitViewController",
    "presentationController", "adaptivePresentationStyle", "popoverPresentationController", "numberOfSections",
    "sectionIndexTitle", "indexTitles", "indexPathForPreferredFocusedView", "viewForZooming", "searchController",
    "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
    "didDismissSearchController", "imagePickerController", "presentationCount", "presentationIndex", "application",
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let own = ObjectiveCProtocols.optionalNames(in: set)
    for file in set.files {
      let tree = set.sources[file].tree
      for node in tree.nodes(.call) {
        guard let callee = tree.callee(node), isMarked(callee, tree),
          let member = tree.call(node).flatMap({ optionalMember(calledBy: $0, tree) })
        else { continue }
        let name = tree.stream.text(member.name)
        let isOptional = own.contains(name) || prefixes.contains { name.hasPrefix($0) }
        guard isOptional, !set.functionProperties.contains(name),
          !context.implementedMethods.replaces(member.name, in: file)
        else { continue }
        removeMark(after: member, in: file, tree, &draft)
      }
    }
  }

  private static func isMarked(_ callee: SyntaxTree.Node, _ tree: SyntaxTree) -> Bool {
    tree.kind(callee) == .optionalChaining || tree.kind(callee) == .forcedUnwrapping
  }

  /// The member of `object.member?(…)` or `object.member!(…)`.
  private static func optionalMember(calledBy call: Call, _ tree: SyntaxTree) -> MemberAccess? {
    guard let parentheses = call.parentheses,
      !tree.stream[tree.first(parentheses)].flags.contains(.followsSpace),
      let member = tree.children(call.callee).first.flatMap(tree.member), member.labels == nil
    else { return nil }
    return member
  }

  private static func removeMark(after member: MemberAccess, in file: Int, _ tree: SyntaxTree, _ draft: inout PortDraft)
  {
    let stream = tree.stream
    let token = tree.end(member.node)
    let mark = stream.text(in: stream[token].range)
    draft.remove(stream[token].range, in: file, "call \(stream.text(member.name)) without \(mark)")
    // With an exclamation mark the result isn't optional.
    guard mark == "?", let base = member.base, !isOptional(base, tree), !stream.is(tree.first(base), "super") else {
      return
    }
    // The result stays optional.
    draft.insert("Optional(", at: tree.bytes(base).lowerBound, in: file, "keep the result optional")
    draft.insert(")?", at: stream[member.dot].start, in: file, "keep the result optional")
  }

  /// Whether an expression contains optional chaining.
  private static func isOptional(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(node) {
    case .optionalChaining: true
    case .memberAccess, .call, .subscript, .forcedUnwrapping, .specialization:
      tree.children(node).first.map { tree.first($0) == tree.first(node) && isOptional($0, tree) } ?? false
    default: false
    }
  }
}
