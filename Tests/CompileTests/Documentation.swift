import Foundation

/// The pages that are written for users.
enum Documentation {
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  static func page(_ name: String) -> URL { root.appendingPathComponent("Documentation/\(name)") }
}
