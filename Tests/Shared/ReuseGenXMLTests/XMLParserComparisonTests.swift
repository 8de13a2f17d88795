import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenXML

/// The reader and Foundation's XMLParser report the same elements, or both refuse a document.
@Suite(.long) struct XMLParserComparisonTests {
  @Test func fixturesAreReadAlike() throws {
    var comparison = Comparison()
    for name in try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path).sorted() {
      comparison.compare(try Fixture.bytes(name), name)
    }
    #expect(comparison.read > 5)
  }

  /// By default, one document in four.
  @Test(.tags(.soak), .enabled(if: SharedFolder.interfaceBuilder.isPresent))
  func realDocumentsAreReadAlike() throws {
    var comparison = Comparison()
    for path in SoakLength.cases(SharedFolder.interfaceBuilder.documents(), byDefaultEvery: 4) {
      comparison.compare(try Data(contentsOf: URL(fileURLWithPath: path)), path)
    }
    #expect(comparison.read > SoakLength.count(125, full: 500))
    #expect(comparison.refused == SoakLength.count(1, full: 5), "documents from before Xcode 5")
  }

  /// 500 mutations, 5,000 in a full run; 200,000 if `FUZZ_SECONDS` is set.
  @Test(.tags(.soak)) func mutatedDocumentsAreReadAlike() throws {
    let isLong = ProcessInfo.processInfo.environment["FUZZ_SECONDS"] != nil
    let seeds = try Self.seeds(all: isLong)
    let count = isLong ? 200_000 : SoakLength.count(500, full: 5_000)
    var comparison = Comparison()
    var random = SeededGenerator(seed: 15)
    for round in 0..<count {
      guard let seed = seeds.randomElement(using: &random) else { break }
      var mutation = DocumentMutation(seed)
      for _ in 0..<Int.random(in: 1...2, using: &random) { mutation.mutate(using: &random) }
      comparison.compare(mutation.bytes, "mutation \(round)")
    }
    // Mutations that are all refused, or all read, would prove little.
    #expect(comparison.read > count / 10 && comparison.refused > count / 10)
    #expect(comparison.differing < count / 4)
    print("\(count) mutations: \(comparison)")
  }

  @Test(arguments: IntendedDifference.all)
  func intendedDifferencesAreDifferences(_ difference: IntendedDifference) throws {
    let events = try? ElementEvents.read(Data(difference.document.utf8))
    #expect((events != nil) == difference.isReadHere, "\(difference.reason)")
    #expect(difference.applies(to: Data(difference.document.utf8)), "\(difference.reason)")
  }

  private static func seeds(all: Bool) throws -> [Data] {
    var seeds = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path).sorted().map(Fixture.bytes)
    seeds += DocumentMutation.smallDocuments.map { Data($0.utf8) }
    guard SharedFolder.interfaceBuilder.isPresent else { return seeds }
    let real = try SharedFolder.interfaceBuilder.documents().map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    // Small documents, of which many can be read in the time.
    return seeds + real.filter { $0.count < (all ? 16_000 : 4_000) }
  }
}

/// Compares the two readers document by document and counts the results.
private struct Comparison: CustomStringConvertible {
  var read = 0
  var refused = 0
  /// The documents to which an intended difference applies.
  var differing = 0

  var description: String { "\(read) read, \(refused) refused, \(differing) with an intended difference" }

  mutating func compare(_ file: Data, _ name: String) {
    guard !IntendedDifference.all.contains(where: { $0.applies(to: file) }) else {
      differing += 1
      // Reading must still end.
      _ = try? IBElement.read(file, path: name)
      return
    }
    let here = Result { () throws(IBReadError) in try ElementEvents.read(file) }
    let foundation = ParserEvents.read(file)
    switch (here, foundation) {
    case (.success(let events), let expected?):
      read += 1
      if events != expected { Issue.record("\(name): other elements\n\(String(decoding: file, as: UTF8.self))") }
    case (.failure, nil):
      refused += 1
    case (.success, nil):
      Issue.record("\(name) is read, XMLParser refuses it\n\(String(decoding: file, as: UTF8.self))")
    case (.failure(let error), _?):
      Issue.record("\(name) is refused: \(error)\n\(String(decoding: file, as: UTF8.self))")
    }
  }
}
