import Foundation
import Recycler
import ReuseGenCore
import Testing

/// What is generated compiles without a warning, whatever the user's target is set to.
///
/// The generated files are those that are checked in as expected; the classes beside them are in `Classes`.
struct GeneratedCodeCompilesTests {
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
  static let strictest = Mode(
    language: 6, isolation: "MainActor",
    features: [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ])

  @Test(arguments: modes + [strictest])
  func everything(mode: Mode) throws {
    try expectToCompile(
      [Self.reference("ReferenceAccessors/Reuse.generated.swift"), Self.classes("everything")], mode: mode)
  }

  @Test(arguments: ["empty", "public", "awkward", "no-conformances", "segues"], [modes[0], modes[3]])
  func manifest(name: String, mode: Mode) throws {
    try expectToCompile(
      [Self.reference("ReuseGenCoreTests/Rendering/Expected/\(name).swift.expected"), Self.classes(name)], mode: mode)
  }

  @Test(arguments: [modes[0], modes[3]])
  func otherModule(mode: Mode) throws {
    let compiler = try Compiler()
    let kit = try compiler.copy(Self.classes("Kit"), as: "Kit.swift")
    let made = try compiler.run(["-emit-module", "-module-name", "Kit", kit] + mode.flags)
    #expect(made == "")
    try expectToCompile(
      [
        Self.reference("ReuseGenCoreTests/Rendering/Expected/other-modules.swift.expected"),
        Self.classes("other-modules"),
      ],
      mode: mode, compiler: compiler)
  }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  private static func reference(_ path: String) -> URL { tests.appendingPathComponent(path) }

  private static func classes(_ name: String) -> URL {
    tests.appendingPathComponent("CompileTests/Classes/\(name).swift.classes")
  }

  private func expectToCompile(_ files: [URL], mode: Mode, compiler: Compiler? = nil) throws {
    let compiler = try compiler ?? Compiler()
    let copies = try files.enumerated().map { try compiler.copy($1, as: "File\($0).swift") }
    let messages = try compiler.run(
      ["-typecheck", "-module-name", "App", "-package-name", "app"] + copies + mode.flags)
    #expect(messages == "")
  }
}

/// The compiler that stands in the path, with the modules that were built with these tests.
final class Compiler {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("compile-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Copies a file under a name with which the compiler takes it for Swift.
  func copy(_ file: URL, as name: String) throws -> String {
    let copy = folder.appendingPathComponent(name)
    try FileManager.default.copyItem(at: file, to: copy)
    return copy.path
  }

  /// Runs the compiler and gives what it says: nothing where all is well.
  func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-I", Self.modules, "-I", folder.path] + arguments
    process.currentDirectoryURL = folder
    let messages = folder.appendingPathComponent("messages-\(UUID())")
    try Data().write(to: messages)
    let handle = try FileHandle(forWritingTo: messages)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: messages), as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "exit code \(process.terminationStatus)"
  }

  /// Beside the test bundle: in a folder of their own, or, with Swift Build, among the products.
  private static var modules: String {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let products = (bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
    let folder = products.appendingPathComponent("Modules")
    return FileManager.default.fileExists(atPath: folder.path) ? folder.path : products.path
  }
}
