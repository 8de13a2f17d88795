import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

struct JSONReaderTests {
  static let seeds = [
    """
    // A manifest
    { "a": 'x\\n\\u00e9', "c": [true, false, null,], /* all */ "d": {"e": "1", g: 'f',}, "h": [] }
    """,
    """
    {
      "imports": ["Recycler"], "access": "public", "rules": { "unlisted": "off" },
      "cells": ["PersonCell", { "type": "Feed.PhotoCell", "in": "collection", "nib": true },],
      "views": [{ type: 'Kopf\\x41\\uD83D\\uDE00', "kind": "header" /* or footer */ }], // é
    }
    """,
  ]

  @Test(.tags(.soak), arguments: seeds)
  func valuesEqualThoseOfFoundation(seed: String) throws {
    var random = SeededGenerator(seed: 2)
    let pieces =
      "{}[],:\"'\\/* \n10eE+-.truefalsnbxX\0".map(String.init) + [
        "\u{A0}", "\u{FEFF}", "\u{2028}", "é", "😀", "\\u0000", "\\u0041", "\\x", "\\v", "\\a", "\\(", "\t", "\r", "$",
        "_",
      ]
    var accepted = 0
    for _ in 0..<SoakLength.steps(10_000) {
      let text = Self.mutation(of: Array(seed.utf8), pieces: pieces, using: &random)
      guard let value = try? JSONReader.read(text, file: ""), !value.containsNumber else { continue }
      accepted += 1
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      let decoded = try? decoder.decode(FoundationJSON.self, from: Data(text))
      if decoded != FoundationJSON(value) {
        Issue.record("Foundation differs on \(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(accepted > SoakLength.steps(10_000) / 20)
  }

  @Test(arguments: seeds)
  func anyBytesAreReadOrRefusedWithinTheText(seed: String) {
    var random = SeededGenerator(seed: 3)
    let bytes = (0..<256).map { byte in String(UnicodeScalar(UInt8(byte))) }
    for round in 0..<SoakLength.steps(5_000) {
      var text =
        round.isMultiple(of: 2)
        ? Self.mutation(of: Array(seed.utf8), pieces: bytes, using: &random)
        : (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      if Bool.random(using: &random), !text.isEmpty { text[Int.random(in: 0..<text.count, using: &random)] = 0xC3 }
      do throws(JSONReader.SyntaxError) {
        _ = try JSONReader.read(text, file: "")
      } catch {
        let lines = text.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
        #expect((1...lines).contains(error.location.line) && (1...(text.count + 1)).contains(error.location.column))
      }
    }
  }

  private static func mutation(of seed: [UInt8], pieces: [String], using random: inout SeededGenerator) -> [UInt8] {
    var text = seed
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0..<text.count, using: &random)
      let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: text.remove(at: index)
      case 1: text.replaceSubrange(index...index, with: piece)
      default: text.insert(contentsOf: piece, at: index)
      }
    }
    return text
  }

  /// Whether a literal is a correct number doesn't matter: no key takes a number.
  @Test(arguments: [
    ("5.", true), ("-.5e1", true), ("+0X1f", true), ("123456789012345678901234567890", true), ("-NaN", true),
    ("+Infinity", true), ("01", true), ("1e400", true), ("0x", true), ("5.5.5", true), ("9Cell", true),
    (".", false), ("+", false), ("+-1", false), ("- 1", false), ("nan", false), ("١", false), (".e1", false),
  ])
  func aLiteralThatBeginsWithADigitIsANumber(literal: String, isNumber: Bool) {
    #expect((try? JSONReader.read(Array("[\(literal)]".utf8), file: ""))?.containsNumber == (isNumber ? true : nil))
  }

  @Test func keysAreReadWithTheirEscapesAndLocations() throws {
    let json = try JSONReader.read(
      Array(#"{ "\u0061\x62\"": 1, 'c\'\n': 2, d_$1é: 3, "\uD83D\uDE00": 4 }"#.utf8),
      file: ""
    )
    guard case .object(let members) = json.value else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key.value) == ["ab\"", "c'\n", "d_$1é", "😀"])
    #expect(members.map(\.key.location.column) == [3, 22, 34, 45])
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func everyLineBreakBeginsALine(lineBreak: String) throws {
    let text = ["\u{FEFF}// a", "/*", "*/ [", "", "true]"].joined(separator: lineBreak)
    let json = try JSONReader.read(Array(text.utf8), file: "a")
    guard case .array(let elements) = json.value else {
      Issue.record("not an array")
      return
    }
    #expect(json.location == SourceLocation(file: "a", line: 3, column: 4))
    #expect(elements.map(\.location) == [SourceLocation(file: "a", line: 5, column: 1)])
  }

  @Test func theMaximumDepthIsRead() throws {
    let depth = JSONReader.maximumDepth
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(throws: Never.self) { try JSONReader.read(Array(text.utf8), file: "") }
  }
}

/// JSON as Foundation decodes it.
private enum FoundationJSON: Decodable, Equatable {
  case null
  case number
  case bool(Bool)
  case string(String)
  case array([FoundationJSON])
  case object([String: FoundationJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let members = try? container.decode([String: FoundationJSON].self) {
      self = .object(members)
    } else if let elements = try? container.decode([FoundationJSON].self) {
      self = .array(elements)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else {
      self = container.decodeNil() ? .null : .number
    }
  }

  /// Foundation keeps the first of several values of the same key.
  init(_ json: LocatedJSON) {
    self =
      switch json.value {
      case .null: .null
      case .number: .number
      case .bool(let flag): .bool(flag)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { FoundationJSON($0) })
      case .object(let members):
        .object(
          Dictionary(members.map { ($0.key.value, FoundationJSON($0.value)) }, uniquingKeysWith: { first, _ in first })
        )
      }
  }
}

extension LocatedJSON {
  fileprivate var containsNumber: Bool {
    switch value {
    case .number: true
    case .null, .bool, .string: false
    case .array(let elements): elements.contains(where: \.containsNumber)
    case .object(let members): members.contains { $0.value.containsNumber }
    }
  }
}
