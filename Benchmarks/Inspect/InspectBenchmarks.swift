import Foundation
import ReuseGenCore
import ReuseGenDocumentTools

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads a folder of documents: with a bare pass of XMLParser that counts attributes, and with `reusegen inspect`. The
/// value is for one document, so it must not change for a folder with ten times as many. Warm: the system has the files
/// in memory. Each document is read again from its bytes.
enum InspectBenchmarks {
  private static let baseline = "inspect/xmlparser"
  private static let documents = "inspect/documents"

  @MainActor static func all(_ folder: InspectedFolder) -> [Benchmark] {
    [
      row(baseline, \.paths, of: folder) { path in
        let counter = AttributeCounter()
        let parser = XMLParser(data: FileManager.default.contents(atPath: path) ?? Data())
        parser.delegate = counter
        _ = parser.parse()
        keep(counter.count)
      },
      row(documents, \.paths, of: folder) { inspect($0) },
      row("inspect/documents/8500", baseline: documents, rounds: 3, \.tenfoldPaths, of: folder) { inspect($0) },
    ]
  }

  /// The growth of the program's memory while it inspects the folder, in bytes. Measure this before anything else.
  @MainActor static func memory(_ folder: InspectedFolder) -> Benchmark {
    Benchmark(name: "inspect/memory", baseline: "inspect/memory", unit: .bytes, rounds: 1) {
      let paths = folder.paths
      let before = ResidentMemory.peak
      for path in paths { inspect(path) }
      return Double(ResidentMemory.peak - before)
    }
  }

  private static func inspect(_ path: String) {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    keep(Inspection(of: DocumentFile(path: path, content: .bytes(Array(bytes))), as: .json).facts)
  }

  @MainActor
  private static func row(
    _ name: String,
    baseline: String = baseline,
    rounds: Int = .max,
    _ paths: @escaping (InspectedFolder) -> [String],
    of folder: InspectedFolder,
    _ read: @escaping (String) -> Void
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .nanoseconds, rounds: rounds) {
      // Searched for or written before the measurement.
      let paths = paths(folder)
      return Benchmark.nanoseconds { for path in paths { read(path) } } / Double(max(paths.count, 1))
    }
  }
}

private final class AttributeCounter: NSObject, XMLParserDelegate {
  private(set) var count = 0

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += attributes.count
  }
}
