import SourceDeclarations

/// Writes names for what is left out of an app: its types, and those of their members that other sources mention.
///
/// A function without a result does nothing but say so. Anything else stops, because no value can be right.
struct AppShims {
  /// The source; `nil` if the kept sources mention nothing of what is left out.
  private(set) var text: String?
  /// The members that the kept sources may use and that no shim has, by their types.
  private(set) var omitted: [String: Set<String>] = [:]

  private let set: SourceSet
  /// The words of the sources that are kept.
  private var words: Set<String> = []
  /// The sources of the types that are left out.
  private var sources: [String: Int] = [:]
  /// The types that are there with the shims.
  private var types: Set<String> = []
  /// The classes that documents name, each with the class of UIKit that an object is without it.
  private let documentClasses: [String: String]

  init(_ set: SourceSet, kept: [Int], documentClasses: [String: String]) {
    self.set = set
    self.documentClasses = documentClasses
    for file in kept {
      let stream = set.sources[file].stream
      for token in stream.tokens where token.kind == .word { words.insert(stream.text(in: token.range)) }
      types.formUnion(set.sources[file].declared.types.filter { $0.kind != .extension }.map(\.name))
    }
    let others = set.sources.indices.filter { !kept.contains($0) && set.sources[$0].isUnderstood }
    for file in others {
      for type in set.sources[file].declared.types where type.kind != .extension { sources[type.name] = file }
    }
    let declared = others.flatMap { set.sources[$0].declared.types }
      .filter { $0.enclosing == nil && !$0.isLocal && !$0.modifiers.contains(.private) }
    let needed = needed(of: declared)
    types.formUnion(needed.map(\.name))
    var written: Set<String> = []
    var parts: [String] = []
    for type in needed where written.insert(type.name).inserted { parts.append(shim(of: type, declared)) }
    parts += extensions(declared.filter { $0.kind == .extension && !written.contains($0.name) })
    guard !parts.isEmpty else { return }
    let body = parts.joined(separator: "\n")
    let mentioned = Set(body.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let modules = Set(Frameworks.namesHere.filter { mentioned.contains($0.key) }.values).union(["UIKit"]).sorted()
    text = Self.introduction + modules.map { "import \($0)\n" }.joined() + Self.header + body
  }

  /// The types that the kept sources or documents name, with the superclasses of those classes.
  private func needed(of declared: [TypeDeclaration]) -> [TypeDeclaration] {
    let missing = declared.filter { $0.kind != .extension && !types.contains($0.name) }
    var names = Set(missing.map(\.name).filter { words.contains($0) || documentClasses[$0] != nil })
    var count = 0
    while count < names.count {
      count = names.count
      let bases = missing.filter { $0.kind == .class && names.contains($0.name) }.compactMap(\.inherited.first?.name)
      names.formUnion(missing.map(\.name).filter(bases.contains))
    }
    return missing.filter { names.contains($0.name) }
  }

  private static let introduction = """
    // Names of what was left out of the app, as far as the other sources and the documents use it. Edit this file:
    // write what a test needs.

    """

  private static let header = """

    /// Says that something was called that was left out.
    private func leftOut(_ name: String) { print("\\(name) was left out; its shim does nothing") }


    """

  // MARK: - Types

  private mutating func shim(of type: TypeDeclaration, _ all: [TypeDeclaration]) -> String {
    let parts = [type] + all.filter { $0.kind == .extension && $0.name == type.name }
    let bases: [String] =
      switch type.kind {
      case .class: [superclass(of: type, all)] + conformances(of: parts)
      case .protocol: type.inherited.map(\.name).filter { $0 == "AnyObject" }
      default: enumBase(type)
      }
    let heading = "\(type.kind.rawValue) \(type.name)\(bases.isEmpty ? "" : ": \(bases.joined(separator: ", "))") {\n"
    let cases = self.cases(of: type)
    let members = self.members(of: parts, in: type)
    let text = heading + cases + members + awakening(type, bases) + "}\n"
    guard type.kind == .protocol else { return text }
    // The extensions that made other types conform may be left out as well.
    var defaults = type
    defaults.kind = .extension
    let lines = self.members(of: parts, in: defaults)
    return lines.isEmpty ? text : text + "extension \(type.name) {\n\(lines)}\n"
  }

  /// The cases of an enumeration with their values, as far as the types of those are known.
  private mutating func cases(of type: TypeDeclaration) -> String {
    var lines = ""
    for name in type.cases {
      let text = sources[type.name].flatMap { values(ofCase: name, of: type, in: set.sources[$0].stream) } ?? ""
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      if words.allSatisfy({ $0.first?.isLowercase ?? false || isKnown($0) }) {
        lines += "  case \(SwiftName.member(name))\(text)\n"
      } else {
        omitted[type.name, default: []].insert(name)
      }
    }
    return lines
  }

  /// The text in parentheses after the name of a case; `nil` if there is none.
  private func values(ofCase name: String, of type: TypeDeclaration, in stream: TokenStream) -> String? {
    guard let body = type.bodyRange else { return nil }
    for index in 0..<stream.count where body.contains(stream[index].start) && stream.text(index) == name {
      guard stream.is(index - 1, "case") || stream.is(index - 1, ",") else { continue }
      guard stream.is(index + 1, "("), let end = stream[index + 1].partner else { return nil }
      return stream.text(in: stream[index + 1].start..<stream[end].end)
    }
    return nil
  }

  private func superclass(of type: TypeDeclaration, _ all: [TypeDeclaration]) -> String {
    let base = documentClasses[type.name] ?? "NSObject"
    guard let first = type.inherited.first?.name, isKnown(first) else { return base }
    let isProtocol = all.contains { $0.name == first && $0.kind == .protocol }
    return isProtocol || first.hasSuffix("Delegate") || first.hasSuffix("DataSource") ? base : first
  }

  /// The protocols of frameworks that a class can adopt with the members that it has in a shim, and the members that it
  /// needs.
  private static let requirements = Dictionary(
    ProtocolRequirements.table.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (String(words[0].dropLast()), Array(words.dropFirst()))
    }
  ) { first, _ in first }

