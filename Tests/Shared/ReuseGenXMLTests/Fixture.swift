import Foundation

@testable import ReuseGenXML

/// The documents beside these tests: one for each special case of real documents.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  static func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

  static func document(_ name: String) throws -> InterfaceBuilderDocument { try .read(try bytes(name), path: name) }

  static func tree(_ name: String) throws -> IBElement { try .read(try bytes(name), path: name) }
}

extension InterfaceBuilderDocument {
  static func read(_ text: String, path: String = "Test.xib") throws(IBReadError) -> InterfaceBuilderDocument {
    try read(Data(text.utf8), path: path)
  }
}

extension IBElement {
  static func read(_ text: String) throws(IBReadError) -> IBElement { try read(Data(text.utf8), path: "Test.xib") }
}
