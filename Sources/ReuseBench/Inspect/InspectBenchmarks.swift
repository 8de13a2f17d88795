import Foundation
import ReuseGenCore

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A folder of documents is read: by a bare pass of XMLParser that counts attributes, and by `reusegen inspect`.
/// The figure is for one document; with ten times as many it must not change.
enum InspectBenchmarks {
  private static let baseline = "inspect/xmlparser"

  @MainActor static func all(_ folder: DocumentFolder) -> [Benchmark] {
    [
      row(baseline, folder) { path in
        let counter = AttributeCounter()
        let parser = XMLParser(data: FileManager.default.contents(atPath: path) ?? Data())
        parser.delegate = counter
        _ = parser.parse()
        keep(counter.count)
      },
      row("inspect/documents", folder) { inspect($0) },
      row("inspect/documents/10x", folder, times: 10) { inspect($0) },
    ]
  }

  private static func inspect(_ path: String) {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    keep(Inspection(of: DocumentFile(path: path, content: .bytes(bytes)), as: .json).facts)
  }

  @MainActor
  private static func row(
    _ name: String, _ folder: DocumentFolder, times: Int = 1, _ read: @escaping (String) -> Void
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .nanoseconds) {
      // Found, or written, before the clock starts.
      let paths = Array(repeating: folder.paths, count: times).flatMap { $0 }
      let time = ContinuousClock().measure { for path in paths { read(path) } }
      return time / .nanoseconds(1) / Double(max(paths.count, 1))
    }
  }
}

private final class AttributeCounter: NSObject, XMLParserDelegate {
  private(set) var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += attributes.count
  }
}
