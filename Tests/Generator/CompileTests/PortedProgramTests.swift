import Foundation
import ReuseGenCore
import ReuseGenPorting
import ReuseGenTestSupport
import Testing

#if os(Linux)
/// Sources as apps have them are ported, compiled against the module UIKit, and run. By default, every third program.
@Suite(.long, .tags(.compiler, .soak)) struct PortedProgramTests {
  private static let programs = SoakLength.cases(PortedProgram.all, byDefaultEvery: 3)

  @Test(arguments: programs)
  func aPortedProgramBehavesAsWithObjectiveC(_ program: TargetCase) async throws {
    let result = try await #require(Self.results.value[program.testDescription])
    #expect(result.diagnostics == [])
    #expect(!result.messages.contains("error:"), "\(result.messages)")
    #expect(result.output == program.output)
  }

  private struct Result {
    var diagnostics: [String] = []
    /// The compiler's messages.
    var messages = ""
    var output = ""
  }

  /// The results of the programs. They are linked as one, because linking takes longer than compiling.
  private static let results = Task {
    let compiler = try Compiler()
    var results: [String: Result] = [:]
    var modules: [String: String] = [:]
    for (number, program) in programs.enumerated() {
      let module = "Program\(number)"
      let port = program.port()
      let messages = try compiler.compile(program, copies: port.sources, module: module)
      results[program.testDescription] = Result(diagnostics: port.diagnostics.map(\.message), messages: messages)
      if !messages.contains("error:") { modules[program.testDescription] = module }
    }
    let messages = try compiler.link(modules.values.sorted())
    for (program, module) in modules {
      results[program]?.messages += messages
      if !messages.contains("error:") { results[program]?.output = try compiler.runProgram("Programs", module) }
    }
    return results
  }
}

/// Programs, each with the sources of an app, a main file that isn't ported, and what the program prints. The source
/// before any file is Program.swift, and the main file calls `report()` if there is none.
enum PortedProgram {}

extension TargetCase {
  fileprivate var output: String { expected.map { $0 + "\n" }.joined() }

  fileprivate var ported: [(path: String, text: String)] {
    (source.isEmpty ? [] : [("Program.swift", source)]) + sources.filter { $0.path != "main.swift" }
  }

  fileprivate func port() -> (sources: [PortedSource], diagnostics: [Diagnostic]) {
    SourcePort.port(ported.map { PortInput(path: $0.path, bytes: Array($0.text.utf8)) })
  }
}

extension Compiler {
  /// Compiles the copies of a program's sources to a module with the function `start`.
  fileprivate func compile(_ program: TargetCase, copies: [PortedSource], module: String) throws -> String {
    var files = try zip(program.ported, copies).map { file, copy in
      try write(String(decoding: copy.bytes, as: UTF8.self), as: module + file.path)
    }
    let main = program.files["main.swift"] ?? "report()"
    files.append(try write("import UIKit\npublic func start() {\n\(main)\n}\n", as: "\(module)Main.swift"))
    return try makeObject(
      ["-swift-version", "5", "-suppress-warnings", "-parse-as-library", "-module-name", module]
        + ["-o", "\(module).o", "-emit-module-path", "\(module).swiftmodule"] + files
    )
  }

  /// Links modules to a program that starts the module in its argument.
  fileprivate func link(_ modules: [String]) throws -> String {
    let imports = modules.map { "import \($0)\n" }.joined()
    let cases = modules.map { "case \"\($0)\": \($0).start()\n" }.joined()
    let main = try write(imports + "switch CommandLine.arguments[1] {\n\(cases)default: break\n}\n", as: "main.swift")
    return try linkWithUIKit(["-o", "Programs", main] + modules.map { "\($0).o" })
  }
}
#endif
