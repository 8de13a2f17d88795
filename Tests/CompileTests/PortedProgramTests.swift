import Foundation
import ReuseGenTestSupport
import SourcePorting
import Testing

#if os(Linux)
/// Sources as apps have them are ported, compiled against the module UIKit, and run.
@Suite(.long, .tags(.compiler))
struct PortedProgramTests {
  @Test(arguments: PortedProgram.all)
  func aPortedProgramBehavesAsWithObjectiveC(_ program: PortedProgram) throws {
    let inputs = program.files.map { PortInput(path: "\($0.name).swift", bytes: Array($0.text.utf8)) }
    let port = SourcePort.port(inputs)
    #expect(port.diagnostics.map(\.message) == [])
    let compiler = try Compiler()
    var files = try zip(program.files, port.sources).map { file, copy in
      try compiler.write(String(decoding: copy.bytes, as: UTF8.self), as: "\(file.name).swift")
    }
    files.append(try compiler.write("import UIKit\n\(program.main)\n", as: "main.swift"))
    let objects = try Compiler.modulesOfUIKit.flatMap(Compiler.objects(of:))
    let messages = try compiler.run(
      ["-swift-version", "5", "-suppress-warnings", "-module-name", "Program", "-o", "Program"] + files + objects
    )
    #expect(!messages.contains("error:"), "\(messages)")
    let output = try compiler.runProgram("Program")
    #expect(output == program.output)
  }
}

/// Sources of an app, a main file that isn't ported, and what the program prints.
struct PortedProgram: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [(name: String, text: String)]
  var main: String
  var output: String
}
#endif
