package import Foundation

/// The checkout that contains the running tests.
package enum Checkout {
  /// The folder of Package.swift.
  package static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  /// The wings: the folders of `Sources` that contain modules.
  package static let wings: [String] = folders(in: "Sources")

  /// The names of the modules in a wing.
  package static func modules(of wing: String) -> [String] {
    folders(in: "Sources/\(wing)").map { $0 == "SVG" ? "HeadlessUIKitDrawing" : $0 }
  }

  /// The path of a module's sources, relative to the checkout.
  package static func path(of module: String) -> String {
    let wing = wings.first { modules(of: $0).contains(module) } ?? ""
    return "Sources/\(wing)/\(module == "HeadlessUIKitDrawing" ? "SVG" : module)"
  }

  /// A file or folder of the checkout.
  package static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private static func folders(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url(path).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
