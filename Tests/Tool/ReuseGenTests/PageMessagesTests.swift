import Foundation
import ReuseGenTestSupport
import Testing

/// The messages and options that the pages show are the tool's own.
@Suite(.long, .tags(.process)) struct PageMessagesTests {
  private static func text(of page: String) throws -> String {
    try String(contentsOf: Checkout.url(page), encoding: .utf8)
  }

  /// A message of a page, and files that cause it. "⌖" marks what the message points at; the line and column are the
  /// page's.
  struct Sample: Sendable, CustomTestStringConvertible {
    var page: String
    var files: [String: String]

    var testDescription: String { "\(page): \(files.keys.sorted().joined(separator: ", "))" }
  }

  private static func nib(_ root: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(root)</objects></document>
    """
  }

  private static let wrongClass = nib(
    #"<tableViewCell reuseIdentifier="PersonCell" id="a" ⌖customClass="PersnCell"/>"#
  )
  private static let person = #"{ "cells": [{ "type": ⌖"PersonCell", "nib": true }] }"#

  static let samples = [
    Sample(page: "README.md", files: ["PersonCell.xib": wrongClass, "reuse.json": person]),
    Sample(
      page: "Documentation/Checks.md",
      files: ["TableViewCells/PersonCell.xib": wrongClass, "reuse.json": person]
    ),
  ]

  @Test(arguments: samples)
  func aMessageOnAPageIsTheTools(sample: Sample) throws {
    let lines = try Self.text(of: sample.page).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let messages = lines.filter { $0.contains(#/^[^ ]+:\d+:\d+: (error|warning|note): /#) }
    // The message that points at the first file, and its notes.
    let files = sample.files.keys.sorted { $0.hasSuffix("xib") || $0.hasSuffix("storyboard") && !$1.hasSuffix("xib") }
    let document = try #require(files.first)
    let start = try #require(messages.firstIndex { $0.hasPrefix("\(document):") })
    let notes = messages[(start + 1)...].prefix { $0.contains(": note: ") }
    let expected = [messages[start]] + notes

    let folder = try TemporaryFolder()
    for (path, text) in sample.files {
      let location = expected.first { $0.hasPrefix("\(path):") }?.split(separator: ":").dropFirst().prefix(2)
      try folder.write(try Self.mark(text, at: location?.compactMap { Int($0) } ?? []), to: path)
    }
    let result = try folder.tool.run("lint")
    #expect(result.messages.split(separator: "\n").map(String.init).starts(with: expected), "\(result.messages)")
  }

  /// Moves what "⌖" marks to a line and a column, by inserting white space before its word.
  private static func mark(_ text: String, at location: [Int]) throws -> String {
    guard location.count == 2, let mark = text.firstIndex(of: "⌖") else { return text.replacing("⌖", with: "") }
    let before = text[..<mark]
    let word = before.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? mark
    let lines = before.filter(\.isNewline).count + 1
    let offset = text.distance(from: word, to: mark)
    try #require(location[0] > lines && location[1] > offset)
    return text[..<word] + String(repeating: "\n", count: location[0] - lines)
      + String(repeating: " ", count: location[1] - 1 - offset) + text[word..<mark] + text[text.index(after: mark)...]
  }

  /// Options of SwiftPM, Git and R.swift that the pages use.
  private static let otherPrograms: Set = [
    "--add", "--allow-writing-to-package-directory", "--attachments-path", "--filter", "--generators", "--global",
    "--package-path", "--product", "--scratch-path", "--skip", "--skip-build", "--target", "--work-tree",
  ]

  /// Options of nibpreview's that the pages use, and that no subcommand of the tool has.
  private static let previewOptions: Set = [
    "--content-size", "--dark", "--device", "--lint", "--picture-address", "--rtl",
  ]

  @Test func everyOptionOnAPageExists() throws {
    let tool = try TemporaryFolder().tool
    let subcommands = ["generate", "verify", "lint", "init", "inspect", "context", "port", "migrate", "headless"]
    let help = try subcommands.map { try tool.run("help", $0).output }.joined()
    let options = Set(help.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
    #expect(options.count > 10)
    let known = options.union(Self.otherPrograms).union(Self.previewOptions)
    let folder = Checkout.url("Documentation")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    for page in ["README.md"] + pages.map({ "Documentation/\($0)" }) {
      for option in try Self.text(of: page).matches(of: /--[a-z][a-z-]+/).map({ String($0.output) }) {
        #expect(known.contains(option), "\(page) mentions \(option)")
      }
    }
  }

  /// A command in the text of a page, such as `reusegen init --update`, names a subcommand.
  @Test func everySubcommandOnAPageExists() throws {
    let help = try TemporaryFolder().tool.run("--help").output
    let folder = Checkout.url("Documentation")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    for page in ["README.md"] + pages.map({ "Documentation/\($0)" }) {
      // The first line of generated files names the tool without a subcommand.
      let text = try Self.text(of: page).replacing("Generated by reusegen", with: "")
      for match in text.matches(of: /[` \/](?:reusegen|reusegen-check|reusegen-tool) ([a-z]+)/) {
        #expect(help.contains("\n  \(match.1) "), "\(page) mentions reusegen \(match.1)")
      }
    }
  }
}
