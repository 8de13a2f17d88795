import ReuseGenBasics
import ReuseGenDeclarations
import ReuseGenSyntax

/// The members of what is left out, as far as the kept sources mention them.
extension AppShims {
  mutating func members(of parts: [Part], in type: TypeDeclaration) -> String {
    var seen: Set<String> = []
    var lines: [String] = []
    let required = [.class, .struct, .enum].contains(type.kind) ? required(by: parts) : []
    if documentClasses[type.name] != nil, type.kind == .class {
      for outlet in parts.flatMap(\.type.properties) where outlet.attributes.contains("IBOutlet") {
        if seen.insert(outlet.name).inserted { lines.append(line(ofOutlet: outlet)) }
      }
      for action in parts.flatMap(\.type.methods) where action.attributes.contains("IBAction") {
        if seen.insert(action.name).inserted { lines.append(line(ofAction: action, in: type)) }
      }
    }
    for part in parts {
      for property in part.type.properties where isVisible(property.modifiers) {
        guard words.contains(property.name) || required.contains(property.name) else { continue }
        // UIKit has one, which the app's hides.
        if ["UIColor", "UIImage"].contains(type.name), AssetSymbol.ofUIKit.contains(property.name) { continue }
        guard seen.insert(property.name).inserted else { continue }
        add(line(of: property, in: type, part.file), of: property.name, in: type, to: &lines)
      }
      for method in part.type.methods where isVisible(method.modifiers) {
        let isInitializer = method.kind == .initializer
        guard isInitializer || words.contains(method.baseName) || required.contains(method.name) else { continue }
        guard seen.insert(method.name).inserted else { continue }
        let label = Self.initializer(labeled: method.parameters.first.map { $0.label ?? "_" })
        let line = line(of: method, in: type, part.file)
        add(line, of: isInitializer ? label : method.baseName, in: type, to: &lines)
      }
    }
    if type.kind == .struct, !parts.flatMap(\.type.methods).contains(where: { $0.kind == .initializer }) {
      let label = Self.stored(in: type).first?.name
      let line = parts.first.flatMap { memberwiseInitializer(of: type, $0.file) }
      add(line, of: Self.initializer(labeled: label), in: type, to: &lines)
    }
    return lines.map { "  \($0)\n" }.joined()
  }

  /// Adds the line of a member, or notes that it is omitted.
  private mutating func add(_ line: String?, of name: String, in type: TypeDeclaration, to lines: inout [String]) {
    if let line, !refused.contains("  \(line)") {
      lines.append(line)
    } else if type.kind == .extension || type.enclosing == nil || !keptTypes.contains(type.name) {
      omitted[type.name.split(separator: ".").last.map(String.init) ?? type.name, default: []].insert(name)
    }
  }

  /// How `omitted` names an initializer, by the label of its first argument: `init(title)`.
  static func initializer(labeled label: String?) -> String { "init(\(label ?? ""))" }

  /// The properties that the compiler's initializer sets.
  private static func stored(in type: TypeDeclaration) -> [PropertyDeclaration] {
    type.properties.filter { !$0.isTypeMember && !$0.isComputed && !($0.isConstant && $0.initialValue != nil) }
  }

  /// The initializer that the compiler makes; `nil` if the types of its parameters aren't known.
  private func memberwiseInitializer(of type: TypeDeclaration, _ file: Int) -> String? {
    var parameters: [String] = []
    for property in Self.stored(in: type) {
      let value = property.initialValue == nil ? nil : literal(of: property, file)
      guard property.initialValue == nil || value != nil, let text = property.type?.text ?? value?.type,
        isKnown(text: text)
      else { return nil }
      let isOptional = !property.isConstant && property.type?.flags.contains(.optional) ?? false
      let standard = value?.text ?? (isOptional ? "nil" : nil)
      parameters.append("\(property.name): \(text)" + (standard.map { " = \($0)" } ?? ""))
    }
    return "init(\(parameters.joined(separator: ", "))) { \(stop("\(type.name).init")) }"
  }

  /// An initial value that consists of a literal, or of an empty collection with its type: `0`, `[String]()`.
  private func literal(of property: PropertyDeclaration, _ file: Int) -> (type: String?, text: String)? {
    let source = set.sources[file]
    let stream = source.stream
    let tokens = source.tokens(in: property.range)
    guard let first = tokens.first(where: { stream.is($0, "=") }).map({ $0 + 1 }), first < tokens.upperBound else {
      return nil
    }
    let end = tokens.first { $0 > first && stream.is($0, "{") } ?? tokens.upperBound
    let text = source.line(first..<end)
    switch stream[first].kind {
    case _ where stream.is(first, "[") && stream[first].partner == end - 3 && stream.is(end - 2, "("):
      return (source.line(first..<end - 2), text)
    case .number where end == first + 1: return (text.contains(".") ? "Double" : "Int", text)
    case .string where end == first + 1 && !text.contains("\n"): return ("String", text)
    case .word where ["true", "false"].contains(text): return ("Bool", text)
    default: return ["nil", "[]", "[:]"].contains(text) ? (nil, text) : nil
    }
  }

  // MARK: - Outlets and actions

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

  // MARK: - Properties

  func line(of property: PropertyDeclaration, in type: TypeDeclaration, _ file: Int) -> String? {
    guard let written = property.type else { return line(ofUntyped: property, in: type, file) }
    guard isKnown(type: written) else { return nil }
    let declaration = "\(heading(of: property, in: type)): \(written.text)"
    if type.kind == .protocol { return "\(declaration) { \(accessors(of: property, file)) }" }
    // In a struct it would be compared and coded with the others.
    let isReadOnly = property.isConstant || property.isComputed && accessors(of: property, file) == "get"
    if written.isOptional, type.kind == .class, !isReadOnly { return declaration }
    let value = written.isOptional ? "nil" : stop("\(type.name).\(property.name)")
    return "\(declaration) { \(isReadOnly ? value : "get { \(value) } set {}") }"
  }

