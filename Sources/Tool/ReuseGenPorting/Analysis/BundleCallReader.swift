import ReuseGenDeclarations
import ReuseGenSyntax

/// Finds what a source asks bundles and languages for.
struct BundleCallReader {
  let tree: SyntaxTree
  /// The names of the properties and functions that the sources declare.
  private let declared: Set<String>
  private let extensions: [TypeDeclaration]

  /// The members of bundles, and the first label of those that are methods.
  static let members: [String: String?] = [
    "infoDictionary": nil, "bundleIdentifier": nil, "preferredLocalizations": nil, "object": "forInfoDictionaryKey",
    "localizedString": "forKey", "url": "forResource", "path": "forResource",
  ]

  init(_ source: ParsedSource, declared: Set<String>) {
    tree = source.tree
    self.declared = declared
    extensions = source.declared.types.filter {
      $0.kind == .extension && ["Bundle", "Foundation.Bundle"].contains($0.name)
    }
  }

  /// The text that replaces a word; `nil` if it stays.
  func replacement(at index: Int) -> String? {
    let node = tree.innermost(at: index)
    let name = tree.stream.text(index)
    switch tree.kind(node) {
    case .memberAccess: return tree.member(node).flatMap { replacement(of: $0, named: name) }
    case .name: return replacement(ofName: node, name)
    case .argument: return name == "format" && isFormat(node) ? "formatOfApp" : nil
    default: return nil
    }
  }

  private func replacement(of member: MemberAccess, named name: String) -> String? {
    switch name {
    case "main": return isMainBundle(member) ? "ofApp()" : nil
    case "Bundle": return isCall(member.node, "for") ? "Bundle.ofApp" : nil
    case "localizedStringWithFormat":
      return member.base.map { tree.ends($0, with: "String") } ?? false ? "localizedStringOfAppWithFormat" : nil
    case "preferredLanguages":
      return member.base.map { tree.ends($0, with: "Locale") } ?? false ? "preferredLanguagesOfApp" : nil
    default:
      guard let label = Self.members[name], label == nil || isCall(member.node, label) else { return nil }
      // Another type of the app's can have a property of the name.
      guard label != nil || !declared.contains(name) || member.base.map(isOfBundle) ?? false else { return nil }
      return name + "OfApp"
    }
  }

  private func replacement(ofName node: SyntaxTree.Node, _ name: String) -> String? {
    switch name {
    case "Bundle": return isCall(node, "for") ? "Bundle.ofApp" : nil
    case "NSLocalizedString":
      let isCalled = tree.parent(node).flatMap(tree.call).map { $0.callee == node && $0.parentheses != nil } ?? false
      return isCalled && !declared.contains(name) ? "localizedStringOfApp" : nil
    default:
      let offset = tree.bytes(node).lowerBound
      guard let label = Self.members[name], label == nil || isCall(node, label),
        extensions.contains(where: { $0.bodyRange?.contains(offset) ?? false })
      else { return nil }
      return name + "OfApp"
    }
  }

  /// Whether an expression is called with a first label.
  private func isCall(_ node: SyntaxTree.Node, _ label: String?) -> Bool {
    guard let call = tree.parent(node).flatMap(tree.call), call.callee == node else { return false }
    return call.arguments.first?.label.map { tree.stream.text($0) } == label
  }

  /// Whether an argument is the first one of `String(format: text, …)`. A literal has no forms for numbers.
  private func isFormat(_ argument: SyntaxTree.Node) -> Bool {
    guard let call = tree.parent(argument).flatMap(tree.parent).flatMap(tree.call),
      tree.ends(call.callee, with: "String"),
      let first = call.arguments.first, first.node == argument, let value = first.value
    else { return false }
    return tree.stream[tree.first(value)].kind == .word
  }

  // MARK: - Bundles

  /// Whether a member `main` is that of bundles: `Bundle.main`, `bundle: .main`, `bundle: Bundle = .main`.
  private func isMainBundle(_ member: MemberAccess) -> Bool {
    if let base = member.base { return tree.ends(base, with: "Bundle") }
    return expectsBundle(member.node)
  }

  /// Whether the code around an expression names a bundle: a label, a type, or another operand.
  private func expectsBundle(_ node: SyntaxTree.Node) -> Bool {
    guard let parent = tree.parent(node) else { return false }
    switch tree.kind(parent) {
    case .argument:
      let label = tree.parent(parent).flatMap { list in tree.arguments(list).first { $0.node == parent }?.label }
      return label.map(hasNameOfBundle) ?? false
    case .binding, .parameter: return tree.child(.type, of: parent).map(isTypeOfBundle) ?? false
    case .sequence:
      return expectsBundle(parent) || tree.children(parent).contains { $0 != node && isBundle($0) }
    default: return false
    }
  }

  private func isTypeOfBundle(_ type: SyntaxTree.Node) -> Bool {
    ["Bundle", "Bundle?", "Foundation.Bundle", "Foundation.Bundle?"].contains(tree.text(type))
  }

  private func hasNameOfBundle(_ token: Int) -> Bool { tree.stream.text(token).hasSuffix("undle") }

  /// Whether the last name of an expression is that of a bundle: `self.bundle`, `Bundle(for: …)`.
  private func isBundle(_ node: SyntaxTree.Node) -> Bool {
    if let call = tree.call(node) { return isBundle(call.callee) }
    return tree.nameOfCallee(node).map(hasNameOfBundle) ?? false
  }

  /// Whether an expression is written as a bundle, or as something of one: `Bundle.main`, `bundle?`.
  private func isOfBundle(_ node: SyntaxTree.Node) -> Bool {
    if isBundle(node) { return true }
    switch tree.kind(node) {
    case .memberAccess: return tree.member(node)?.base.map(isOfBundle) ?? false
    case .call, .optionalChaining, .forcedUnwrapping: return tree.children(node).first.map(isOfBundle) ?? false
    case .tuple: return tree.enclosed(node).map(isOfBundle) ?? false
    default: return false
    }
  }
}
