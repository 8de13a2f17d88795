/// The declarations of all sources of a target, found by name.
///
///     let declarations = Declarations(files)
///     declarations.references(to: "Feed.PhotoCell")      // the type and its extensions
///     declarations.fullNames(lastName: "PhotoCell")      // ["Feed.PhotoCell"]
///
/// A `Reference` is a type or an extension by its indices, and a subscript returns its declaration. Adding a file takes
/// time in proportion to its types, and finding a name takes a dictionary lookup.
///
/// A name that isn't found may still exist: in a file with a `doubt`, in a macro's expansion, or in a module whose
/// sources aren't here. Check `hasDoubtfulFiles` and `isWholeTarget` before you report that a class is missing.
///
/// Loop over indices rather than over `files`: a loop copies each file, and each of its types.
package struct Declarations: Sendable {
  /// A type, extension or category: its file and its index in `SourceFile.types`.
  package struct Reference: Hashable, Sendable {
    package var file: Int
    package var type: Int

    package init(file: Int, type: Int) {
      self.file = file
      self.type = type
    }
  }

  package private(set) var files: [SourceFile] = []
  /// Types by full name, extensions and categories with them. Extensions are under the name that they are written
  /// with; `references(to:)` also finds them under others.
  private var byFullName = TypeLists()
  /// The full names of nested types by their last name, each once.
  private var nestedNames: [String: [String]] = [:]
  /// The names with a dot that extensions are written with, by their last name.
  private var nestedExtensionNames: [String: Set<String>] = [:]
  /// Full names by the name in the other language.
  private var byOtherName: [String: String] = [:]
  private var aliases: [String: TypeAlias] = [:]
  /// The last names of aliases and other names with a dot.
  private var lastNamesOfOthers: Set<String> = []
  /// The full names of aliases by the last name of their type.
  private var aliasNames: [String: [String]] = [:]
  /// Whether a file wasn't understood, so that it may declare more.
  package private(set) var hasDoubtfulFiles = false
  /// Whether the files without a module are the target's own, all of them: what they don't declare, no other file does.
  package var isWholeTarget = false

  package init() {}

  package init(_ files: some Collection<SourceFile>) {
    self.files = Array(files)
    // By index, here and below: a loop over thousands of files copies each of them, and each of their types.
    byFullName.reserveCapacity(self.files.indices.reduce(0) { $0 + self.files[$1].types.count })
    for file in self.files.indices { index(file) }
  }

  package mutating func add(_ file: SourceFile) {
    files.append(file)
    index(files.count - 1)
  }

  private mutating func index(_ file: Int) {
    if files[file].doubt != nil { hasDoubtfulFiles = true }
    let types = files[file].types
    for type in types.indices { index(types, at: type, ofFile: file) }
    for alias in files[file].typeAliases {
      if let known = aliases[alias.fullName] {
        // `#if os(macOS)` decides, or the file: the name can mean either.
        if known.type.name != alias.type.name { aliases[alias.fullName]?.type.name = "" }
        continue
      }
      aliases[alias.fullName] = alias
      if let last = QualifiedName(alias.fullName).lastIfNested { lastNamesOfOthers.insert(last) }
      aliasNames[QualifiedName(alias.type.name).last, default: []].append(alias.fullName)
    }
  }

  private mutating func index(_ types: [TypeDeclaration], at index: Int, ofFile file: Int) {
    let fullName = types[index].fullName
    let isExtension = types[index].kind == .extension
    let isNew = byFullName.append(Reference(file: file, type: index), to: fullName)
    if !isExtension, let other = types[index].otherName {
      byOtherName[other] = fullName
      if let last = QualifiedName(other).lastIfNested { lastNamesOfOthers.insert(last) }
    }
    guard let last = QualifiedName(fullName).lastIfNested else { return }
    if isNew { nestedNames[last, default: []].append(fullName) }
    if isExtension { nestedExtensionNames[last, default: []].insert(fullName) }
  }

  package func kind(of reference: Reference) -> TypeDeclaration.Kind { self[reference].kind }
  package func isPartial(_ reference: Reference) -> Bool { self[reference].isPartial }
  package func fullName(of reference: Reference) -> String { self[reference].fullName }

  package subscript(reference: Reference) -> TypeDeclaration {
    _read { yield files[reference.file].types[reference.type] }
  }

  package func properties(of reference: Reference) -> [PropertyDeclaration] { self[reference].properties }
  package func methods(of reference: Reference) -> [MethodDeclaration] { self[reference].methods }

  /// Whether the text of a source, without its comments, names a type or a nib, as a word or as a string.
  package func names(_ name: String) -> Bool { files.indices.contains { files[$0].names(name) } }

  /// Whether the text of a source, without its comments and string literals, names a type.
  package func writes(_ name: String) -> Bool { files.indices.contains { files[$0].writes(name) } }

  /// The names in the texts of sources, for many questions: `names(_:)` and `writes(_:)` look into each file.
  package func allNames(of isIncluded: (SourceFile) -> Bool = { _ in true }) -> NameSet {
    files.reduce(into: NameSet()) { if isIncluded($1) { $0.formUnion($1.contents.read.text.names) } }
  }

  /// The indices of the files in which code names something of these kinds in the app's bundle.
  package func indicesOfFiles(naming kinds: [NameUse.Kind]) -> [Int] {
    files.indices.filter { files[$0].hasNames(kinds) }
  }

  /// The indices of the files in which code registers or dequeues reuse identifiers.
  package var indicesOfFilesWithIdentifiers: [Int] { files.indices.filter { files[$0].hasIdentifiers } }

  // MARK: - Types by name

  /// The full names of classes and other types with a last name, sorted.
  package func fullNames(lastName: String) -> [String] {
    var names = declares(lastName) ? [lastName] : []
    for name in nestedNames[lastName] ?? [] where declares(name) { names.append(name) }
    return names.sorted()
  }

  /// Whether the sources declare a type rather than extend it.
  package func declares(_ fullName: String) -> Bool {
    byFullName[fullName].contains { kind(of: $0) != .extension }
  }

  /// Whether the sources declare a type, or an alias of one, with a full name.
  package func declaresTypeOrAlias(_ fullName: String) -> Bool { declares(fullName) || aliases[fullName] != nil }

  /// Whether the sources declare a class with a full name.
  package func isClass(_ fullName: String) -> Bool {
    byFullName[fullName].contains { kind(of: $0) == .class }
  }

  /// The names of all classes, sorted.
  package var classNames: [String] {
    byFullName.names.filter(isClass).sorted()
  }

  /// A type by the name that a document gives it, which may be its name in Objective-C; `nil` if the sources don't
  /// declare it.
  package func fullName(named name: String) -> String? {
    let types = byFullName[name]
    // A closure would copy all declarations, because it captures them, here and below.
    for type in types where kind(of: type) != .extension { return name }
    if let other = byOtherName[name], declares(other) { return other }
    // A class that has only an implementation is one, too.
    for type in types where isPartial(type) { return name }
    return nil
  }

  /// The name of a class in the other language; `nil` if it has none, or if no source declares the class.
  package func otherName(ofClass fullName: String) -> String? {
    for type in byFullName[fullName] where kind(of: type) == .class {
      if let other = self[type].otherName { return other }
    }
    return nil
  }

  /// A type and its extensions and categories.
  package func references(to fullName: String) -> [Reference] {
    var references = Array(byFullName[fullName])
    // An extension may name an alias, leave out the types around, or start with the module.
    let last = QualifiedName(fullName).last
    if last != fullName { references += extensions(last, of: fullName) }
    for name in nestedExtensionNames[last] ?? [] where name != fullName {
      references += extensions(name, of: fullName)
    }
    for alias in aliases(of: fullName) { references += byFullName[alias].filter { kind(of: $0) == .extension } }
    return references
  }

  /// The extensions that are written with one name, if they extend the type with another.
  private func extensions(_ written: String, of fullName: String) -> [Reference] {
    let found = byFullName[written].filter { kind(of: $0) == .extension }
    guard !found.isEmpty, !declares(written),
      fullName.hasSuffix(".\(written)") || written.hasSuffix(".\(fullName)")
    else { return [] }
    return found
  }

  // MARK: - Names in a scope

  /// The meaning of a name where a type is declared.
  package enum Resolution: Equatable {
    case declared(String)
    case known(AppleClass)
    case unknown(String)
  }

  package func resolve(_ name: String, from scope: String) -> Resolution {
    var name = name
    var former: Set<String> = []
    while !former.contains(name) {
      let candidates = candidates(name, from: scope)
      for candidate in candidates {
        if let found = fullName(named: candidate) { return .declared(found) }
      }
      if let alias = alias(name, among: candidates) {
        former.insert(name)
        name = alias.name
        continue
      }
      if let known = AppleClass.named(name) { return .known(known) }
      // The first part may be a module.
      guard let inModule = QualifiedName(name).withoutOutermost else { break }
      former.insert(name)
      name = inModule
    }
    return .unknown(name)
  }

  private func alias(_ name: String, among candidates: [String]) -> WrittenType? {
    for candidate in candidates {
      if let alias = aliases[candidate]?.type, !alias.name.isEmpty, alias.name != name { return alias }
    }
    return nil
  }

  /// The full names that a name may have within a type, from the inside out.
  private func candidates(_ name: String, from scope: String) -> [String] {
    let last = QualifiedName(name).last
    // Most names of superclasses and outlets are those of no nested type.
    if scope.isEmpty || nestedNames[last] == nil && !lastNamesOfOthers.contains(last) { return [name] }
    return QualifiedName(scope).names(of: name) + [name]
  }

  package func alias(_ fullName: String) -> TypeAlias? { aliases[fullName] }

  /// The aliases of a type, or of one of the same last name.
  func aliases(of name: String) -> [String] { aliasNames[QualifiedName(name).last] ?? [] }
}
