import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// What is read is what Foundation reads, with the same values: other programs can read a manifest.
struct JSONReaderTests {
  static let seeds = [
    """
    // A manifest
    { "a": 1, b: 'x\\n\\u00e9', "c": [true, false, null,], /* all */ "d": {"e": -1.5e3, "f": +.5, g: 0x1F,}, "h": [] }
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
  func foundationReadsTheSame(seed: String) throws {
    var random = SeededGenerator(seed: 2)
    let pieces =
      "{}[],:\"'\\/* \n10eE+-.truefalsnbxX\0".map(String.init) + [
        "\u{A0}", "\u{FEFF}", "\u{2028}", "é", "😀", "\\u0000", "\\u0041", "\\x", "\\v", "\\a", "\\(", "01", "1e400",
        "0x",
        "FFFFFFFFFFFFFFFF", "0e1", "Infinity", "NaN", "\t", "\r", "$", "_",
      ]
    var accepted = 0
    for _ in 0..<SoakLength.steps(10_000) {
      var text = Array(seed.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<text.count, using: &random)
        let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.remove(at: index)
        case 1: text.replaceSubrange(index...index, with: piece)
        default: text.insert(contentsOf: piece, at: index)
        }
      }
      // Foundation is asked only about what is read here: some of the rest stops it.
      var reader = JSONReader(text, lines: LineTable(text, file: ""))
      guard text.firstInvalidUTF8Offset == nil, let value = try? reader.document() else { continue }
      accepted += 1
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      let decoded = try? decoder.decode(DecodedJSON.self, from: Data(text))
      if decoded?.equals(DecodedJSON(value)) != true {
        Issue.record("Foundation differs on \(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(accepted > SoakLength.steps(10_000) / 20)
  }

  /// Each on both sides of what Foundation reads.
  @Test(arguments: [
    ("5.", true), ("5.e3", true), ("-.5e1", true), ("0.e1", true), ("-0", true), ("1E+5", true), ("+0X1f", true),
    ("123456789012345678901234567890", true), ("4e-324", true), ("1e308", true), ("-NaN", true), ("+Infinity", true),
    ("01", false), ("-01", false), ("00", false), ("0e1", false), ("1e400", false), ("1e-400", false), ("1e", false),
    ("0x", false), ("0xG", false), ("0xFFFFFFFFFFFFFFFF", false), (".", false), ("+", false), ("+-1", false),
    ("- 1", false), ("1_0", false), ("nan", false), ("١", false), ("5.5.5", false), ("5-1", false), ("1e5.5", false),
  ])
  func number(word: String, isRead: Bool) {
    #expect(((try? LocatedJSON.read(Array("[\(word)]".utf8), file: "")) != nil) == isRead)
    guard isRead else { return }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let decoded = try? decoder.decode([Double].self, from: Data("[\(word)]".utf8))
    #expect(decoded?.first?.bitPattern == (try? JSONNumber(word))?.value.bitPattern || word.hasSuffix("NaN"))
  }

  @Test func keysAreReadWithTheirEscapes() throws {
    let json = try LocatedJSON.read(
      Array(#"{ "\u0061\x62\"": 1, 'c\'\n': 2, d_$1é: 3, "\uD83D\uDE00": 4 }"#.utf8),
      file: ""
    )
    guard case .object(let members) = json.value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key.value) == ["ab\"", "c'\n", "d_$1é", "😀"])
    #expect(members.map(\.key.place.column) == [3, 22, 34, 45])
  }
}

extension DecodedJSON {
  /// Foundation keeps the first of several values of one key.
  fileprivate init(_ json: LocatedJSON) {
    self =
      switch json.value {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { DecodedJSON($0) })
      case .object(let members):
        .object(
          Dictionary(members.map { ($0.key.value, DecodedJSON($0.value)) }, uniquingKeysWith: { first, _ in first })
        )
      }
  }

  fileprivate func equals(_ other: DecodedJSON) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right || left.isNaN && right.isNaN
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
    case (.object(let left), .object(let right)):
      left.count == right.count && left.allSatisfy { key, value in right[key]?.equals(value) ?? false }
    default: false
    }
  }
}
