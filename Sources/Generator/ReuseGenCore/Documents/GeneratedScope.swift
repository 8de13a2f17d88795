import ReuseGenDeclarations

/// The classes that the generated file sees: those of the target, and those of the modules that it imports.
///
/// It answers for all rules and accessors which class a name means there, whether it can be named, and how.
struct GeneratedScope: Sendable {
  /// The meaning of a class's name.
  enum Meaning: Equatable {
    /// A class of the sources.
    case declared(DeclaredClass)
    /// A class of one of Apple's frameworks, or `nil` for UIKit and those that it exports.
    case known(framework: String?)
    /// A class that can't be named. The reason ends a sentence about it.
    case hidden(reason: String)
    /// Another type. The text ends a sentence about it: "is a struct".
    case otherType(String)
    /// A class of modules that the generated file doesn't import.
    case unimported(modules: [String])
    /// No source declares it, and nothing else can.
    case missing
    /// Something that wasn't read may declare it.
    case unknown
  }

  struct DeclaredClass: Equatable {
    let fullName: String
    /// The module that it belongs to, or `nil` for the target's own, or if it isn't known.
    let module: String?
    let access: AccessLevel
    /// Whether it is declared with `@_spi`, so that public declarations can't name it.
    let isSPI: Bool
  }

  let declarations: Declarations
  let imports: Set<String>
  /// The target's own module, if it is known.
  let module: String?
  /// The modules that the sources are those of, the target's own not among them.
  private let sourceModules: Set<String>
  /// Whether modules or headers that weren't read may declare more classes.
  private let seesUnread: Bool
  /// Whether a source may declare types that it doesn't show.
  private let mayHaveMore: Bool

  init(_ declarations: Declarations, imports: Set<String>, module: String?) {
    self.declarations = declarations
    self.imports = imports
    self.module = module
    let files = declarations.files
    sourceModules = Set(files.indices.compactMap { files[$0].module })
    let known = AppleFramework.names.union(sourceModules).union(["Recycler"])
    let isMixed = files.indices.contains { files[$0].module == nil && files[$0].language == .objectiveC }
    seesUnread = isMixed || !imports.isSubset(of: known)
    mayHaveMore = files.indices.contains { files[$0].mayAddTypes && files[$0].module.map(imports.contains) ?? true }
  }

  // MARK: - Meanings

  func meaning(of type: TypeName) -> Meaning {
    if declarations.files.isEmpty { return .unknown }
    guard startsWithModule(type) else {
      return startsWithUnimportedModule(type) ? .unimported(modules: [type.head]) : meaning(of: type.text)
    }
    if let nested = declared(type.text, where: { $0.map(imports.contains) ?? true }) { return nested }
    let path = type.within(type.head).text
    let found = meaning(of: path, in: type.head == module ? nil : type.head)
    guard isType(type.head), found != meaning(of: path) else { return found }
    return .hidden(
      reason: "can't be written with its module, because a type is named \(type.head), and \(path) alone is another "
        + "class"
    )
  }

  /// Whether nothing that was read declares a class, while sources of the target may not have been read.
  func isUndeclared(_ type: TypeName) -> Bool {
    !declarations.isWholeTarget && !seesUnread && !mayHaveMore && meaning(of: type) == .unknown
      && !declarations.mayDeclare(type.last) && declarations.references(to: type.text).isEmpty
      && !declarations.declaresClass(type.last) && AppleClass.named(type.last) == nil
  }

  private func startsWithModule(_ type: TypeName) -> Bool {
    type.isNested && (imports.contains(type.head) || type.head == module)
  }

  /// Whether a class's name begins with a module that declares it and that the generated file doesn't import.
  private func startsWithUnimportedModule(_ type: TypeName) -> Bool {
    guard declarations.isWholeTarget, type.isNested, sourceModules.contains(type.head), !isType(type.head) else {
      return false
    }
    return declared(type.within(type.head).text, where: { $0 == type.head }) != nil
  }

