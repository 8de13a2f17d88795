import ReuseGenDeclarations
import ReuseGenSyntax

/// Members that only the Objective-C runtime finds: those of `AnyObject`, and the values that a sort descriptor
/// compares.
enum AnyObjectMembers: PortEdit {
  static let rows = [
    PortRow(
      "`(sender as AnyObject).tag`, `sender.tag` of a variable that is `AnyObject`",
      becomes: """
        `DynamicMembers(of: sender as AnyObject).tag`, which finds the member in the classes of UIKit and Foundation \
        that have it
        """
    ),
    PortRow(
      "`(sender as AnyObject).save()`, if one class of the sources declares the member",
      becomes: "`(sender as! Screen).save()`"
    ),
    PortRow(
      "`NSSortDescriptor(key:ascending:)`",
      becomes: "`NSSortDescriptor(valueOfKey:ascending:)`, which finds values as `value(forKey:)` does"
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let owners = MemberOwners(set)
    for file in set.files {
      let tree = set.sources[file].tree
      for use in DynamicMemberReader(context, file).uses { replace(use, in: file, owners, &draft) }
      for node in tree.nodes(.call) { key(node, in: file, tree, &draft) }
    }
  }

  private static func replace(_ use: DynamicMemberUse, in file: Int, _ owners: MemberOwners, _ draft: inout PortDraft) {
    let stream = draft.set.sources[file].stream
    guard let member = use.member else { return wrap(use, in: file, &draft) }
    let name = stream.text(member)
    let isCall = use.isCalled || use.callMark != nil
    let mark = use.callMark.map { stream.text(in: stream[$0].range) }
    let method = isCall ? DynamicMember.methods[name] : nil
    let isKnown = method != nil || !isCall && DynamicMember.properties.contains(name)
    let owners = isKnown ? [] : owners.owners(of: name)
    guard isKnown || owners.count == 1 else {
      let reason = owners.isEmpty ? "isn't known" : "may be \(owners.joined(separator: " or "))"
      return draft.warn(
        "the class that has \(name) \(reason); cast the object to the class",
        at: stream[member].start,
        in: file
      )
    }
    if let token = use.callMark, let mark {
      draft.remove(stream[token].range, in: file, "call \(name) without \(mark)")
    }
    if isKnown, mark != "?" || method == nil { return wrap(use, in: file, &draft) }
    cast(use, to: method ?? owners[0], in: file, &draft)
  }

  /// `(sender as AnyObject).tag` is `DynamicMembers(of: sender as AnyObject).tag`.
  private static func wrap(_ use: DynamicMemberUse, in file: Int, _ draft: inout PortDraft) {
    let stream = draft.set.sources[file].stream
    let call = "DynamicMembers(\(use.isUnwrapped ? "unwrapping" : "of"): "
    let start = stream[use.base.lowerBound]
    let change = "find a member of AnyObject"
    if use.isInParentheses {
      draft.replace(start.range, with: call, in: file, change)
    } else {
      draft.insert(call, at: start.start, in: file, change)
      draft.insert(")", at: stream[use.base.upperBound - 1].end, in: file, change)
    }
    draft.addImport("UIKit", to: file)
  }

  /// `(sender as AnyObject).save()` is `(sender as! Screen).save()`.
  private static func cast(_ use: DynamicMemberUse, to className: String, in file: Int, _ draft: inout PortDraft) {
    let stream = draft.set.sources[file].stream
    let isOptional = use.isUnwrapped || use.callMark.map { stream.is($0, "?") } ?? false
    let text = "as\(isOptional ? "?" : "!") \(className)"
    let end = stream[use.base.upperBound - 1].end
    let change = "replace AnyObject by \(className)"
    if let cast = use.cast {
      draft.replace(stream[cast.lowerBound].start..<stream[cast.upperBound - 1].end, with: text, in: file, change)
    } else {
      draft.insert("(", at: stream[use.base.lowerBound].start, in: file, change)
      draft.insert(" \(text))", at: end, in: file, change)
    }
    if isOptional, !use.isUnwrapped { draft.insert("?", at: end, in: file, change) }
  }

  /// `NSSortDescriptor(key: "name", ascending: true)` is `NSSortDescriptor(valueOfKey: "name", ascending: true)`.
  private static func key(_ node: SyntaxTree.Node, in file: Int, _ tree: SyntaxTree, _ draft: inout PortDraft) {
    guard let callee = tree.callee(node) else { return }
    let member = tree.member(callee)
    let type = member.map { tree.stream.is($0.name, "init") } == true ? member?.base : callee
    guard let name = type.flatMap(tree.nameOfCallee), tree.stream.is(name, "NSSortDescriptor"),
      let label = tree.call(node)?.arguments.first?.label, tree.stream.is(label, "key")
    else { return }
    draft.replace(tree.stream[label].range, with: "valueOfKey", in: file, "compare the values of a key")
    draft.addImport("UIKit", to: file)
  }
}
