import ReuseGenDeclarations
import ReuseGenSyntax

/// Warns of what needs the Objective-C runtime and has no counterpart.
enum Unsupported: PortEdit {
  static let rows: [PortRow] = []

  private static let names: [String: String] = [
    "NSClassFromString": "looking up a class by its name in Objective-C",
    "class_replaceMethod": "exchanging methods", "method_exchangeImplementations": "exchanging methods",
    "class_addMethod": "adding methods",
    "NSInvocation": "invocations",
  ]

  /// The UIKit properties whose changes the runtime notices.
  private static let geometry: Set<String> = [
    "frame", "bounds", "center", "contentSize", "contentOffset", "contentInset",
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let own = set.references.flatMap { set[$0].properties.filter(ObservableProperties.isObservable).map(\.name) }
    let observable = geometry.union(own)
    for file in set.files {
      let tree = set.sources[file].tree
      for node in tree.nodes(.call) {
        guard let name = tree.callee(node).flatMap(tree.nameOfCallee) else { continue }
        if let (key, token) = observedKey(node, named: name, tree), !observable.contains(key) {
          draft.warn(
            "key-value observing of \(key) needs the Objective-C runtime; call didChangeValue(forKey:) after each change",
            at: tree.stream[token].start,
            in: file
          )
        }
        if let subject = names[tree.stream.text(name)] {
          let message = "\(subject) needs the Objective-C runtime; \(advice)"
          draft.warn(message, at: tree.stream[name].start, in: file)
        }
      }
      if set.sources[file].input.path.hasSuffix("/main.swift") {
        draft.warn("a library has no main.swift; exclude the file", at: 0, in: file)
      }
    }
  }

  /// The last key of the path in `observe(\.view.frame) { … }` or `addObserver(self, forKeyPath: "view.frame", …)`, or
  /// the last name of another expression. Also the token of the name or the label.
  private static func observedKey(
    _ node: SyntaxTree.Node,
    named name: Int,
    _ tree: SyntaxTree
  ) -> (key: String, token: Int)? {
    switch tree.stream.text(name) {
    case "observe":
      guard let path = tree.call(node)?.arguments.first?.value, tree.kind(path) == .keyPath else { return nil }
      return lastKey(path, tree).map { ($0, name) }
    case "addObserver", "removeObserver":
      let arguments = tree.call(node)?.arguments ?? []
      guard let argument = arguments.first(where: { $0.label.map { tree.stream.is($0, "forKeyPath") } ?? false }),
        let label = argument.label
      else { return nil }
      return argument.value.flatMap { lastKey($0, tree) }.map { ($0, label) }
    default: return nil
    }
  }

  private static func lastKey(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> String? {
    let words = tree.tokens(node).filter { tree.stream[$0].kind == .word || tree.stream[$0].kind == .string }
    guard let last = words.last else { return nil }
    return tree.stream.text(last).split { $0 == "." || $0 == "\"" }.last.map { String($0) } ?? ""
  }

  private static let advice = "if it doesn't compile, leave the member out with \"leaveOut\""
}
