import SourceDeclarations

/// Writes names for what is left out of an app: its types, and those of their members that other sources mention.
///
/// A function without a result does nothing but say so. Anything else stops, because no value can be right.
struct AppShims {
  /// The source; `nil` if the kept sources mention nothing of what is left out.
  private(set) var text: String?

  private let set: SourceSet
  /// The words of the sources that are kept.
  private var words: Set<String> = []
  /// The types that are there with the shims.
  private var types: Set<String> = []

  init(_ set: SourceSet, kept: [Int]) {
    self.set = set
    for file in kept {
      let stream = set.sources[file].stream
      for token in stream.tokens where token.kind == .word { words.insert(stream.text(in: token.range)) }
      types.formUnion(set.sources[file].declared.types.filter { $0.kind != .extension }.map(\.name))
    }
    let others = set.sources.indices.filter { !kept.contains($0) && set.sources[$0].isUnderstood }
    let declared = others.flatMap { set.sources[$0].declared.types }
      .filter { $0.enclosing == nil && !$0.isLocal && !$0.modifiers.contains(.private) }
    let needed = declared.filter { $0.kind != .extension && words.contains($0.name) && !types.contains($0.name) }
    types.formUnion(needed.map(\.name))
    var written: Set<String> = []
    let parts =
      needed.filter { written.insert($0.name).inserted }.map { shim(of: $0, declared) }
      + extensions(declared.filter { $0.kind == .extension && !written.contains($0.name) })
    guard !parts.isEmpty else { return }
    text = Self.header + parts.joined(separator: "\n")
  }

  private static let header = """
    // Names of what was left out of the app, as far as the other sources use it. Edit this file: write what a test
    // needs.
    import UIKit

    /// Says that something was called that was left out.
    private func leftOut(_ name: String) { print("\\(name) was left out; its shim does nothing") }


    """

  // MARK: - Types

  private func shim(of type: TypeDeclaration, _ all: [TypeDeclaration]) -> String {
    let parts = [type] + all.filter { $0.kind == .extension && $0.name == type.name }
    var inherited = type.inherited.map(\.name).filter(isKnown)
    if type.kind == .class, inherited.isEmpty { inherited = ["NSObject"] }
    if type.kind == .protocol { inherited = type.inherited.map(\.name).contains("AnyObject") ? ["AnyObject"] : [] }
    let bases = type.kind == .class ? Array(inherited.prefix(1)) : type.kind == .protocol ? inherited : enumBase(type)
    let heading = "\(type.kind.rawValue) \(type.name)\(bases.isEmpty ? "" : ": \(bases.joined(separator: ", "))") {\n"
    let cases = type.cases.isEmpty ? "" : "  case \(type.cases.joined(separator: ", "))\n"
    let members = members(of: parts, in: type)
    return heading + cases + members + "}\n"
  }

  private func enumBase(_ type: TypeDeclaration) -> [String] {
    guard type.kind == .enum, let first = type.inherited.first?.name, ["String", "Int"].contains(first) else {
      return []
    }
    return [first]
  }

  private func extensions(_ extensions: [TypeDeclaration]) -> [String] {
    var texts: [String] = []
    for name in Set(extensions.map(\.name)).sorted() where isKnown(name) {
      let parts = extensions.filter { $0.name == name }
      guard let first = parts.first else { continue }
      let members = members(of: parts, in: first)
      if !members.isEmpty { texts.append("extension \(name) {\n\(members)}\n") }
    }
    return texts
  }

  // MARK: - Members

  private func members(of parts: [TypeDeclaration], in type: TypeDeclaration) -> String {
    var seen: Set<String> = []
    var lines: [String] = []
    for part in parts {
      for property in part.properties where isVisible(property.modifiers) && words.contains(property.name) {
        if seen.insert(property.name).inserted, let line = line(of: property, in: type) { lines.append(line) }
      }
      for method in part.methods where isVisible(method.modifiers) {
        guard method.kind == .initializer || words.contains(method.baseName) else { continue }
        if seen.insert(method.name).inserted, let line = line(of: method, in: type) { lines.append(line) }
      }
    }
    return lines.map { "  \($0)\n" }.joined()
  }

