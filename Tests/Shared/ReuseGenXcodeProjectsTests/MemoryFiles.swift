@testable import ReuseGenXcodeProjects

/// Files that exist only in a test.
struct MemoryFiles: ProjectFiles {
  var texts: [String: String] = [:]
  var bytes: [String: [UInt8]] = [:]

  func contents(of path: String) -> [UInt8]? { bytes[path] ?? texts[path].map { Array($0.utf8) } }

  func files(in folder: String) -> [String]? {
    let found = Set(texts.keys).union(bytes.keys).filter { $0.hasPrefix("\(folder)/") }
    return found.isEmpty ? nil : found.map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }
}

extension ProjectProblem {
  /// The problem as a message shows it.
  var line: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    return "\(place): \(severity): \(message)"
  }
}