  /// The accessors that a property has, or that a protocol requires: `get`, `get set`.
  private func accessors(of property: PropertyDeclaration, _ file: Int) -> String {
    let source = set.sources[file]
    let tree = source.tree
    guard let binding = tree.binding(at: source.token(at: property.nameOffset)), !tree.has("set", binding) else {
      return "get set"
    }
    return "get"
  }

  /// A property whose type follows from its initial value.
  private func line(ofUntyped property: PropertyDeclaration, in type: TypeDeclaration, _ file: Int) -> String? {
    let text: String
    switch property.initialValue {
    // Classes write it without a type, since a protocol of Recycler has that.
    case _ where property.name == "sceneStoryboard": text = "UIStoryboard"
    case .literal, .nameOfType, .fullNameOfType: text = "String"
    case .bundle: text = "Bundle"
    case .call(let name) where isKnown(text: name) && name.first?.isUppercase ?? false: text = name
    default:
      guard let written = literal(of: property, file)?.type, isKnown(text: written) else { return nil }
      text = written
    }
    let value = "{ \(stop("\(type.name).\(property.name)")) }"
    return "\(heading(of: property, in: type)): \(text) { get \(value) set {} }"
  }

  private func heading(of property: PropertyDeclaration, in type: TypeDeclaration) -> String {
    let scope = access(of: property.modifiers, in: type) + Self.scope(of: property.modifiers, in: type)
    return "\(scope)var \(SwiftName.member(property.name))"
  }

  /// Public declarations stay public, because other public declarations may need it.
  private func access(of modifiers: Modifiers, in type: TypeDeclaration) -> String {
    type.kind == .protocol ? "" : modifiers.publicAccess
  }

  /// The kept subclasses may override a `class` member.
  private static func scope(of modifiers: Modifiers, in type: TypeDeclaration) -> String {
    if modifiers.contains(.class), type.kind == .class { return "class " }
    return modifiers.isDisjoint(with: [.class, .static]) ? "" : "static "
  }

  // MARK: - Methods

  func line(of method: MethodDeclaration, in type: TypeDeclaration, _ file: Int) -> String? {
    guard let signature = signature(at: method.nameOffset, in: file, type) else { return nil }
    let name = "\(type.name).\(method.name)"
    if method.kind == .initializer { return initializer(signature, of: method, in: type) }
    let attributes = ["IBAction", "objc", "discardableResult"].filter { attribute in
      method.attributes.contains(attribute) && type.kind != .protocol
    }
    let isMutating = method.modifiers.contains(.mutating) && type.kind != .class
    let scope =
      access(of: method.modifiers, in: type) + Self.scope(of: method.modifiers, in: type)
      + (isMutating ? "mutating " : "")
    let heading = attributes.map { "@\($0) " }.joined() + "\(scope)func \(signature)"
    return type.kind == .protocol
      ? heading
      : heading + body(named: name, method.returnType?.text, isOptional: method.returnType?.isOptional ?? false)
  }

  /// The braces of a function's stand-in.
  func body(named name: String, _ result: String?, isOptional: Bool) -> String {
    if isOptional { return " { leftOut(\(SwiftName.literal(name))); return nil }" }
    let isEmpty = ["", "Void", "()"].contains(result ?? "")
    return isEmpty ? " { leftOut(\(SwiftName.literal(name))) }" : " { \(stop(name)) }"
  }

  /// A function or an initializer from its name on, without its body, on one line; `nil` if it names what isn't there.
  func signature(at nameOffset: Int, in file: Int, _ type: TypeDeclaration?) -> String? {
    let source = set.sources[file]
    let tree = source.tree
    let name = source.token(at: nameOffset)
    guard let node = tree.declaration(at: name) else { return nil }
    let end = tree.child(.codeBlock, of: node).map(tree.first) ?? tree.end(node)
    guard name < end else { return nil }
    let parameters = tree.descendants(.genericParameter, of: node).map { source.stream.text(tree.first($0)) }
    let ofType = (type?.genericParameters ?? "").swiftNames.map(String.init)
    let members = (name..<end).filter { source.stream.is($0 - 1, ".") && source.stream[$0].kind == .word }
    guard members.allSatisfy({ isThere(member: source.stream.text($0)) }) else { return nil }
    let text = source.line(name..<end)
    return isKnown(text: source.line(name + 1..<end), Set(parameters + ofType)) ? text : nil
  }

  /// Whether a default value can name a member.
  private func isThere(member: String) -> Bool { member.first?.isUppercase ?? false || NamesHere.all.contains(member) }

  /// Those of a class call the superclass's, unless it is `NSObject`.
  private func initializer(_ signature: String, of method: MethodDeclaration, in type: TypeDeclaration) -> String? {
    let text = "\(access(of: method.modifiers, in: type))\(signature) { \(stop("\(type.name).\(method.name)")) }"
    switch type.kind {
    case .struct, .enum: return text
    case .class where superclass(of: type) == "NSObject": return method.parameters.isEmpty ? nil : text
    case .class where method.modifiers.contains(.required): return nil
    case .class: return method.parameters.isEmpty ? nil : "convenience \(text)"
    default: return nil
    }
  }

  /// The call that ends the app where a value would be needed.
  func stop(_ name: String) -> String { "fatalError(\(SwiftName.literal("\(name) was left out")))" }

  func isKnown(type: WrittenType) -> Bool { isKnown(text: type.text) }
}
