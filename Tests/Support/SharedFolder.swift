package import Foundation

/// Real files that not every checkout has: in the folder that REUSEGEN_DOCUMENTS specifies, or else in "shared" beside
/// the package.
package struct SharedFolder: Sendable {
  /// Interface Builder documents, and an independent reader of their facts.
  package static let interfaceBuilder = SharedFolder("ib", expecting: "facts.py")
  /// The tests of the Mustache specification.
  package static let mustacheSpecification = SharedFolder("mustache-spec")
  /// Documents about Reusable.
  package static let reusable = SharedFolder("reusable")

  package let url: URL
  package let isPresent: Bool

  private init(_ name: String, expecting file: String = "") {
    let shared = ProcessInfo.processInfo.environment["REUSEGEN_DOCUMENTS"] ?? "../shared"
    url = URL(fileURLWithPath: shared, relativeTo: Checkout.folder).appendingPathComponent(name).standardizedFileURL
    isPresent = FileManager.default.fileExists(atPath: url.appendingPathComponent(file).path)
  }

  /// Every document below the folder, sorted.
  package func documents() -> [String] {
    let found = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.lowercased().hasSuffix(".xib") || $0.lowercased().hasSuffix(".storyboard") }
      .sorted()
      .map { "\(url.path)/\($0)" }
  }
}