  private func conformances(of parts: [TypeDeclaration]) -> [String] {
    var names: [String] = []
    let adopted = parts.flatMap(\.inherited).map(\.name)
    for name in adopted where !names.contains(name) {
      guard isKnown(name), let needed = Self.requirements[name] else { continue }
      let methods = parts.flatMap(\.methods).filter { line(of: $0, in: parts[0]) != nil }.map(\.name)
      let properties = parts.flatMap(\.properties).filter { line(of: $0, in: parts[0]) != nil }.map(\.name)
      if needed.allSatisfy((methods + properties).contains) { names.append(name) }
    }
    return names
  }

  /// The members that a shim has for its protocols.
  private func required(by parts: [TypeDeclaration]) -> Set<String> {
    Set(conformances(of: parts).flatMap { Self.requirements[$0] ?? [] })
  }

  /// Lets an object that a document makes say that it is a stand-in.
  private func awakening(_ type: TypeDeclaration, _ bases: [String]) -> String {
    guard type.kind == .class, documentClasses[type.name] != nil, bases.first?.hasPrefix("UI") ?? false else {
      return ""
    }
    return """
        override func awakeFromNib() {
          super.awakeFromNib()
          leftOut(\(SwiftName.literal(type.name)))
        }

      """
  }

  private func enumBase(_ type: TypeDeclaration) -> [String] {
    guard type.kind == .enum, let first = type.inherited.first?.name, ["String", "Int"].contains(first) else {
      return []
    }
    return [first]
  }

