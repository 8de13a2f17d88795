import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

/// The classes of the runtime that apps inherit.
struct InheritedClassTests {
  /// Each subclass has a table with all members of its superclasses that aren't final, and the compiler writes one for
  /// each class of an app.
  @Test func privateMembersAreFinal() throws {
    let files = try RuntimeSource.all().map(\.file)
    #expect(files.flatMap(Self.inheritedClasses).count > 300)
    #expect(files.flatMap(Self.privateMembersInTables) == [])
  }

  @Test(arguments: [
    ("open class A { private var one = 1; private func two() {} }", ["A.one", "A.two"]),
    ("open class A { private final var one = 1; private let two = 2; static private var three = 3 }", []),
    ("open class A { open private(set) var one = 1; private(set) var two = 2; func three() {} }", []),
    ("public class A { fileprivate lazy var one = 1 }", ["A.one"]),
    ("final public class A { private var one = 1 }; class B { private var two = 2 }", []),
    ("open class A {}; extension A { private var one: Int { 1 } }", []),
  ])
  func privateMembersInTablesAreFound(source: String, names: [String]) {
    let file = ReuseGenDeclarations.SourceFile.read(Array(source.utf8), path: "A.swift", language: .swift)
    #expect(Self.privateMembersInTables(of: file) == names)
  }

  private static func inheritedClasses(in file: ReuseGenDeclarations.SourceFile) -> [TypeDeclaration] {
    file.types.filter {
      $0.kind == .class && !$0.modifiers.isDisjoint(with: [.open, .public]) && !$0.modifiers.contains(.final)
    }
  }

  private static func privateMembersInTables(of file: ReuseGenDeclarations.SourceFile) -> [String] {
    inheritedClasses(in: file).flatMap { type in
      let properties = type.properties.filter { !$0.isConstant && isInTable($0.modifiers) }.map(\.name)
      let methods = type.methods.filter { $0.kind == .method && isInTable($0.modifiers) }.map(\.baseName)
      return (properties + methods).map { "\(type.fullName).\($0)" }
    }
  }

  /// Whether a member is private and can, as far as the compiler knows, be overridden.
  private static func isInTable(_ modifiers: Modifiers) -> Bool {
    !modifiers.isDisjoint(with: [.private, .fileprivate]) && modifiers.isDisjoint(with: [.final, .static])
  }
}
