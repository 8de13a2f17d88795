/// The declarations of all sources of a target.
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
  private var byFullName: [String: [Reference]] = [:]
  /// The full names of nested types by their last name, each once.
  private var nestedNames: [String: Set<String>] = [:]
  /// The names with a dot that extensions are written with, by their last name.
  private var nestedExtensionNames: [String: Set<String>] = [:]
  /// Full names by the name in the other language.
  private var byOtherName: [String: String] = [:]
  private var aliases: [String: WrittenType] = [:]
  /// The full names of aliases by the last name of their type.
  private var aliasNames: [String: [String]] = [:]
  /// Whether a file wasn't understood, so that it may declare more.
  package private(set) var hasDoubtfulFiles = false

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
    for type in files[file].types.indices { index(Reference(file: file, type: type)) }
    for alias in files[file].typeAliases where aliases[alias.fullName] == nil {
      aliases[alias.fullName] = alias.type
      aliasNames[Self.lastName(alias.type.name), default: []].append(alias.fullName)
    }
  }

  package mutating func merge(_ other: Declarations) {
    for file in other.files { add(file) }
  }

  private mutating func index(_ reference: Reference) {
    let fullName = self[reference].fullName
    let isExtension = self[reference].kind == .extension
    byFullName[fullName, default: []].append(reference)
    if let other = self[reference].otherName, !isExtension { byOtherName[other] = fullName }
    guard let last = Self.lastNameOfNested(fullName) else { return }
    nestedNames[last, default: []].insert(fullName)
    if isExtension { nestedExtensionNames[last, default: []].insert(fullName) }
  }

  package subscript(reference: Reference) -> TypeDeclaration {
    // Without a copy of the declaration, which most callers ask for one property.
    _read { yield files[reference.file].types[reference.type] }
  }

  /// The file and the position of a byte.
  package func position(of offset: Int, in reference: Reference) -> (path: String, line: Int, column: Int) {
    let file = files[reference.file]
    let position = file.position(of: offset)
    return (file.path, position.line, position.column)
  }

  /// Whether the text of a source, without its comments, names a type or a nib, as a word or as a string.
  package func names(_ name: String) -> Bool { files.indices.contains { files[$0].names(name) } }

  // MARK: - Types by name

  /// The full names of classes and other types with a last name, sorted.
  package func fullNames(lastName: String) -> [String] {
    var names = declares(lastName) ? [lastName] : []
    for name in nestedNames[lastName] ?? [] where declares(name) { names.append(name) }
    return names.sorted()
  }

  /// Whether the sources declare a type rather than extend it.
  package func declares(_ fullName: String) -> Bool {
    byFullName[fullName]?.contains { self[$0].kind != .extension } ?? false
  }

  /// The names of all classes, sorted.
  package var classNames: [String] {
    byFullName.filter { $0.value.contains { self[$0].kind == .class } }.map(\.key).sorted()
  }

  /// A type by the name that a document gives it, which may be its name in Objective-C; `nil` if the sources don't
  /// declare it.
  package func fullName(named name: String) -> String? {
    if declares(name) { return name }
    if let other = byOtherName[name], declares(other) { return other }
    // A class that has only an implementation is one, too.
    if byFullName[name]?.contains(where: { self[$0].isPartial }) ?? false { return name }
    return nil
  }

  /// A type and its extensions and categories.
  package func references(to fullName: String) -> [Reference] {
    var references = byFullName[fullName] ?? []
    // An extension may name an alias, leave out the types around, or start with the module.
    let last = Self.lastName(fullName)
    for name in [last] + (nestedExtensionNames[last] ?? []) where name != fullName {
      guard let found = byFullName[name] else { continue }
      references += found.filter { self[$0].kind == .extension && extends($0, name, fullName) }
    }
    for alias in aliases(of: fullName) {
      references += (byFullName[alias] ?? []).filter { self[$0].kind == .extension }
    }
    return references
  }

  /// Whether an extension that is written with one name extends the type with another.
  private func extends(_ reference: Reference, _ written: String, _ fullName: String) -> Bool {
    guard !declares(written) else { return false }
    return fullName.hasSuffix(".\(written)") || written.hasSuffix(".\(fullName)")
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
    var seen: Set<String> = []
    while seen.insert(name).inserted {
      if let found = declaredName(name, from: scope) { return .declared(found) }
      if let alias = alias(name, from: scope) {
        name = alias.name
        continue
      }
      if let known = AppleClass.named(name) { return .known(known) }
      // The first part may be a module.
      guard let dot = name.firstIndex(of: ".") else { break }
      name = String(name[name.index(after: dot)...])
    }
    return .unknown(name)
  }

  private func declaredName(_ name: String, from scope: String) -> String? {
    candidates(name, from: scope).first { fullName(named: $0) != nil }.flatMap { fullName(named: $0) }
  }

  private func alias(_ name: String, from scope: String) -> WrittenType? {
    candidates(name, from: scope).lazy.compactMap { aliases[$0] }.first { !$0.name.isEmpty && $0.name != name }
  }

  /// The full names that a name may have within a type, from the inside out; up to a limit that no real nesting of
  /// types reaches.
  private func candidates(_ name: String, from scope: String) -> [String] {
    var candidates: [String] = []
    var parts = scope.split(separator: ".", maxSplits: 16).prefix(16)
    while !parts.isEmpty {
      candidates.append("\(parts.joined(separator: ".")).\(name)")
      parts.removeLast()
    }
    return candidates + [name]
  }

  /// The aliases of a type, or of one of the same last name.
  func aliases(of name: String) -> [String] { aliasNames[Self.lastName(name)] ?? [] }

  private static func lastName(_ name: String) -> String { lastNameOfNested(name) ?? name }

  /// The part after the last dot; `nil` for a name without one.
  private static func lastNameOfNested(_ name: String) -> String? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) }
  }
}
