import Foundation
import Recycler
import ReuseGenCore
import ReuseGenTestSupport
import Testing

/// Generated code compiles without warnings under all settings of the user's target. By default, under the
/// strictest, and two files also under the loosest.
///
/// The generated files are those that are checked in as expected; the classes beside them are in `Classes`.
@Suite(.long, .tags(.compiler, .soak)) struct GeneratedCodeCompilesTests {
  /// A target's settings.
  struct Mode: CustomTestStringConvertible, Sendable {
    var language: Int
    var isolation: String
    var features: [String] = []

    var testDescription: String { "Swift \(language), \(isolation) \(features.joined(separator: " "))" }

    var flags: [String] {
      ["-swift-version", "\(language)", "-strict-concurrency=complete", "-default-isolation", isolation]
        + features.flatMap { ["-enable-upcoming-feature", $0] }
    }
  }

  static let modes = [5, 6].flatMap { language in
    ["nonisolated", "MainActor"].map { Mode(language: language, isolation: $0) }
  }
  private static let ordinary = SoakLength.cases([modes[3], modes[0]], byDefaultEvery: 2)
  static let strictest = Mode(
    language: 6,
    isolation: "MainActor",
    features: [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
  )

  @Test(arguments: SoakLength.cases(modes + [strictest], byDefaultEvery: 4))
  func generatedCodeCompilesWithoutWarnings(mode: Mode) throws {
    try expectToCompile(
      [Self.reference("ReferenceAccessors/Reuse.generated.swift"), Self.classes("everything")],
      mode: mode
    )
  }

  @Test(arguments: SoakLength.cases(modes, byDefaultEvery: 3))
  func standaloneCodeCompilesWithoutWarnings(mode: Mode) throws {
    let compiler = try Compiler()
    let classes = try String(contentsOf: Self.classes("everything"), encoding: .utf8)
    // The library has the accessors, and not what Recycler offers by inference.
    let ownClasses = classes.replacing("import Recycler", with: "import UIKit")
      .replacing("dequeueReusableCell(for:", with: "dequeuePersonCell(for:")
    let own = try compiler.write(ownClasses, as: "Own.swift")
    try expectToCompile(
      [Self.reference("ReuseGenCoreTests/Rendering/Expected/standalone.swift.expected"), URL(fileURLWithPath: own)],
      mode: mode,
      compiler: compiler
    )
  }

  @Test(arguments: ["empty", "public", "awkward", "no-conformances", "inheritance", "segues"], ordinary)
  func aManifestsCodeCompilesWithoutWarnings(name: String, mode: Mode) throws {
    try expectToCompile(
      [Self.reference("ReuseGenCoreTests/Rendering/Expected/\(name).swift.expected"), Self.classes(name)],
      mode: mode
    )
  }

  @Test(arguments: ordinary)
  func classesOfAnotherModuleCompileWithoutWarnings(mode: Mode) throws {
    let compiler = try Compiler()
    let kit = try compiler.copy(Self.classes("Kit"), as: "Kit.swift")
    let made = try compiler.run(["-emit-module", "-module-name", "Kit", kit] + mode.flags)
    #expect(made == "")
    try expectToCompile(
      [
        Self.reference("ReuseGenCoreTests/Rendering/Expected/other-modules.swift.expected"),
        Self.classes("other-modules"),
      ],
      mode: mode,
      compiler: compiler
    )
  }

  private static func reference(_ path: String) -> URL { Checkout.url("Tests/Generator/\(path)") }

  private static func classes(_ name: String) -> URL { reference("CompileTests/Classes/\(name).swift.classes") }

  private func expectToCompile(_ files: [URL], mode: Mode, compiler: Compiler? = nil) throws {
    let compiler = try compiler ?? Compiler()
    let copies = try files.enumerated().map { try compiler.copy($1, as: "File\($0).swift") }
    let messages = try compiler.typecheck(["-module-name", "App", "-package-name", "app"] + copies + mode.flags)
    #expect(messages == "")
  }
}
