package import Testing
import Foundation

/// An act that stops the program or writes a warning, for tables of exit tests.
package struct ProcessCase: Sendable, CustomTestStringConvertible {
  /// Finds the case in the other process: unique in its table.
  package let name: String
  let stops: Bool
  /// Parts of the messages, in order.
  package let texts: [String]
  let act: @MainActor @Sendable () throws -> Void

  package typealias Act = @MainActor @Sendable () throws -> Void

  package var testDescription: String { name }
  package var exit: ExitTest.Condition { stops ? .failure : .success }

  /// - Parameter name: Tells apart acts with the same texts.
  package static func stops(_ texts: String..., named name: String? = nil, act: @escaping Act) -> ProcessCase {
    ProcessCase(name: name ?? texts.joined(separator: " … "), stops: true, texts: texts, act: act)
  }

  /// Each text is written once, without further warnings.
  package static func warns(_ texts: String..., named name: String? = nil, act: @escaping Act) -> ProcessCase {
    ProcessCase(name: name ?? texts.joined(separator: " … "), stops: false, texts: texts, act: act)
  }

  package func expect(of result: ExitTest.Result?) {
    result.expectTexts(texts)
    if stops { return }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for text in texts { #expect(output.components(separatedBy: text).count == 2, "\(text) once in \(output)") }
    #expect(output.components(separatedBy: "Warning: ").count - 1 <= texts.count, "\(output)")
  }
}

extension [ProcessCase] {
  @MainActor package func act(_ name: String) throws { try first { $0.name == name }?.act() }

  /// The names of several cases.
  package var duplicates: [String] { Dictionary(grouping: self, by: \.name).filter { $1.count > 1 }.keys.sorted() }
}
