import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport

/// The public names that modules declare, and those whose documentation says that they are only stored.
struct Surface {
  /// The sentence in the documentation of what is only stored.
  static let marker = "Stored; has no effect here"

  private var members: [String: Set<String>] = [:]
  private var inherited: [String: Set<String>] = [:]
  private var functions: Set<String> = []
  /// The stored members by type. A type that is stored as a whole has none.
  private(set) var stored: [String: [String]] = [:]

  init(modules: [String]) throws {
    for module in modules {
      for source in try RuntimeSource.sources(of: module) { add(source.file, source.bytes) }
    }
  }

  private mutating func add(_ file: SourceFile, _ bytes: [UInt8]) {
    let documentation = Documentation(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n")
    where line.hasPrefix("public func ") || line.hasPrefix("public let ") || line.hasPrefix("public typealias ") {
      let name = line.split(separator: " ")[2].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      functions.insert(String(name))
    }
    for type in file.types {
      let name = type.fullName
      members[name, default: []].formUnion(type.cases)
      inherited[name, default: []].formUnion(type.inherited.map(\.name))
      if type.kind != .extension, documentation.isStored(before: type.range.lowerBound) { stored[name] = [] }
      for property in type.properties {
        members[name, default: []].insert(property.name)
        note(property.name, of: name, property.range.lowerBound, documentation)
      }
      for method in type.methods {
        members[name, default: []].formUnion([method.baseName, method.name])
        note(method.name, of: name, method.range.lowerBound, documentation)
      }
    }
  }

  private mutating func note(_ member: String, of type: String, _ offset: Int, _ documentation: Documentation) {
    guard documentation.isStored(before: offset) else { return }
    // A type that is stored as a whole doesn't list its members.
    if let known = stored[type], known.isEmpty { return }
    stored[type, default: []].append(member)
  }

  /// Whether a type, a function, or a member of a type, a superclass or a protocol is declared.
  func declares(_ name: String) -> Bool {
    if members[name] != nil || functions.contains(name) { return true }
    let path = name.contains("(") ? name.prefix { $0 != "(" } : Substring(name)
    guard let dot = path.lastIndex(of: ".") else { return false }
    let member = String(name[name.index(after: dot)...])
    var (waiting, seen) = ([String(name[..<dot])], Set<String>())
    while let type = waiting.popLast() {
      guard seen.insert(type).inserted else { continue }
      if members[type]?.contains(member) ?? false { return true }
      waiting += inherited[type] ?? []
    }
    return false
  }
}

/// The comments before declarations.
private struct Documentation {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the documentation before a declaration says that it is only stored.
  func isStored(before offset: Int) -> Bool {
    var comment: [Substring] = []
    // The lines above that of the declaration, the last one first.
    var end = lineStart(offset)
    while end > 0 {
      let start = lineStart(end - 1)
      let text = String(decoding: bytes[start..<end - 1], as: UTF8.self).drop { $0 == " " }
      if text.hasPrefix("///") { comment.append(text) } else if !text.hasPrefix("@") && !text.hasPrefix("//") { break }
      end = start
    }
    let words = comment.reversed().map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    return words.contains(Surface.marker)
  }

  private func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }
}
