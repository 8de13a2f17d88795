import ReuseGenTestSupport
import Testing

@testable import ReuseGenDeclarations

/// The table of Apple's classes has those of the runtime, with the members of classes that documents hold.
@Suite(.long) struct AppleClassTests {
  private let runtime: RuntimeDeclarations
  private let described: Set<String>
  /// The superclasses of classes with a description.
  private let superclassesOfDescribed: Set<String>

  init() throws {
    runtime = try #require(RuntimeDeclarations.shared)
    described = Set(ClassDescription.all(in: runtime).map(\.className))
    superclassesOfDescribed = Set(described.flatMap(runtime.superclasses))
  }

  @Test func theTableHasTheClassesOfTheRuntime() throws {
    let lines = runtime.classes.keys.sorted().compactMap(line)
    #expect(lines.count > 200)
    try GeneratedFile(
      "Sources/Generator/ReuseGenDeclarations/Apple/AppleClassTables+Runtime.generated.swift",
      """
      extension AppleClassTables {
        /// The classes of the runtime, which may have other members on Apple's platforms. `isEnabled` has the key
        /// `enabled`, too.
        static let runtime = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }
      """
    ).verify()
  }

  /// The table that is written by hand has only classes and members that the runtime lacks.
  @Test func noMemberIsListedTwice() {
    for line in AppleClassTables.uiKit.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
      guard let name = parts[0].first?.filter({ $0 != ":" && $0 != "?" }), runtime.classes[name] != nil else {
        continue
      }
      #expect(parts[0].dropFirst().first.map(String.init) != runtime.superclass(of: name), "\(name)")
      let listed = parts.dropFirst().flatMap { $0.map(String.init) }
      #expect(Set(listed).intersection(keys(of: name).union(actions(of: name))) == [], "\(name)")
    }
  }

  private func line(_ name: String) -> String? {
    guard RuntimeDeclarations.isApples(name), let superclass = runtime.superclass(of: name) else { return nil }
    var words = ["\(name)?:", superclass]
    let (keys, actions) = (keys(of: name).sorted(), actions(of: name).sorted())
    if !keys.isEmpty || !actions.isEmpty { words += ["|"] + keys }
    if !actions.isEmpty { words += ["|"] + actions }
    return GeneratedFile.lines(words, indentation: 4, separator: " \\")
  }

  /// Whether documents hold objects of the class, or of a subclass.
  private func isInDocuments(_ name: String) -> Bool {
    let chain = [name] + runtime.superclasses(of: name)
    return chain.contains(where: described.contains) || superclassesOfDescribed.contains(name)
  }

  private func keys(of name: String) -> Set<String> {
    guard isInDocuments(name) else { return [] }
    let properties = runtime.partsWithOwnSuperclasses(of: name).flatMap(\.properties)
      .filter { isOwn($0.modifiers) && !$0.isTypeMember }
    return Set(
      properties.flatMap { property -> [String] in
        let rest = property.name.dropFirst(2)
        guard property.name.hasPrefix("is"), rest.first?.isUppercase ?? false else { return [property.name] }
        return [property.name, rest.prefix(1).lowercased() + rest.dropFirst()]
      }
    )
  }

  /// The methods with at most one parameter.
  private func actions(of name: String) -> Set<String> {
    guard isInDocuments(name) else { return [] }
    let methods = runtime.partsWithOwnSuperclasses(of: name).flatMap(\.methods).filter { method in
      isOwn(method.modifiers) && !method.isTypeMember && method.kind == .method && method.parameters.count <= 1
        && method.parameters.allSatisfy { $0.label == nil } && method.baseName.first?.isLetter ?? false
    }
    return Set(methods.map(\.selector))
  }

  private func isOwn(_ modifiers: Modifiers) -> Bool {
    !modifiers.isDisjoint(with: [.public, .open]) && !modifiers.contains(.override)
  }
}
