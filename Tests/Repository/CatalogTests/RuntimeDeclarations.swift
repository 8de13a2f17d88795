import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport

/// The declarations of the runtime: of the modules of this package that `UIKit` exports.
struct RuntimeDeclarations {
  /// The declarations; `nil` if a source can't be read.
  static let shared = try? RuntimeDeclarations()

  /// The sources, by path.
  let sources: [RuntimeSource]
  let types: [TypeDeclaration]
  /// The declarations of types and their extensions, by full name.
  private let parts: [String: [TypeDeclaration]]
  /// The public classes, by name.
  let classes: [String: TypeDeclaration]

  private init() throws {
    var (sources, waiting, seen) = ([RuntimeSource](), ["UIKit"], Set<String>())
    while let module = waiting.popLast() {
      guard seen.insert(module).inserted else { continue }
      let found = try RuntimeSource.sources(of: module)
      sources += found
      waiting += found.flatMap { Self.exportedModules(in: $0.bytes) }
    }
    self.sources = sources.sorted { $0.path < $1.path }
    types = self.sources.flatMap(\.file.types)
    parts = Dictionary(grouping: types, by: \.fullName)
    let visible = types.filter { $0.kind == .class && !$0.modifiers.isDisjoint(with: [.public, .open]) }
    classes = Dictionary(visible.map { ($0.name, $0) }) { first, _ in first }
  }

  private static func exportedModules(in bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("@_exported ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  /// The superclass of a class in UIKit: the nearest one with an Apple prefix. The runtime has classes of its own
  /// between some of them.
  func superclass(of name: String) -> String? {
    var current = classes[name]?.inherited.first?.name
    while let next = current, next != "NSObject", !Self.isApples(next) {
      current = classes[next]?.inherited.first?.name
    }
    return current.flatMap { classes[$0] != nil || $0 == "NSObject" ? $0 : nil }
  }

  /// UIKit's superclasses, from the nearest to the farthest.
  func superclasses(of name: String) -> [String] { Array(sequence(first: name) { superclass(of: $0) }.dropFirst()) }

  /// Whether a name has an Apple prefix.
  static func isApples(_ name: String) -> Bool { ["UI", "NS", "CA"].contains { name.hasPrefix($0) } }

  /// A class and its extensions, with those of the runtime's classes between it and UIKit's superclass. What UIKit
  /// adds to `NSObject` and to all items that can have the focus isn't among them.
  func partsWithOwnSuperclasses(of name: String) -> [TypeDeclaration] {
    var (found, next) = (parts(of: name), classes[name]?.inherited.first?.name)
    while let own = next, own != "AccessibleObject", own != "FocusItem", !Self.isApples(own), let type = classes[own] {
      found += parts(of: own)
      next = type.inherited.first?.name
    }
    return found
  }

  /// The declaration of a type and its extensions.
  func parts(of name: String) -> [TypeDeclaration] { parts[name] ?? [] }
}
