import SourceDeclarations

/// Members that only the Objective-C runtime finds: those of `AnyObject`, and the values that a sort descriptor
/// compares.
enum AnyObjectMembers: PortStep {
  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    let owners = MemberOwners(set)
    for file in set.files {
      let stream = set.sources[file].stream
      for use in DynamicMemberReader(set, file).uses { replace(use, in: file, set, owners, &draft) }
      for index in 0..<stream.count where stream.is(index, "NSSortDescriptor") { key(index, in: file, stream, &draft) }
    }
  }

  private static func replace(
    _ use: DynamicMemberUse,
    in file: Int,
    _ set: SourceSet,
    _ owners: MemberOwners,
    _ draft: inout PortDraft
  ) {
    let stream = set.sources[file].stream
    guard let member = use.member else { return wrap(use, in: file, set, &draft) }
    let name = stream.text(member)
    let hasArguments = stream.is(member + 1, "(") && !stream[member + 1].flags.contains(.followsSpace)
    let isCall = hasArguments || use.callMark != nil
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
    if let mark = use.callMark {
      draft.remove(stream[member + 1].range, in: file, "call \(name) without \(mark)")
    }
    if isKnown, use.callMark != "?" || method == nil { return wrap(use, in: file, set, &draft) }
    cast(use, to: method ?? owners[0], in: file, set, &draft)
  }

  /// `(sender as AnyObject).tag` is `DynamicMembers(of: sender as AnyObject).tag`.
  private static func wrap(_ use: DynamicMemberUse, in file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let stream = set.sources[file].stream
    let call = "DynamicMembers(\(use.isUnwrapped ? "unwrapping" : "of"): "
    let start = stream[use.base.lowerBound]
    let change = "find a member of AnyObject"
    if use.isInParentheses {
      draft.replace(start.range, with: call, in: file, change)
    } else {
      draft.replace(start.start..<start.start, with: call, in: file, change)
      let end = stream[use.base.upperBound - 1].end
      draft.replace(end..<end, with: ")", in: file, change)
    }
    draft.addImport("UIKit", ifNotIn: file, of: set)
  }

  /// `(sender as AnyObject).save()` is `(sender as! Screen).save()`.
  private static func cast(
    _ use: DynamicMemberUse,
    to className: String,
    in file: Int,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    let stream = set.sources[file].stream
    let isOptional = use.isUnwrapped || use.callMark == "?"
    let text = "as\(isOptional ? "?" : "!") \(className)"
    let end = stream[use.base.upperBound - 1].end
    let change = "replace AnyObject by \(className)"
    if let cast = use.cast {
      draft.replace(stream[cast.lowerBound].start..<stream[cast.upperBound - 1].end, with: text, in: file, change)
    } else {
      let start = stream[use.base.lowerBound].start
      draft.replace(start..<start, with: "(", in: file, change)
      draft.replace(end..<end, with: " \(text))", in: file, change)
    }
    if isOptional, !use.isUnwrapped { draft.replace(end..<end, with: "?", in: file, change) }
  }

  /// `NSSortDescriptor(key: "name", ascending: true)` is `NSSortDescriptor(valueOfKey: "name", ascending: true)`.
  private static func key(_ index: Int, in file: Int, _ stream: TokenStream, _ draft: inout PortDraft) {
    let open = stream.is(index + 1, ".") && stream.is(index + 2, "init") ? index + 3 : index + 1
    guard stream.is(open, "("), stream.is(open + 1, "key"), stream.is(open + 2, ":") else { return }
    draft.replace(stream[open + 1].range, with: "valueOfKey", in: file, "compare the values of a key")
    draft.addImport("UIKit", to: file)
  }
}
