import ReuseGenDeclarations
import ReuseGenSyntax

/// Spellings of Swift 4.1 and earlier, which UIKit declares as unavailable since.
enum RenamedNames: PortEdit {
  static let rows = [
    PortRow(
      """
      `UITableViewCellStyle`, `UIEdgeInsetsMake(…)`, `.UIKeyboardWillShow`, `childViewControllers`: spellings of \
      Swift 4.1 and earlier, unless the sources declare them
      """,
      becomes: """
        `UITableViewCell.CellStyle`, `UIEdgeInsets(…)`, `UIResponder.keyboardWillShowNotification`, `children`
        """
    )
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let files = set.files.filter { set.formerNames.areMentioned(in: set.sources[$0].stream) }
    for file in files {
      let tree = set.sources[file].tree
      for index in 0..<tree.stream.count {
        if let name = set.formerNames.current(at: index, in: tree.stream) {
          draft.replace(tree.stream[index].range, with: name, in: file, "write \(name) in its current spelling")
        }
      }
      for node in tree.nodes(.call) { call(node, in: file, &draft) }
      for node in tree.nodes(.memberAccess) { member(node, in: file, &draft) }
      let locals = Set(tree.localVariables.map { tree.stream.text($0.name) })
      for node in tree.nodes(.name) where tree.tokens(node).count == 1 {
        let name = tree.first(node)
        if !locals.contains(tree.stream.text(name)) { property(name, in: file, &draft) }
      }
    }
    let mentioning = Set(files)
    for reference in set.references where mentioning.contains(reference.file) { overrides(of: reference, &draft) }
  }

  private static func call(_ node: SyntaxTree.Node, in file: Int, _ draft: inout PortDraft) {
    let set = draft.set
    let tree = set.sources[file].tree
    guard let call = tree.call(node), call.parentheses != nil, call.trailingClosures.isEmpty,
      let name = tree.nameOfCallee(call.callee)
    else { return }
    let base = tree.stream.text(name)
    if tree.kind(call.callee) == .name, let function = set.formerNames.functions[base] {
      return replace(call, by: function, in: file, tree, &draft)
    }
    let labels = tree.labels(call.arguments)
    guard let current = set.formerNames.methods["\(base)(\(labels.map { $0 + ":" }.joined()))"] else { return }
    let change = "write \(current) in its current spelling"
    rename(name, to: current.base, in: file, tree, change, &draft)
    for (argument, label) in zip(call.arguments, current.labels) {
      guard let former = argument.label, let value = argument.value else { continue }
      let range = tree.stream[former].start..<tree.bytes(value).lowerBound
      draft.replaceKeepingLines(range, with: label == "_" ? "" : "\(label): ", in: file, change)
    }
  }

  /// Writes a call of a function as the call of the current one, or as a member of its first argument.
  private static func replace(
    _ call: Call,
    by function: FormerNames.Function,
    in file: Int,
    _ tree: SyntaxTree,
    _ draft: inout PortDraft
  ) {
    let values = call.arguments.compactMap { $0.label == nil ? $0.value.map(tree.bytes) : nil }
    let callee = tree.bytes(call.callee)
    guard values.count == call.arguments.count else { return }
    switch function {
    case .property(let name):
      guard values.isEmpty else { return }
      draft.replaceKeepingLines(tree.bytes(call.node), with: name, in: file, "read \(name)")
    case .call(let name, let labels):
      guard values.count == labels.count else { return }
      draft.replace(callee, with: name, in: file, "call \(name)")
      for (value, label) in zip(values, labels) {
        draft.insert("\(label): ", at: value.lowerBound, in: file, "label the argument")
      }
    case .member(let name, let labels):
      guard values.count == labels.count + 1, let first = values.first else { return }
      draft.remove(callee, in: file, "call \(name)")
      let end = values.dropFirst().first?.lowerBound ?? first.upperBound
      let label = labels.first.map { "\($0): " } ?? ""
      draft.replaceKeepingLines(first.upperBound..<end, with: ").\(name)(\(label)", in: file, "call \(name)")
    }
  }

  private static func member(_ node: SyntaxTree.Node, in file: Int, _ draft: inout PortDraft) {
    let tree = draft.set.sources[file].tree
    guard let member = tree.member(node), member.labels == nil else { return }
    let name = tree.stream.text(member.name)
    if let current = FormerNames.notifications[name], isNotificationName(member.base, tree) {
      let change = "write \(current) in its current spelling"
      return draft.replaceKeepingLines(tree.bytes(node), with: current, in: file, change)
    }
    if let base = member.base.map(tree.text), let current = FormerNames.typeMembers[base]?[name] {
      rename(member.name, to: current, in: file, tree, "write \(current) in its current spelling", &draft)
    }
    property(member.name, in: file, &draft)
  }

  private static func isNotificationName(_ base: SyntaxTree.Node?, _ tree: SyntaxTree) -> Bool {
    guard let base else { return true }
    return ["NSNotification.Name", "Notification.Name"].contains(tree.text(base))
  }

  private static func property(_ name: Int, in file: Int, _ draft: inout PortDraft) {
    let set = draft.set
    let tree = set.sources[file].tree
    guard let current = set.formerNames.properties[tree.stream.text(name)] else { return }
    rename(name, to: current, in: file, tree, "write \(current) in its current spelling", &draft)
  }

  /// Overrides of members have the current name, too.
  private static func overrides(of reference: Declarations.Reference, _ draft: inout PortDraft) {
    let set = draft.set
    let source = set.sources[reference.file]
    let tree = source.tree
    for property in set[reference].properties where property.modifiers.contains(.override) {
      self.property(source.token(at: property.nameOffset), in: reference.file, &draft)
    }
    for method in set[reference].methods where method.modifiers.contains(.override) {
      guard let current = set.formerNames.methods[method.name] else { continue }
      let name = source.token(at: method.nameOffset)
      let change = "write \(current) in its current spelling"
      rename(name, to: current.base, in: reference.file, tree, change, &draft)
      guard let list = tree.declaration(at: name).flatMap({ tree.child(.parameters, of: $0) }) else { continue }
      let parameters = tree.children(list).filter { tree.kind($0) == .parameter }
      for (parameter, label) in zip(parameters, current.labels) {
        guard let former = tree.labelOfParameter(parameter), !tree.stream.is(former, "_") else { continue }
        // A label that is the parameter's name, too, stays its name.
        let text = tree.nameOfParameter(parameter) == former ? "\(label) \(tree.stream.text(former))" : label
        draft.replace(tree.stream[former].range, with: text, in: reference.file, change)
      }
    }
  }

  private static func rename(
    _ token: Int,
    to name: String,
    in file: Int,
    _ tree: SyntaxTree,
    _ change: String,
    _ draft: inout PortDraft
  ) {
    guard tree.stream.text(token) != name else { return }
    draft.replace(tree.stream[token].range, with: name, in: file, change)
  }
}
