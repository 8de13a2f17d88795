import ReuseGenBasics
import ReuseGenDeclarations
import ReuseGenSyntax

/// Writes names for what is left out of an app: its types, functions and constants, those of their members that other
/// sources mention, and members that are left out of sources that stay.
///
/// A function without a result does nothing but say so, and an optional result is `nil`. Anything else stops, because
/// no value can be right.
struct AppShims {
  /// A type or an extension that is left out, or a type of which members are.
  struct Part {
    /// The source.
    var file: Int
    /// The index among the types of the source.
    var index: Int
    var type: TypeDeclaration
  }

  /// The source; `nil` if the kept sources mention nothing of what is left out.
  private(set) var text: String?
  /// The declarations, apart from accessors of resources.
  private(set) var declarations = ""
  /// The types of those accessors.
  private(set) var accessors: Set<String> = []
  /// The members that the kept sources may use and that no shim has, by their types; functions and constants outside
  /// types by "".
  var omitted: [String: Set<String>] = [:]

  let set: SourceSet
  /// The words of the sources that are kept.
  private(set) var words: Set<String> = []
  /// The types that the kept sources declare.
  private(set) var keptTypes: Set<String> = []
  /// The types that are there with the shims.
  private var types: Set<String> = []
  /// The extensions that are left out, by the names of their types.
  private var leftOutExtensions: [String: [Part]] = [:]
  /// The types that are left out and in others, by their sources and the indices of those others.
  private var inner: [Int: [Int: [Part]]] = [:]
  /// The modules that the app's sources import.
  private let imported: Set<String>
  /// Those among them that aren't here, and of whose names some are.
  private let absentFrameworks: [String]
  private var leftOutFiles: Set<Int> = []
  private var classes: Set<String> = []
  /// The classes that documents name, each with the class of UIKit that an object is without it.
  let documentClasses: [String: String]
  /// The lines that the compiler refuses.
  let refused: Set<String>
  /// The types of the kept sources and the shims that are protocols, with what they require.
  private var protocols: [String: Part] = [:]
  /// The protocols of a composition, by its name: `typealias Handling = Loading & Saving`.
  private var compositions: [String: [String]] = [:]

  init(
    _ app: PartialSources,
    documentClasses: [String: String],
    resources: ResourceNames = ResourceNames(),
    refused: Set<String> = []
  ) {
    set = app.set
    omitted = app.omitted
    self.documentClasses = documentClasses
    imported = app.set.importedModules.reduce(into: []) { $0.formUnion($1) }
    absentFrameworks = imported.filter { Frameworks.prefixes[$0] != nil }.sorted()
    self.refused = refused
    for file in app.kept {
      words.formUnion(app.names[file].words)
      keptTypes.formUnion(app.sources[file].declared.types.filter { $0.kind != .extension }.map(\.name))
    }
    types = keptTypes
    readKinds()
    let kept = Set(app.kept)
    let others = set.sources.indices.filter { !kept.contains($0) && set.sources[$0].isUnderstood }
    leftOutFiles = Set(others)
    let parts = others.flatMap { file in
      set.sources[file].declared.types.enumerated().map { Part(file: file, index: $0.offset, type: $0.element) }
    }
    for part in parts {
      if let outer = part.type.enclosing { inner[part.file, default: [:]][outer, default: []].append(part) }
    }
    let declared = parts.filter { part in
      part.type.enclosing == nil && !part.type.isLocal && !part.type.modifiers.contains(.private)
    }
    let allExtensions = declared.filter { $0.type.kind == .extension }
    leftOutExtensions = Dictionary(grouping: allExtensions, by: \.type.name)
    let accessors = resourceAccessors(of: app, resources)
    let missing = available(of: declared)
    let names = Set(missing.map(\.type.name))
    var texts = undeclaredClasses()
    texts += others.flatMap { declarationsOutsideTypes(of: $0) }
    texts += extensions(allExtensions.filter { !names.contains($0.type.name) })
    texts += extensions(app.removed)
    texts = (texts + shims(of: missing, mentionedIn: texts)).map(withoutRefusedLines)
    declarations = texts.joined(separator: "\n")
    if !accessors.isEmpty { texts.append(withoutRefusedLines(accessors)) }
    guard !texts.isEmpty else { return }
    let body = texts.joined(separator: "\n")
    let modules = body.swiftNames.compactMap { NamesHere.modules(ofType: String($0), importing: imported)?.first }
    let imports = Set(modules).union(["UIKit"]).sorted().map { "import \($0)\n" }.joined()
    text = Self.introduction + imports + Self.header + body
  }

