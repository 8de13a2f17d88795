import Foundation

/// The pages of the documentation.
enum Documentation {
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  static func page(_ name: String) -> URL { root.appendingPathComponent("Documentation/\(name)") }
}
