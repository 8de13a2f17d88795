import ReuseGenDeclarations

/// The actions that each class lists.
struct ActionTables {
  typealias Reference = Declarations.Reference

  private let set: SourceSet
  /// The indices of listed methods, by the class or extension that declares them.
  private var listed: [Reference: Set<Int>] = [:]
  /// The names of listed methods, by class.
  private var names: [String: Set<String>] = [:]
  /// The listed methods of protocols. An object answers whether it has one, even if no control can call it.
  private var requirements: [Reference: Set<Int>] = [:]
  /// The selectors that protocols give methods, where they differ from the methods' own.
  private var selectors: [Reference: [Int: String]] = [:]

  /// Collects the methods that are exposed to Objective-C.
  init(_ set: SourceSet) {
    self.set = set
    // Each class is looked up once, however many declarations and extensions it has.
    var requirements: [String: ObjectiveCRequirements] = [:]
    for reference in set.references where set[reference].kind == .class || set[reference].kind == .extension {
      let type = set[reference]
      for (index, method) in type.methods.enumerated() {
        let isExposed = method.attributes.contains { ["IBAction", "IBSegueAction", "objc"].contains($0.name) }
        if isExposed || type.exposesMembers { select(index, of: reference) }
      }
      guard let name = set.className(of: reference) else { continue }
      let required = requirements[name] ?? ObjectiveCRequirements(of: name, in: set)
      requirements[name] = required
      select(required, of: reference)
    }
  }

  /// Lists the methods that satisfy a protocol with `@objc`: Swift exposes them to Objective-C without an attribute.
  private mutating func select(_ required: ObjectiveCRequirements, of reference: Reference) {
    if required.selectors.isEmpty { return }
    for (index, method) in set[reference].methods.enumerated() {
      guard let selector = required.selectors[method.name] else { continue }
      select(index, of: reference, isRequirement: true)
      if selector != method.selector { selectors[reference, default: [:]][index] = selector }
    }
  }

  /// Lists a method, which `#selector` names, as its own or as a protocol's.
  mutating func select(_ index: Int, of reference: Reference, isRequirement: Bool = false) {
    let method = set[reference].methods[index]
    if isRequirement { requirements[reference, default: []].insert(index) }
    guard !method.isTypeMember, method.kind == .method else { return }
    listed[reference, default: []].insert(index)
    if let name = set.className(of: reference) { names[name, default: []].insert(method.name) }
  }

  /// The expression of an action; `nil` for a method that no control, timer, notification or segue can call.
  func action(_ method: MethodDeclaration, of className: String, selector: String? = nil) -> String? {
    let isSegueAction = method.attributes.contains("IBSegueAction")
    guard method.parameters.count <= (isSegueAction ? 3 : 2), !method.isAsync else { return nil }
    var parameters = ["object: \(SwiftName.type(className))"]
    var arguments: [String] = []
    for (parameter, name) in zip(method.parameters, ["first", "second", "third"]) {
      guard let type = parameter.type, !type.flags.contains(.function), !type.text.hasPrefix("inout "),
        !type.text.hasSuffix("...")
      else { return nil }
      let isUnwrapped = type.flags.contains(.implicitlyUnwrapped)
      parameters.append("\(name): \(isUnwrapped ? "\(type.text.dropLast())?" : type.text)")
      arguments.append((parameter.label.map { "\(SwiftName.label($0)): " } ?? "") + name)
    }
    let discarded = !isSegueAction && (!method.returnsNothing || method.isThrowing) ? "_ = " : ""
    let call = "\(discarded)\(method.isThrowing ? "try? " : "")object.\(SwiftName.quoted(method.baseName))"
    return
      "KeyedAction(\(isSegueAction ? "segueAction: " : "")\(SwiftName.literal(selector ?? method.selector))) { "
      + "(\(parameters.joined(separator: ", "))) in \(call)(\(arguments.joined(separator: ", "))) }"
  }

  /// Adds the tables to the classes.
  func write(to draft: inout PortDraft) {
    var lists = KeyedLists(property: "keyedActions", element: "KeyedAction", change: "list actions")
    for reference in set.references.sorted(by: { ($0.file, $0.type) < ($1.file, $1.type) }) {
      guard let indices = listed[reference], let name = set.className(of: reference),
        let body = set.classBody(name, preferring: reference.file),
        !set.declares("keyedActions", inClass: name)
      else { continue }
      let outer = set[set[reference].kind == .class ? reference : body].conditions
      var entries: [String] = []
      for index in indices.sorted() {
        guard let entry = entry(index, in: reference) else { continue }
        if set.isUnconditional(set[reference].methods[index].conditions, within: outer) {
          entries.append(entry)
        } else if let list = conditionalList(of: entry, index, in: reference, body, &draft) {
          lists.add(list: list, to: body)
        }
      }
      guard !entries.isEmpty else { continue }
      let list = "[\(entries.joined(separator: ", "))]"
      let isVisible = reference.file == body.file && (reference == body || !set[reference].isLocal)
      lists.add(list: isVisible ? list : addOwnList(list, to: reference, &draft), to: body)
    }
    lists.write(to: &draft)
  }

  private func entry(_ index: Int, in reference: Reference) -> String? {
    let type = set[reference]
    let method = type.methods[index]
    if isInherited(method, of: reference) { return nil }
    let isRequirement = requirements[reference]?.contains(index) ?? false
    let selector = selectors[reference]?[index] ?? method.selector
    return action(method, of: type.kind == .class ? type.name : type.fullName, selector: selector)
      ?? (isRequirement ? "KeyedAction(\(SwiftName.literal(selector)))" : nil)
  }

  /// Lists an action that is declared under a condition, such as `#if DEBUG`, beside it. Where the condition isn't met,
  /// the list of the protocol's extension is used, which is empty.
  private func conditionalList(
    of entry: String,
    _ index: Int,
    in reference: Reference,
    _ body: Reference,
    _ draft: inout PortDraft
  ) -> String? {
    let method = set[reference].methods[index]
    guard !set[body].isLocal else {
      let name = method.name
      draft.warn(
        "\(name) isn't listed as an action, because it is declared under a condition in a class of a function",
        at: method.nameOffset,
        in: reference.file
      )
      return nil
    }
    let name = "keyedActionsOf\(set.nameOfFile(reference.file))\(reference.type)At\(index)"
    let list = "; @MainActor \(access(in: reference))static var \(name): [KeyedAction] { [\(entry)] }"
    draft.insert(list, at: method.range.upperBound, in: reference.file, "list actions")
    let standard = "extension KeyedActions { @MainActor static var \(name): [KeyedAction] { [] } }"
    draft.addDeclaration(standard, after: body, "list actions")
    return name
  }

  /// The access of a list that another file may use.
  private func access(in reference: Reference) -> String {
    set[reference].modifiers.isHidden ? "internal " : ""
  }

  /// Whether a class above lists the method that this one overrides.
  private func isInherited(_ method: MethodDeclaration, of reference: Reference) -> Bool {
    guard method.modifiers.contains(.override), let name = set.className(of: reference) else { return false }
    return set.ancestors(of: name).contains { names[$0]?.contains(method.name) ?? false }
  }

  /// An extension in another file lists its actions by itself, so that they may be private.
  private func addOwnList(_ list: String, to reference: Reference, _ draft: inout PortDraft) -> String {
    let name = "keyedActionsOf\(set.nameOfFile(reference.file))\(reference.type)"
    draft.addMember(
      "@MainActor \(access(in: reference))static var \(name): [KeyedAction] { \(list) }",
      to: reference,
      "list actions"
    )
    return name
  }
}