  /// Finds out which of the app's types are classes, protocols and compositions of these.
  private mutating func readKinds() {
    for file in set.sources.indices {
      for (index, type) in set.sources[file].declared.types.enumerated() {
        if type.kind == .protocol { protocols[type.name] = Part(file: file, index: index, type: type) }
        if type.kind == .class { classes.insert(type.name) }
      }
      for alias in set.sources[file].declared.typeAliases where alias.type.flags.contains(.composition) {
        compositions[alias.fullName] = alias.type.text.split(separator: "&").map { part in
          String(part.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
        }
      }
    }
  }

  /// The shims of types that the kept sources, documents or other texts name, and then of those that these shims name.
  private mutating func shims(of missing: [Part], mentionedIn texts: [String]) -> [String] {
    var mentioned = Set(texts.flatMap(\.swiftNames).map(String.init)).union(words).union(documentClasses.keys)
    var shims: [String] = []
    var written: Set<String> = []
    var waiting = missing
    while true {
      let count = shims.count
      for part in waiting where mentioned.contains(part.type.name) && written.insert(part.type.name).inserted {
        let text = shim(of: part, leftOutExtensions[part.type.name] ?? [])
        mentioned.formUnion(text.swiftNames.map(String.init))
        shims.append(text)
      }
      if shims.count == count { return shims }
      waiting.removeAll { written.contains($0.type.name) }
    }
  }

  /// Removes the remaining lines that the compiler refuses, with the blocks that they open, so that each build has
  /// less to refuse.
  private func withoutRefusedLines(_ text: String) -> String {
    guard !refused.isEmpty else { return text }
    var lines: [Substring] = []
    var depth = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isRefused = refused.contains(String(line)) && line.contains(where: \.isLetter)
      guard isRefused || depth > 0 else {
        lines.append(line)
        continue
      }
      depth = max(0, depth + line.count { $0 == "{" } - line.count { $0 == "}" })
    }
    return lines.joined(separator: "\n")
  }

  /// The accessors of resources that the kept sources use.
  private mutating func resourceAccessors(of app: PartialSources, _ names: ResourceNames) -> String {
    let uses = app.kept.reduce(into: Set()) { $0.formUnion(app.names[$1].resources) }
    guard !uses.isEmpty else { return "" }
    let declared = set.sources.flatMap(\.declared.types).filter { $0.kind != .extension }.map(\.name)
    let accessors = ResourceAccessors(uses, names, declared: Set(declared), refused: refused)
    self.accessors = accessors.types
    types.formUnion(accessors.types)
    return accessors.text
  }

  /// The types that are left out and that shims can declare: those whose type parameters need nothing that isn't here.
  private mutating func available(of declared: [Part]) -> [Part] {
    var missing = declared.filter { $0.type.kind != .extension && !types.contains($0.type.name) }
    let kept = types
    while true {
      types = kept.union(missing.map(\.type.name))
      for part in missing { types.formUnion(nested(in: part).map(\.type.name)) }
      let possible = missing.filter { part in
        let clause = part.type.genericParameters ?? ""
        let parameters = clause.dropFirst().split(separator: ",").compactMap { $0.swiftNames.first.map(String.init) }
        return isKnown(text: clause, Set(parameters)) && !refused.contains("\(heading(of: part.type)) {")
      }
      if possible.count == missing.count { return missing }
      missing = possible
    }
  }

  /// The declaration of a type without its protocols.
  private func heading(of type: TypeDeclaration) -> String {
    let base = type.kind == .class ? ": \(superclass(of: type))" : ""
    // Other files can have open subclasses of an open class only.
    return "\(type.modifiers.openAccess)\(type.kind.rawValue) \(type.name)\(type.genericParameters ?? "")\(base)"
  }

  /// The types in a type that the kept sources name.
  private func nested(in part: Part) -> [Part] {
    (inner[part.file]?[part.index] ?? []).filter { candidate in
      let type = candidate.type
      return type.kind != .extension && words.contains(type.name) && !type.modifiers.isHidden
    }
  }

