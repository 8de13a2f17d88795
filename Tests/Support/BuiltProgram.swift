package import Foundation

/// A program that is built with the tests.
package enum BuiltProgram {
  package static func url(_ name: String) -> URL {
    let found = folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found ?? URL(fileURLWithPath: name)
  }

  /// The folders that can have the products: the test bundle is beside them.
  private static let folders: [URL] = {
    let products = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      .map { $0.deletingLastPathComponent() }
    return products + [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
  }()
}
