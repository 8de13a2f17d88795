package import ReuseGenDeclarations

import Foundation

/// A Swift source of a module of the runtime, which the tests of several targets look at.
package struct RuntimeSource: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let file: SourceFile

  /// The sources of a module of this package, by path.
  package static func sources(of module: String) throws -> [RuntimeSource] {
    try runtime.get()[module] ?? read(module)
  }

  /// The sources of all modules of the runtime, by path.
  package static func all() throws -> [RuntimeSource] { try runtime.get().sorted { $0.key < $1.key }.flatMap(\.value) }

  /// The sources by module. Each is read once for all tests.
  private static let runtime = Result {
    let modules = (Checkout.modules(of: "Runtime") + Checkout.modules(of: "Testing")).filter { $0 != "Recycler" }
    return try Dictionary(uniqueKeysWithValues: modules.map { ($0, try read($0)) })
  }

  private static func read(_ module: String) throws -> [RuntimeSource] {
    let path = Checkout.url(Checkout.path(of: module)).path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = "\(path)/\(name)"
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      return RuntimeSource(path: path, bytes: bytes, file: .read(bytes, path: path, language: .swift))
    }
  }
}