  /// Classes that documents name and that no Swift source declares: those in Objective-C, and those of missing modules.
  /// The accessors of segues name them, too.
  private mutating func undeclaredClasses() -> [String] {
    let declared = Set(set.sources.flatMap(\.declared.types).map(\.name))
    var texts: [String] = []
    for (name, base) in documentClasses.sorted(by: { $0.key < $1.key }) {
      guard !declared.contains(name), !NamesHere.all.contains(name), name.swiftNames == [name[...]] else { continue }
      let isHere = NamesHere.hasType(base, importing: imported)
      // A hosting controller of SwiftUI, for instance.
      guard isHere || base.hasSuffix("Controller") else { continue }
      let superclass = isHere ? base : "UIViewController"
      // A document without a module means Objective-C's name.
      let heading = "@objc(\(name)) class \(name): \(superclass) {"
      if refused.contains(heading) { continue }
      types.insert(name)
      texts.append("\(heading)\n\(Self.awakening(name, superclass))}\n")
    }
    return texts
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

  private mutating func shim(of part: Part, _ extensions: [Part]) -> String {
    let type = part.type
    let parts = [part] + extensions
    let adopted: [String] =
      switch type.kind {
      case .class: conformances(of: parts)
      case .protocol: type.inherited.map(\.name).filter { $0 == "AnyObject" }
      default: enumBase(type) + conformances(of: parts)
      }
    let plain = heading(of: type)
    let separator = type.kind == .class ? ", " : ": "
    var heading = adopted.isEmpty ? plain : plain + separator + adopted.joined(separator: ", ")
    if refused.contains("\(heading) {") { heading = plain }
    let cases = self.cases(of: part)
    let members = self.members(of: parts, in: type)
    let awakening = awakening(type)
    let inner = nested(in: part).map { shim(of: $0, []) }.joined()
    let text = "\(heading) {\n\(cases)\(members)\(awakening)\(inner)}\n"
    guard type.kind == .protocol else { return text }
    // The extensions that made other types conform may be left out as well.
    var defaults = type
    defaults.kind = .extension
    let lines = self.members(of: parts, in: defaults)
    return lines.isEmpty ? text : text + "extension \(type.name) {\n\(lines)}\n"
  }

  /// The cases of an enumeration with their values, as far as the types of those are known.
  private mutating func cases(of part: Part) -> String {
    guard !part.type.cases.isEmpty else { return "" }
    let values = values(ofCasesOf: part.type, in: set.sources[part.file])
    var lines = ""
    for name in part.type.cases {
      let text = values[name] ?? ""
      if isKnown(text: text) {
        lines += "  case \(SwiftName.member(name))\(text)\n"
      } else {
        omitted[part.type.name, default: []].insert(name)
      }
    }
    return lines
  }

  /// The text in parentheses after the names of cases that have values.
  private func values(ofCasesOf type: TypeDeclaration, in source: ParsedSource) -> [String: String] {
    guard let body = type.bodyRange else { return [:] }
    let stream = source.stream
    var values: [String: String] = [:]
    for index in source.tokens(in: body) where stream.is(index + 1, "(") {
      guard stream.is(index - 1, "case") || stream.is(index - 1, ","), let end = stream[index + 1].partner else {
        continue
      }
      let text = stream.text(in: stream[index + 1].start..<stream[end].end)
      values[stream.text(index)] = values[stream.text(index)] ?? text
    }
    return values
  }

  func superclass(of type: TypeDeclaration) -> String {
    let base = documentClasses[type.name] ?? "NSObject"
    guard let first = inheritance(of: type).first, isKnown(text: first.text) else { return base }
    if classes.contains(first.name) { return first.text }
    let isProtocol = protocols[first.name] != nil
    return isProtocol || first.name.hasSuffix("Delegate") || first.name.hasSuffix("DataSource") ? base : first.text
  }

  private func awakening(_ type: TypeDeclaration) -> String {
    guard type.kind == .class, documentClasses[type.name] != nil else { return "" }
    return Self.awakening(type.name, superclass(of: type), access: type.modifiers.publicAccess)
  }

  /// Lets an object that a document makes say that it is a stand-in.
  private static func awakening(_ name: String, _ superclass: String, access: String = "") -> String {
    guard superclass.hasPrefix("UI") else { return "" }
    return """
        \(access)override func awakeFromNib() {
          super.awakeFromNib()
          leftOut(\(SwiftName.literal(name)))
        }

      """
  }

  private func enumBase(_ type: TypeDeclaration) -> [String] {
    guard type.kind == .enum, let first = type.inherited.first?.name, ["String", "Int"].contains(first) else {
      return []
    }
    return [first]
  }

  private mutating func extensions(_ extensions: [Part]) -> [String] {
    var texts: [String] = []
    let byName = Dictionary(grouping: extensions, by: \.type.name).sorted { $0.key < $1.key }
    for (name, parts) in byName where isKnown(text: name) {
      guard let first = parts.first else { continue }
      let members = self.members(of: parts, in: first.type)
      let heading = "extension \(name) {"
      if !members.isEmpty, !refused.contains(heading) { texts.append("\(heading)\n\(members)}\n") }
    }
    return texts
  }

  // MARK: - Names

  private func isKnown(_ name: String) -> Bool {
    if types.contains(name) { return true }
    let isAbsent = absentFrameworks.contains { Frameworks.isName(name, of: $0) }
    return !isAbsent && NamesHere.hasType(name, importing: imported)
  }

  /// Whether a text names only types that are there. Other words don't begin with a capital.
  func isKnown(text: String, _ parameters: Set<String> = []) -> Bool {
    text.swiftNames.map(String.init).allSatisfy { word in
      !(word.first?.isUppercase ?? false) || isKnown(word) || parameters.contains(word)
    }
  }

  /// Whether the source of a type isn't kept.
  func isLeftOut(_ part: Part) -> Bool { leftOutFiles.contains(part.file) }

  /// The superclass and the protocols of a type, one by one.
  func inheritance(of type: TypeDeclaration) -> [InheritedType] {
    type.inherited.flatMap { written in
      compositions[written.name]?.map { name in
        var part = written
        (part.name, part.text) = (name, name)
        return part
      } ?? [written]
    }
  }

  func declaration(ofProtocol name: String) -> Part? { protocols[name] }
}