  /// The meaning of a name after that of a module; `nil` is the target's own.
  private func meaning(of path: String, in module: String?) -> Meaning {
    if let found = declared(path, where: { $0 == module }) { return found }
    if let module, !sourceModules.contains(module) {
      return AppleClass.named(path) == nil ? .unknown : .known(framework: AppleFramework.name(ofClass: path))
    }
    return !declarations.isWholeTarget || mayHaveMore || isAlias(path) ? .unknown : .missing
  }

  /// The meaning of a name without that of a module.
  private func meaning(of name: String) -> Meaning {
    // The module's own types come first.
    if let own = declared(name, where: { $0 == nil }) { return own }
    if isAlias(name) { return meaning(ofAlias: name) }
    let modules = Set(declarations.references(to: name).compactMap { declarations.files[$0.file].module })
    let declaring = modules.filter { module in declared(name) { $0 == module } != nil }
    let imported = declaring.filter(imports.contains).sorted()
    if imported.count > 1 {
      return .hidden(
        reason: "is declared in the modules \(imported.joined(separator: " and ")); write it with its module"
      )
    }
    if let only = imported.first, let found = declared(name, where: { $0 == only }) { return found }
    if mayHaveMore || seesUnread { return .unknown }
    if !declaring.isEmpty {
      return declarations.isWholeTarget ? .unimported(modules: declaring.sorted()) : .unknown
    }
    if AppleClass.named(name) != nil || name == "UIHostingController" {
      let framework = AppleFramework.name(ofClass: name)
      guard let framework, !imports.contains(framework) else { return .known(framework: framework) }
      return .unimported(modules: [framework])
    }
    if declarations.mayDeclare(QualifiedName(name).last) { return .unknown }
    return declarations.isWholeTarget ? .missing : .unknown
  }

  /// A type of the sources of some modules, or `nil` if they declare none with the name.
  private func declared(_ name: String, where isIncluded: (String?) -> Bool) -> Meaning? {
    var other: TypeDeclaration.Kind?
    var classes: [Declarations.Reference] = []
    for reference in declarations.references(to: name) where isIncluded(declarations.files[reference.file].module) {
      switch declarations.kind(of: reference) {
      case .class: classes.append(reference)
      case .extension: if declarations.isPartial(reference) { return .unknown }
      case let kind: other = kind
      }
    }
    guard let first = classes.first else { return other.map { Meaning.otherType("is \($0.described)") } }
    let module = declarations.files[first.file].module
    let visible = classes.filter { if case .visible = declarations.visibility(of: $0) { true } else { false } }
    if visible.isEmpty, case .hidden(let reason) = declarations.visibility(of: classes) {
      return .hidden(reason: reason)
    }
    if let conditions = conditions(around: visible) { return conditions }
    // Each declaration for other builds counts. Otherwise the most visible one is meant.
    let unconditional = visible.filter { declarations[$0].conditions.isEmpty }
    let isSPI =
      unconditional.isEmpty
      ? visible.contains(where: declarations.isSPI) : unconditional.allSatisfy(declarations.isSPI)
    if isSPI, let module { return .hidden(reason: "is @_spi in the module \(module), and other modules don't see it") }
    let levels = (unconditional.isEmpty ? visible : unconditional).map { reference in
      if case .visible(let level) = declarations.visibility(of: reference) { level } else { AccessLevel.internal }
    }
    guard let access = unconditional.isEmpty ? levels.min() : levels.max() else { return .unknown }
    if let module, access != .public {
      return .hidden(reason: "is \(access.rawValue) in the module \(module), and other modules don't see it")
    }
    return .declared(DeclaredClass(fullName: name, module: module, access: access, isSPI: isSPI))
  }

  /// The meaning of a class's name if not every build has one of its declarations, or `nil` if each has.
  private func conditions(around classes: [Declarations.Reference]) -> Meaning? {
    let conditional = classes.map { declarations[$0].conditions }
    guard !conditional.contains(where: \.isEmpty) else { return nil }
    // Headers have conditions of another language.
    if classes.contains(where: { declarations.files[$0.file].language == .objectiveC }) { return .unknown }
    let condition = conditional.first?.first ?? ""
    switch BuildCoverage(of: conditional, imports: imports) {
    case .all: return nil
    case .unknown: return .unknown
    case .none: return .hidden(reason: "is declared for `#if \(condition)`, which no build with UIKit takes")
    case .some: return .hidden(reason: "exists only in builds with `#if \(condition)`, but its accessors in all builds")
    }
  }

