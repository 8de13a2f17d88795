import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenXML

/// The facts that the sources of a target state about the classes of a draft.
struct DraftSources {
  /// A class of reusable views that the sources declare.
  struct ReusableClass {
    var name: String
    var kind: ReusableKind
    var path: String
    /// The first of its subclasses.
    var subclass: String?
  }

  var declarations: Declarations
  private let testDeclarations: Declarations
  let identifiers: CodeIdentifiers
  /// Those of the target, in the order of the files.
  let reusableClasses: [ReusableClass]
  /// Those in folders of tests, which are left out.
  let testClasses: [ReusableClass]
  /// The names of the nibs that code loads or makes.
  private let loadedNibs: Set<String>
  private let names: NameSet
  private let testNames: NameSet
  private let texts: [SourceText]
  private let mentions: ClassMentions
  private let kinds: [String: ReusableKind]
  private let importedModules: OnDemand<Set<String>>

  /// - Parameter module: The target's own module, if it is known.
  init(_ texts: [SourceText], module: String? = nil) {
    let texts = texts.filter { !$0.isGenerated }
    testDeclarations = Declarations(texts.filter(\.isOfTests).compactMap(\.declarations))
    let own = texts.filter { !$0.isOfTests }
    declarations = Declarations(own.compactMap(\.declarations))
    self.texts = own
    names = declarations.allNames()
    testNames = testDeclarations.allNames()
    loadedNibs = Self.loadedNibs(in: declarations)
    identifiers = CodeIdentifiers(declarations, module: module)
    let all = Self.reusableClasses(in: declarations, identifiers)
    let otherPaths = Set(own.filter { $0.module != nil }.map(\.path))
    reusableClasses = otherPaths.isEmpty ? all : all.filter { !otherPaths.contains($0.path) }
    let ownNames = Set(all.map(\.name))
    testClasses = Self.reusableClasses(in: testDeclarations, CodeIdentifiers(testDeclarations))
      .filter { !ownNames.contains($0.name) }
    kinds = Dictionary(all.map { ($0.name, $0.kind) }) { first, _ in first }
    var mentions = ClassMentions(of: reusableClasses.filter { $0.subclass != nil }.map { QualifiedName($0.name).last })
    for text in own { mentions.add(text.bytes) }
    self.mentions = mentions
    importedModules = OnDemand { Self.importedModules(of: own) }
  }

  /// All that commands read of the sources, those in folders of tests among them.
  var readDeclarations: Declarations {
    if testDeclarations.files.isEmpty { return declarations }
    var all = Declarations(declarations.files + testDeclarations.files)
    all.isWholeTarget = declarations.isWholeTarget
    return all
  }

  private static func loadedNibs(in declarations: Declarations) -> Set<String> {
    let uses = declarations.indicesOfFiles(naming: [.nib]).flatMap { declarations.files[$0].nameUses }
    return Set(
      uses.compactMap { use in
        if use.kind == .nib, case .literal(let literal) = use.name { literal.value } else { nil }
      }
    )
  }

  private static func reusableClasses(in declarations: Declarations, _ identifiers: CodeIdentifiers) -> [ReusableClass]
  {
    var found: [ReusableClass] = []
    var seen: Set<String> = []
    var subclasses: [String: String] = [:]
    let superclasses = Superclasses(declarations)
    for file in declarations.files {
      for type in file.types where type.kind == .class && seen.insert(type.fullName).inserted {
        superclasses.record(type.fullName, in: &subclasses)
        let kind = kind(superclasses.end(of: type.fullName), registered: identifiers.classes[type.fullName])
        guard let kind else { continue }
        found.append(ReusableClass(name: type.fullName, kind: kind, path: file.path))
      }
    }
    for index in found.indices { found[index].subclass = subclasses[found[index].name] }
    return found
  }

  private static func kind(_ end: SuperclassChain.End, registered facts: CodeIdentifiers.Facts?) -> ReusableKind? {
    switch end {
    case .known(let known): ReusableKind(known)
    case .root: nil
    case .unknown: facts?.kind
    }
  }

  /// Whether a source imports a module.
  func imports(_ module: String) -> Bool { importedModules.value.contains(module) }

  private static func importedModules(of texts: [SourceText]) -> Set<String> {
    var modules: Set<String> = []
    for line in texts.lazy.flatMap({ $0.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }) {
      let words = line.split { $0 == UInt8(ascii: " ") }
      guard words.count > 1, words[words.count - 2].elementsEqual("import".utf8) else { continue }
      modules.insert(String(decoding: words[words.count - 1], as: UTF8.self))
    }
    return modules
  }

