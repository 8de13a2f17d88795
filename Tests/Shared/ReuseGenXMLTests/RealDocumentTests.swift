import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenXML

@Suite(.long, .enabled(if: SharedFolder.interfaceBuilder.isPresent)) struct RealDocumentTests {
  /// Every element's location is where its tag begins, in every document; only legacy archives are refused.
  /// By default, one document in four.
  @Test func locationsPointAtTags() throws {
    var elements = 0
    var refused: [IBReadError.Problem: Int] = [:]
    for path in SoakLength.cases(SharedFolder.interfaceBuilder.documents(), byDefaultEvery: 4) {
      let file = try Data(contentsOf: URL(fileURLWithPath: path))
      do {
        let root = try IBElement.read(file, path: path)
        let source = try IBSource(file, path: path)
        let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        root.forEach { element in
          elements += 1
          let line = lines[element.line - 1]
          #expect(
            line.dropFirst(element.column - 1).starts(with: "<\(element.name)".utf8),
            "\(path):\(element.line):\(element.column)"
          )
        }
      } catch {
        refused[error.problem, default: 0] += 1
      }
    }
    #expect(elements > SoakLength.count(10_000, full: 40_000))
    #expect(refused == [.legacyArchive: SoakLength.count(1, full: 5)])
  }
}
