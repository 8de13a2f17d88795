import Foundation
import InterfaceBuilderXML
import ReuseGenTestSupport
import Testing

@testable import DocumentTools
@testable import ReuseGenCore

@Suite(.long, .enabled(if: SharedFolder.interfaceBuilder.isPresent))
struct RealDocumentFactsTests {
  /// `InspectRealDocumentsTests` makes the same comparison with the output of the tool in every run.
  @Test(.tags(.process, .soak), .enabled(if: SoakLength.isFull)) func factsEqualThoseOfAnIndependentReader() throws {
    let lines = SharedFolder.interfaceBuilder.documents().map { path -> String in
      let file = FileManager.default.contents(atPath: path) ?? Data()
      do throws(IBReadError) {
        return DocumentFacts.json(try InterfaceBuilderDocument.read(file, path: path))
      } catch {
        return DocumentFacts.json(error)
      }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString).jsonl")
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }

    let report = try Self.compare(file)
    #expect(report == "571 of 571 documents equal, 0 unexpected\n")
  }

  /// No record is lost in an outline: each has a line. By default, in one document in four.
  @Test(.tags(.soak)) func everyDocumentHasAnOutline() throws {
    for path in SoakLength.cases(SharedFolder.interfaceBuilder.documents(), byDefaultEvery: 4) {
      let file = FileManager.default.contents(atPath: path) ?? Data()
      guard let document = try? InterfaceBuilderDocument.read(file, path: path) else { continue }
      let records =
        document.scenes.count + document.roots.count + document.reusables.count { $0.role != .root }
        + document.segues.count + document.outlets.count + document.actions.count + document.attributes.count
        + document.links.count
        + document.placeholders.count { $0.isFilesOwner || $0.identifier == "IBProxyObject" }
      // An identifier may hold a line feed.
      #expect(DocumentOutline.text(document).split(separator: "\n").count >= 1 + records, "\(path)")
    }
  }

  private static func compare(_ file: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let folder = SharedFolder.interfaceBuilder.url
    process.arguments = [
      "python3", folder.appendingPathComponent("facts.py").path, "--compare", file.path,
      folder.appendingPathComponent("documents").path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let report = output.fileHandleForReading.readDataToEndOfFile()
    process.waitForEnd()
    return String(decoding: report, as: UTF8.self)
  }
}