  // MARK: - Documents

  /// Whether code loads a nib, by its name or by R.swift's.
  func loads(nib name: String) -> Bool { loadedNibs.contains(name) || names.contains(RswiftName.of(name)) }

  /// Whether code names a storyboard, with a string or with the constant of another tool.
  func names(storyboard name: String) -> Bool {
    names.containsWordOrLiteral(name) || names.contains(RswiftName.of(name))
      || names.contains(SwiftGenName.type(of: name))
  }

  /// The expression for the element kind with which Reusable registers a class.
  func elementKind(registering type: TypeName) -> String? {
    let paths = Set(declarations.files.filter { $0.writes(type.last) }.map(\.path))
    for text in texts where text.path.hasSuffix(".swift") && paths.contains(text.path) {
      let stream = SwiftLexer.tokens(of: text.bytes)
      for label in 0..<stream.count where stream.is(label, "supplementaryViewType") {
        let kind = label + 8
        guard stream[label - 1].kind == .open, let end = stream[label - 1].partner, kind < end,
          stream.is(label + 1, ":"), stream.text(label + 2) == type.last, stream.is(label + 4, "self"),
          stream.is(kind - 2, "ofKind")
        else { continue }
        return stream.text(in: stream[kind].start..<stream[end - 1].end)
      }
    }
    return nil
  }

  // MARK: - Classes by name

  /// Whether any class is declared.
  var hasClasses: Bool { declarations.files.contains { !$0.types.isEmpty } }

  /// Whether the sources declare a class.
  func declares(_ type: TypeName) -> Bool { fullName(of: type) != nil }

  /// Whether the sources or the tests declare or name a class, or may do so.
  func mayDeclare(_ type: TypeName) -> Bool {
    names.containsWordOrLiteral(type.last) || testNames.containsWordOrLiteral(type.last)
      || [declarations, testDeclarations].contains { declarations in
        !declarations.fullNames(lastName: type.last).isEmpty || declarations.fullName(named: type.text) != nil
          || declarations.mayDeclare(type.last)
      }
  }

  /// The name in the sources: a document may name a nested class by its last name.
  func fullName(of type: TypeName) -> String? {
    if let found = declarations.fullName(named: type.text) { return found }
    let nested = declarations.fullNames(lastName: type.last)
    return nested.count == 1 && !type.isNested ? nested[0] : nil
  }

  /// The module of a class, by its full name; `nil` for the target's own.
  func module(ofClass name: String) -> String? {
    let files = declarations.references(to: name).filter { declarations.kind(of: $0) == .class }.map(\.file)
    return files.contains { declarations.files[$0].module == nil }
      ? nil : files.first.flatMap { declarations.files[$0].module }
  }

  /// `nil`: the class isn't one of reusable views, or no source declares it.
  func kind(of type: TypeName?) -> ReusableKind? { type.flatMap(fullName).flatMap { kinds[$0] } }

  /// Whether a class is a view controller; `nil` if the sources don't determine it.
  func isController(_ type: TypeName) -> Bool? {
    fullName(of: type).flatMap { declarations.superclassChain(of: $0).isKind(of: "UIViewController") }
  }

  /// Whether a class is known to be a view that no container reuses.
  func isPlainView(_ type: TypeName) -> Bool {
    guard let name = fullName(of: type) else { return false }
    return declarations.superclassChain(of: name).isKind(of: "UIView") == true && kinds[name] == nil
  }

  /// Whether code makes, registers or names a class other than as a superclass.
  func isMentioned(_ name: String) -> Bool { mentions.contains(QualifiedName(name).last) }

  /// The identifier that code has for a class or its nib, if it isn't the class's name.
  func identifier(of type: TypeName, nib: String?) -> String? {
    guard let name = fullName(of: type) else { return nib.flatMap { identifiers.nibs[$0]?.identifier } }
    return identifiers.identifier(ofClass: name, nib: nib)
  }

  /// The facts that code states about a class.
  func facts(of type: TypeName) -> CodeIdentifiers.Facts? { fullName(of: type).flatMap { identifiers.classes[$0] } }

  // MARK: - Obstacles

  /// Why the generated file can't name a class: "is private"; `nil` if it can, or if no source declares the class.
  func obstacle(to type: TypeName) -> String? {
    guard let name = fullName(of: type) else {
      return declarations.alias(type.text).map { _ in "is an alias, and UIKit finds a class only by its own name" }
    }
    if case .hidden(let reason) = declarations.visibility(ofClass: name) { return reason }
    return nil
  }
}