  private func isVisible(_ modifiers: Modifiers) -> Bool {
    modifiers.isDisjoint(with: [.private, .fileprivate, .override])
  }

  private func line(of property: PropertyDeclaration, in type: TypeDeclaration) -> String? {
    guard let written = property.type, isKnown(type: written) else { return nil }
    let isStatic = property.isTypeMember ? "static " : ""
    if type.kind == .protocol { return "\(isStatic)var \(property.name): \(written.text) { get set }" }
    let isOptional =
      !written.flags.isDisjoint(with: [.optional, .implicitlyUnwrapped]) && !written.flags.contains(.array)
    if isOptional, type.kind != .extension, type.kind != .enum {
      return "\(isStatic)var \(property.name): \(written.text)"
    }
    let name = "\(type.name).\(property.name)"
    return "\(isStatic)var \(property.name): \(written.text) { get { fatalError(\"\(name) was left out\") } set {} }"
  }

  private func line(of method: MethodDeclaration, in type: TypeDeclaration) -> String? {
    guard method.parameters.allSatisfy({ $0.type.map(isKnown(type:)) ?? false }),
      method.returnType.map(isKnown(type:)) ?? true
    else { return nil }
    let parameters = method.parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : "\(parameter.label ?? "_") "
      return "\(label)\(parameter.name): \(parameter.type?.text ?? "Any")"
    }
    let list = "(\(parameters.joined(separator: ", ")))"
    let effects = (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
    if method.kind == .initializer { return initializer(list + effects, of: method, in: type) }
    let result = method.returnType.map { " -> \($0.text)" } ?? ""
    let heading = (method.isTypeMember ? "static " : "") + "func \(method.baseName)\(list)\(effects)\(result)"
    if type.kind == .protocol { return heading }
    let name = "\(type.name).\(method.name)"
    let isEmpty = ["", "Void", "()"].contains(method.returnType?.text ?? "")
    return heading + (isEmpty ? " { leftOut(\"\(name)\") }" : " { fatalError(\"\(name) was left out\") }")
  }

  /// Only structs need their initializers: those of classes call the superclass's.
  private func initializer(_ list: String, of method: MethodDeclaration, in type: TypeDeclaration) -> String? {
    switch type.kind {
    case .struct, .enum: "init\(list) { fatalError(\"\(type.name).\(method.name) was left out\") }"
    case .class where type.inherited.isEmpty || type.inherited.first?.name == "NSObject":
      method.parameters.isEmpty ? nil : "init\(list) { fatalError(\"\(type.name).\(method.name) was left out\") }"
    default: nil
    }
  }

  // MARK: - Names

  private static let common: Set<String> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool",
    "String", "Substring", "Character", "Void", "Any", "AnyObject", "Array", "Dictionary", "Set", "Optional", "Result",
    "Error", "Never", "Self", "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Comparable", "Sendable",
    "escaping", "inout", "some", "any", "autoclosure", "Range", "ClosedRange", "CustomStringConvertible",
  ]

  private func isKnown(_ name: String) -> Bool {
    if types.contains(name) || Self.common.contains(name) || KnownModules.namesOfFoundation.contains(name) {
      return true
    }
    let start = name.prefix(3)
    return start.count == 3 && ["UI", "NS", "CG", "CA"].contains(String(start.prefix(2)))
      && start.last?.isUppercase ?? false
  }

  private func isKnown(type: WrittenType) -> Bool {
    let words = type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    // Labels of a function's parameters begin in lower case.
    return words.allSatisfy { $0.first?.isLowercase ?? false || isKnown($0) }
  }
}