  private mutating func extensions(_ extensions: [TypeDeclaration]) -> [String] {
    var texts: [String] = []
    for name in Set(extensions.map(\.name)).sorted() where isKnown(name) {
      let parts = extensions.filter { $0.name == name }
      guard let first = parts.first else { continue }
      let members = self.members(of: parts, in: first)
      if !members.isEmpty { texts.append("extension \(name) {\n\(members)}\n") }
    }
    return texts
  }

  // MARK: - Members

  private mutating func members(of parts: [TypeDeclaration], in type: TypeDeclaration) -> String {
    var seen: Set<String> = []
    var lines: [String] = []
    let required = type.kind == .class ? required(by: parts) : []
    if documentClasses[type.name] != nil {
      let outlets = parts.flatMap(\.properties).filter { $0.attributes.contains("IBOutlet") }
      lines += outlets.filter { seen.insert($0.name).inserted }.map(line(ofOutlet:))
      let actions = parts.flatMap(\.methods).filter { $0.attributes.contains("IBAction") }
      lines += actions.filter { seen.insert($0.name).inserted }.map { line(ofAction: $0, in: type) }
    }
    for part in parts {
      for property in part.properties where isVisible(property.modifiers) {
        guard words.contains(property.name) || required.contains(property.name) else { continue }
        guard seen.insert(property.name).inserted else { continue }
        add(line(of: property, in: type), of: property.name, in: type, to: &lines)
      }
      for method in part.methods where isVisible(method.modifiers) {
        let isInitializer = method.kind == .initializer
        guard isInitializer || words.contains(method.baseName) || required.contains(method.name) else { continue }
        guard seen.insert(method.name).inserted else { continue }
        let line = line(of: method, in: type)
        if isInitializer {
          add(
            line,
            of: Self.initializer(labeled: method.parameters.first.map { $0.label ?? "_" }),
            in: type,
            to: &lines
          )
        } else {
          add(line, of: method.baseName, in: type, to: &lines)
        }
      }
    }
    if type.kind == .struct, !parts.flatMap(\.methods).contains(where: { $0.kind == .initializer }) {
      let label = Self.stored(in: type).first?.name
      add(memberwiseInitializer(of: type), of: Self.initializer(labeled: label), in: type, to: &lines)
    }
    return lines.map { "  \($0)\n" }.joined()
  }

  /// Adds the line of a member, or notes that it is omitted.
  private mutating func add(_ line: String?, of name: String, in type: TypeDeclaration, to lines: inout [String]) {
    if let line { lines.append(line) } else { omitted[type.name, default: []].insert(name) }
  }

  /// How `omitted` names an initializer, by the label of its first argument: `init(title)`.
  static func initializer(labeled label: String?) -> String { "init(\(label ?? ""))" }

  /// The properties that the compiler's initializer sets.
  private static func stored(in type: TypeDeclaration) -> [PropertyDeclaration] {
    type.properties.filter { !$0.isTypeMember && !$0.isComputed && !($0.isConstant && $0.initialValue != nil) }
  }

  /// The initializer that the compiler makes; `nil` if the types of its parameters aren't known.
  private func memberwiseInitializer(of type: TypeDeclaration) -> String? {
    let stored = Self.stored(in: type)
    guard stored.allSatisfy({ property in property.initialValue == nil && property.type.map(isKnown(type:)) ?? false })
    else { return nil }
    let list = stored.map { "\($0.name): \($0.type?.text ?? "Any")" }.joined(separator: ", ")
    return "init(\(list)) { \(stop("\(type.name).init")) }"
  }

  /// Objects of classes that aren't here are what documents make in their place.
  private func line(ofOutlet outlet: PropertyDeclaration) -> String {
    let isCollection = outlet.type?.flags.contains(.array) ?? false
    let text = outlet.type.flatMap { isKnown(type: $0) ? $0.text : nil } ?? (isCollection ? "[NSObject]!" : "NSObject!")
    return "@IBOutlet var \(SwiftName.member(outlet.name)): \(text)"
  }

