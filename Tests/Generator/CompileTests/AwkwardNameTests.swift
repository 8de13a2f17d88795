import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// A manifest with any names is refused at their location, or the generated file compiles and means what the manifest
/// states.
@Suite(.long, .tags(.compiler, .soak)) struct AwkwardNameTests {
  private struct Generated {
    let manifest: AwkwardManifest
    let text: String
    let number: Int
  }

  @Test func aManifestIsRefusedOrItsFileCompiles() throws {
    var random = SeededGenerator(seed: 31)
    var batches: [[Generated]] = []
    var names: [Set<String>] = []
    let count = SoakLength.count(40, full: 2000)
    var refused = 0
    for number in 0..<count {
      let manifest = AwkwardManifest(number: number, using: &random)
      guard let text = generated(from: manifest) else {
        refused += 1
        continue
      }
      expectToReadBack(manifest, from: text)
      // Those of a module must not share names.
      let batch = names.firstIndex { $0.isDisjoint(with: manifest.names) } ?? names.count
      if batch == names.count {
        names.append([])
        batches.append([])
      }
      names[batch].formUnion(manifest.names)
      batches[batch].append(Generated(manifest: manifest, text: text, number: number))
    }
    #expect(refused > count / 20 && refused < count * 2 / 3, "\(refused) of \(count) are refused")
    for batch in batches { try expectToCompile(batch) }
  }

  /// The generated file; `nil` if the manifest is refused.
  private func generated(from manifest: AwkwardManifest) -> String? {
    let reading = ManifestReader.read(Array(manifest.text.utf8), file: "reuse.json")
    // A class with the name of one of UIKit's is the app's own.
    let classes = SourceFile.read(Array(manifest.classes.utf8), path: "Classes.swift", language: .swift)
    let output = Pipeline().generate(TargetInput(reading.withoutRules, declarations: Declarations([classes])))
    if output.text == nil {
      #expect(!output.diagnostics.isEmpty, "\(manifest.text)")
      for diagnostic in output.diagnostics {
        // A class that hides a type of the generated code is refused where it is declared.
        let files: [String?] = ["Classes.swift", "reuse.json"]
        #expect(files.contains(diagnostic.location?.file), "\(diagnostic) in \(manifest.text)")
        #expect(!diagnostic.message.isEmpty)
      }
    }
    return output.text
  }

  private func expectToReadBack(_ manifest: AwkwardManifest, from text: String) {
    let file = SourceFile.read(Array(text.utf8), path: "Reuse.generated.swift", language: .swift)
    #expect(file.doubt == nil, "\(manifest.text)")
    let types = Set(file.types.filter { $0.kind == .extension }.map(\.fullName))
    let literals = Set(file.stringLiterals.map { Array($0.value.unicodeScalars) })
    for (type, identifier) in manifest.entries {
      // UIKit's own classes aren't extended.
      #expect(types.contains(type) || AppleClass.named(type) != nil, "\(type) of \(manifest.text)")
      #expect(literals.contains(Array(identifier.unicodeScalars)), "\(identifier) of \(manifest.text)")
    }
  }

  private func expectToCompile(_ batch: [Generated]) throws {
    let compiler = try Compiler()
    var files: [String] = []
    for generated in batch {
      files.append(try compiler.write(generated.text, as: "Reuse\(generated.number).swift"))
      files.append(
        try compiler.write(
          "import Recycler\nimport HeadlessUIKit\n" + generated.manifest.classes,
          as: "Classes\(generated.number).swift"
        )
      )
    }
    let messages = try compiler.typecheck(["-module-name", "App", "-swift-version", "6"] + files)
    guard !messages.isEmpty else { return }
    let failing = batch.filter { messages.contains("Reuse\($0.number).swift:") }
    Issue.record("\(failing.map(\.manifest.text).joined(separator: "\n"))\n\(messages.prefix(6000))")
  }

  /// Literals of hostile strings: a compiled program prints the characters of each.
  @Test func literalsMeanTheirStrings() throws {
    var random = SeededGenerator(seed: 32)
    let special: [UInt32] = [
      0, 1, 7, 8, 9, 10, 13, 27, 32, 34, 39, 40, 92, 96, 123, 127, 0x80, 0xA0, 0xAD, 0x300, 0x600, 0x61C, 0x180E,
      0x200B,
      0x200D, 0x2028, 0x2029, 0x202E, 0x2066, 0xFDD0, 0xFDEF, 0xFEFF, 0xFFFC, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F468, 0x1FFFE,
      0xE0001, 0xF0000,
      0x10FFFE, 0x10FFFF,
    ]
    var literals: [String] = []
    var expected: [String] = []
    for _ in 0..<SoakLength.steps(16_000) {
      let scalars = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ -> Unicode.Scalar? in
        let value =
          Bool.random(using: &random)
          ? special.randomElement(using: &random) ?? 0 : UInt32.random(in: 0...0x10FFFF, using: &random)
        return Unicode.Scalar(value)
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      literals.append(SwiftLiteral.string(text))
      expected.append("\(scalars.map(\.value))")
    }
    // The compiler reads one list in much less time than as many statements.
    let program = """
      let texts: [String] = [
      \(literals.joined(separator: ",\n"))
      ]
      for text in texts { print(text.unicodeScalars.map(\\.value)) }
      """
    let compiler = try Compiler()
    let file = try compiler.write(program, as: "main.swift")
    #expect(try compiler.run(["-Onone", "-o", "literals", file]) == "")
    let printed = try compiler.runProgram("literals").split(separator: "\n").map(String.init)
    try #require(printed.count == literals.count)
    for index in literals.indices where printed[index] != expected[index] {
      Issue.record("\(literals[index]) means \(printed[index]), not \(expected[index])")
    }
  }
}
