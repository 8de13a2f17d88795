import Foundation
import ReuseGenTestSupport

/// The installed compiler, with the modules that were built with these tests.
final class Compiler: Sendable {
  let folder: URL

  /// The language modes in which samples are compiled; by default, the newer one alone.
  static let languages = SoakLength.cases([5, 6]) { $0 == 6 }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("compile-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Copies a file under a name that ends in ".swift".
  func copy(_ file: URL, as name: String) throws -> String {
    let copy = folder.appendingPathComponent(name)
    try FileManager.default.copyItem(at: file, to: copy)
    return copy.path
  }

  /// Writes a Swift file.
  func write(_ text: String, as name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Runs the compiler and returns its messages; empty if there are none.
  func run(_ arguments: [String]) throws -> String { try run([], arguments) }

  /// Type-checks files and returns the compiler's messages; empty if there are none.
  ///
  /// One process reads all files. The compiler's driver would start several, each of which loads the modules.
  func typecheck(_ arguments: [String]) throws -> String { try run(["-frontend", "-typecheck"], arguments) }

  /// Compiles files to an object file, in the same way.
  func makeObject(_ arguments: [String]) throws -> String { try run(["-frontend", "-c"], arguments) }

  /// Type-checks a file, and returns the diagnostics as the compiler stores them for editors.
  func storedDiagnostics(of file: String) throws -> Data {
    let diagnostics = folder.appendingPathComponent("stored-\(UUID()).dia")
    _ = try typecheck(["-swift-version", "6", file, "-serialize-diagnostics-path", diagnostics.path])
    return try Data(contentsOf: diagnostics)
  }

  private func run(_ mode: [String], _ arguments: [String]) throws -> String {
    let folders = ["-I", Self.modules.path, "-I", folder.path]
    return try Self.run("/usr/bin/env", ["swiftc"] + mode + folders + arguments, in: folder)
  }

  /// Links the object files of the module `UIKit`, and of the modules that it needs, with files to a program.
  ///
  /// The linker lld takes half of the time of the default one.
  func linkWithUIKit(_ arguments: [String]) throws -> String {
    try run(["-use-ld=lld"] + arguments + Self.modulesOfUIKit.flatMap(Self.objects(of:)))
  }

  /// Runs a compiled program, and returns its output.
  func runProgram(_ name: String, _ arguments: String...) throws -> String {
    try Self.run(folder.appendingPathComponent(name).path, arguments, in: folder)
  }

  /// The folder of the modules that package manifests import.
  func manifestModules() throws -> String { try Self.resources.get() + "/pm/ManifestAPI" }

  /// The compiler's own folder, which it is asked for once.
  private static let resources = Result {
    let information = try Compiler().run(["-print-target-info"])
    return try JSONDecoder().decode(TargetInformation.self, from: Data(information.utf8)).paths.runtimeResourcePath
  }

  private struct TargetInformation: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }

  private static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let messages = folder.appendingPathComponent("messages-\(UUID())")
    try Data().write(to: messages)
    let handle = try FileHandle(forWritingTo: messages)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitForEnd()
    let text = String(decoding: try Data(contentsOf: messages), as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "exit code \(process.terminationStatus)"
  }

  /// The module `UIKit`, and those that it needs.
  private static let modulesOfUIKit = [
    "UIKit", "HeadlessPortedCode", "HeadlessUIKit", "HeadlessUIFoundation", "HeadlessFoundation",
    "HeadlessCoreGraphics", "HeadlessFonts", "HeadlessListModel", "HeadlessLinearConstraints", "ReuseGenXML",
    "ReuseGenBasics", "ReuseGenVisibleText",
  ]

  /// The object files of a module that was built with these tests.
  private static func objects(of module: String) throws -> [String] {
    let folder = products.appendingPathComponent("\(module).build")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return [products.appendingPathComponent("\(module).o").path]
    }
    // Build products of deleted files remain there.
    let sources = Checkout.url(Checkout.path(of: module)).path
    let names = (FileManager.default.enumerator(atPath: sources)?.allObjects ?? []).compactMap { $0 as? String }
      .map { ($0 as NSString).lastPathComponent }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" && names.contains($0.deletingPathExtension().lastPathComponent) }
      .map(\.path).sorted()
  }

  /// The folder of the build products: that of the test bundle.
  static var products: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    return (bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
  }

  /// Beside the test bundle: in a separate folder or, with Swift Build, among the products.
  private static var modules: URL {
    let folder = products.appendingPathComponent("Modules")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : products
  }
}