  private func isAlias(_ name: String) -> Bool {
    guard declarations.fullName(named: name) == nil else { return false }
    // A name after that of a module is resolved without it.
    if case .declared(let found) = declarations.resolve(name, from: ""), found.lastName != name.lastName { return true }
    return declarations.alias(name) != nil
  }

  /// The meaning of an alias: that of its class, if it is the target's own and the alias adds no generic arguments.
  private func meaning(ofAlias name: String) -> Meaning {
    guard let alias = declarations.alias(name) else { return .unknown }
    if alias.isHidden {
      return .hidden(reason: "is an alias that is private to its file, where the generated file does not see it")
    }
    guard alias.type.text == alias.type.name, case .declared(let found) = declarations.resolve(name, from: "") else {
      return .unknown
    }
    return declared(found) { $0 == nil } ?? .unknown
  }

  /// The class that an alias means, or the class itself.
  func withoutAlias(_ type: TypeName) -> TypeName {
    guard declarations.alias(type.text) != nil, case .declared(let found) = meaning(of: type) else { return type }
    return TypeName(found.fullName) ?? type
  }

  /// Whether a type of the target or of an imported module has a name, which then isn't that of a module.
  private func isType(_ name: String) -> Bool {
    declarations.references(to: name).contains { reference in
      let owner = declarations.files[reference.file].module
      return declarations.kind(of: reference) != .extension && declarations[reference].enclosing == nil
        && (owner.map(imports.contains) ?? true)
    }
  }

  // MARK: - Names

  /// The name by which the generated file refers to a class: without a module that a type with its name hides, and with
  /// the module of a class of another one.
  func written(_ type: TypeName) -> TypeName {
    if startsWithModule(type) { return isType(type.head) ? type.within(type.head) : type }
    guard let owner = moduleOfForeign(type), !isType(owner) else { return type }
    return TypeName("\(owner).\(type.text)") ?? type
  }

  /// The imported module of a class that is written without one, or `nil` for the target's own.
  private func moduleOfForeign(_ type: TypeName) -> String? {
    if case .declared(let found) = meaning(of: type) { return found.module }
    guard !declarations.declares(type.text), let framework = AppleFramework.name(ofClass: type.text) else { return nil }
    return imports.contains(framework) ? framework : nil
  }

  /// The imported module of a class, with or without its name before that of the class, or `nil` for the target's own.
  func importedModule(of type: TypeName) -> String? {
    guard startsWithModule(type) else { return moduleOfForeign(type) }
    return type.head == module ? nil : type.head
  }

  /// The name of a type after that of its module.
  func pathInModule(of type: TypeName) -> TypeName { startsWithModule(type) ? type.within(type.head) : type }

  /// Whether a class belongs to another module, so that what is added to it is public.
  func isForeign(_ type: TypeName) -> Bool {
    if AppleClass.named(type.text) != nil, !declarations.isClass(type.text) { return true }
    return importedModule(of: type) != nil
  }

  /// The access level that members of a class need which a public protocol requires.
  func accessOfRequirements(in type: TypeName) -> AccessLevel {
    if isForeign(type) { return .public }
    if declarations.references(to: type.within(module).text).contains(where: {
      declarations[$0].attributes.contains("usableFromInline")
    }) {
      return .public
    }
    if case .declared(let found) = meaning(of: type) { return found.access }
    let name = type.within(module).text
    guard declarations.isClass(name), case .visible(let access) = declarations.visibility(ofClass: name) else {
      return .internal
    }
    return access
  }
}

extension TypeDeclaration.Kind {
  /// The kind with its article.
  fileprivate var described: String {
    switch self {
    case .enum, .actor, .extension: "an \(rawValue)"
    case .class, .struct, .protocol: "a \(rawValue)"
    }
  }
}
