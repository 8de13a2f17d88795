import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenDrafting
@testable import ReuseGenCore

/// Whatever the linter accepts compiles, and whatever it refuses because of an entry names the entry: for targets that
/// are made at random, with the manifest that is drafted for them, and with changes of it.
@Suite(.long, .tags(.compiler, .soak)) struct RandomTargetTests {
  private static let batchSize = 40
  /// The language modes, each with one of the features that change what code may say.
  private static let flags: [[String]] = [5, 6].flatMap { version in
    [[]]
      + [
        ["-default-isolation", "MainActor", "-D", "DEBUG"], ["-enable-upcoming-feature", "InternalImportsByDefault"],
        ["-enable-upcoming-feature", "MemberImportVisibility"], ["-enable-upcoming-feature", "ExistentialAny"],
      ]
  }.enumerated().map { index, flags in ["-swift-version", index < 5 ? "5" : "6"] + flags }

  /// By default, without features and with all of them.
  private static let checked: [[String]] =
    SoakLength.isFull ? flags : [flags[0], flags[5] + flags[6...].flatMap { $0.dropFirst(2) }]

  @Test(arguments: 0..<SoakLength.count(1, full: 13))
  func whateverIsAcceptedCompiles(batch: Int) throws {
    let compiler = try Compiler()
    var targets = (0..<Self.batchSize).map { index in
      let number = batch * Self.batchSize + index
      return RandomTarget(number: number, seed: UInt64(1_000 + number))
    }
    var files: [String] = []
    var accepted = 0
    var refused = 0
    var manifests: [Int: String] = [:]
    for index in targets.indices {
      for (name, text) in targets[index].sources(hasObjectiveC: false) {
        files.append(try compiler.write(text, as: name))
      }
      let draft = Self.draft(of: targets[index])
      let text =
        targets[index].number.isMultiple(of: 3)
        ? draft.inNamespace(targets[index].number) : targets[index].changed(draft)
      let output = Self.generate(text, for: targets[index])
      let entries = output.diagnostics.filter { $0.severity == .error && Self.isAboutEntry($0) }
      for error in entries {
        let line =
          error.location.map { text.split(separator: "\n", omittingEmptySubsequences: false)[$0.line - 1] } ?? ""
        #expect(line.contains("T\(targets[index].number)"), "\(error.message)\n\(text)")
      }
      if targets[index].number.isMultiple(of: 3) {
        #expect(entries.map(\.message) == [], "a draft is accepted\n\(text)")
      }
      guard let generated = output.text else {
        refused += 1
        continue
      }
      accepted += 1
      manifests[targets[index].number] = text
      files.append(try compiler.write(generated, as: "Generated\(targets[index].number).swift"))
    }
    #expect(accepted > Self.batchSize / 4 && refused > 0, "\(accepted) accepted, \(refused) refused")
    for module in ["Kit", "Drawer"] { try Self.emit(module, of: targets, with: compiler) }
    for flags in Self.checked {
      let arguments = ["-module-name", "App", "-package-name", "app", "-parse-as-library"] + files + flags
      let errors = try compiler.typecheck(arguments).split(separator: "\n").filter { $0.contains("error: ") }
      for error in errors.prefix(10) {
        let number = error.firstMatch(of: /(?:Generated|T)(\d+)/).flatMap { Int($0.1) } ?? -1
        Issue.record("\(flags.joined(separator: " ")): \(error)\n\(manifests[number] ?? "")")
      }
    }
  }

  private static func isAboutEntry(_ error: Diagnostic) -> Bool {
    error.rule == EntryClass.name || error.location?.file == "reuse.json" && error.rule != ManifestRule.key
  }

  private static func emit(_ module: String, of targets: [RandomTarget], with compiler: Compiler) throws {
    let own = module == "Drawer" ? "public class Drawer: UIViewController {}\n" : ""
    let text =
      "public import Recycler\n" + own + targets.flatMap { $0.declarations(in: module) }.joined(separator: "\n")
    let file = try compiler.write(text, as: "\(module).swift")
    let path = compiler.folder.appendingPathComponent("\(module).swiftmodule").path
    let messages = try compiler.run(
      [
        "-emit-module", "-emit-module-path", path, "-module-name", module, "-package-name", "app", "-swift-version",
        "6",
      ]
        + [file]
    )
    #expect(messages == "")
  }

  // MARK: - The tool

  private static func documents(of target: RandomTarget) -> [DocumentFile] {
    target.documents.sorted { $0.key < $1.key }.map { DocumentFile(path: $0, text: $1) }
  }

  private static func sources(of target: RandomTarget) -> [SourceText] {
    var texts = target.sources(hasObjectiveC: true).sorted { $0.key < $1.key }.map { name, text in
      SourceText(path: name, bytes: Array(text.utf8))
    }
    for module in ["Kit", "Drawer"] {
      let own = module == "Drawer" ? "public class Drawer: UIViewController {}\n" : ""
      var text = SourceText(
        path: "\(module)/\(module).swift",
        bytes: Array((own + target.declarations(in: module).joined(separator: "\n")).utf8)
      )
      text.module = module
      texts.append(text)
    }
    return texts
  }

  private static func draft(of target: RandomTarget) -> String {
    ManifestDraft(documents(of: target), sources: sources(of: target), module: "App", areSourcesComplete: true).text
  }

  private static func generate(_ manifest: String, for target: RandomTarget) -> Pipeline.Output {
    var declarations = Declarations(sources(of: target).compactMap(\.declarations))
    declarations.isWholeTarget = true
    let input = TargetInput(
      ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
      documents: documents(of: target),
      declarations: declarations
    )
    return Pipeline(options: .init(defaultBundle: .main, module: "App")).generate(input)
  }
}

extension String {
  /// A manifest with a namespace of its own.
  fileprivate func inNamespace(_ number: Int) -> String {
    replacing("\n{\n", with: "\n{\n  \"namespace\": \"Reuse\(number)\",\n", maxReplacements: 1)
  }
}