  private func line(ofAction action: MethodDeclaration, in type: TypeDeclaration) -> String {
    let parameters = action.parameters.map { parameter in
      let label = parameter.label == parameter.name ? "" : "\(parameter.label ?? "_") "
      let type = parameter.type.flatMap { isKnown(type: $0) ? $0.text : nil } ?? "Any"
      return "\(label)\(parameter.name): \(type)"
    }
    let name = "\(SwiftName.member(action.baseName))(\(parameters.joined(separator: ", ")))"
    return "@IBAction func \(name) { leftOut(\(SwiftName.literal("\(type.name).\(action.name)"))) }"
  }

  private func isVisible(_ modifiers: Modifiers) -> Bool {
    modifiers.isDisjoint(with: [.private, .fileprivate, .override])
  }

  private func line(of property: PropertyDeclaration, in type: TypeDeclaration) -> String? {
    guard let written = property.type else { return line(ofUntyped: property, in: type) }
    guard isKnown(type: written) else { return nil }
    let declaration = "\(heading(of: property)): \(written.text)"
    if type.kind == .protocol { return declaration + " { get set }" }
    let isOptional =
      !written.flags.isDisjoint(with: [.optional, .implicitlyUnwrapped]) && !written.flags.contains(.array)
    if isOptional, type.kind != .extension, type.kind != .enum {
      return declaration
    }
    return "\(declaration) { get { \(stop("\(type.name).\(property.name)")) } set {} }"
  }

  /// A property whose type follows from its initial value.
  private func line(ofUntyped property: PropertyDeclaration, in type: TypeDeclaration) -> String? {
    let text: String
    switch property.initialValue {
    case .literal, .nameOfType, .fullNameOfType: text = "String"
    case .call(let name) where isKnown(name) && name.first?.isUppercase ?? false: text = name
    default: return nil
    }
    let value = "{ \(stop("\(type.name).\(property.name)")) }"
    return "\(heading(of: property)): \(text) { get \(value) set {} }"
  }

  private func heading(of property: PropertyDeclaration) -> String {
    "\(property.isTypeMember ? "static " : "")var \(SwiftName.member(property.name))"
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
    let scope = method.isTypeMember ? "static " : ""
    let heading = "\(scope)func \(SwiftName.member(method.baseName))\(list)\(effects)\(result)"
    if type.kind == .protocol { return heading }
    let name = "\(type.name).\(method.name)"
    let isEmpty = ["", "Void", "()"].contains(method.returnType?.text ?? "")
    return heading + (isEmpty ? " { leftOut(\(SwiftName.literal(name))) }" : " { \(stop(name)) }")
  }

  /// Only structs need their initializers: those of classes call the superclass's.
  private func initializer(_ list: String, of method: MethodDeclaration, in type: TypeDeclaration) -> String? {
    switch type.kind {
    case .struct, .enum: "init\(list) { \(stop("\(type.name).\(method.name)")) }"
    case .class where type.inherited.isEmpty || type.inherited.first?.name == "NSObject":
      method.parameters.isEmpty ? nil : "init\(list) { \(stop("\(type.name).\(method.name)")) }"
    default: nil
    }
  }

  /// The call that ends the app where a value would be needed.
  private func stop(_ name: String) -> String { "fatalError(\(SwiftName.literal("\(name) was left out")))" }

  // MARK: - Names

  /// Words in the text of a type that name none.
  private static let keywords: Set<String> = ["escaping", "inout", "some", "any", "autoclosure"]

  private func isKnown(_ name: String) -> Bool {
    types.contains(name) || NamesHere.all.contains(name) || Self.keywords.contains(name)
  }

  private func isKnown(type: WrittenType) -> Bool {
    let words = type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    // Labels of a function's parameters begin in lower case.
    return words.allSatisfy { $0.first?.isLowercase ?? false || isKnown($0) }
  }
}
