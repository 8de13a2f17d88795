import Foundation
import ReuseGenDeclarations
import ReuseGenPorting
import ReuseGenTestSupport
import Testing

/// Sources that are changed at random.
@Suite(.long, .tags(.soak)) struct PortFuzzTests {
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"\n", "\\(", "/*", "*/", "//", "#if os(iOS)\n", "#else\n", "#endif\n",
    "@objc ", "@objc optional ", "@IBAction ", "@IBOutlet ", "override ", "extension ", "class A: B { ", "protocol P {",
    "init(frame: CGRect)", "func f(_ a: AnyObject) {", " as AnyObject)", "(a as AnyObject).tag", "a.tag", "a?.tag",
    "[\"a\"]",
    "let a = ", "if let a = b {", "guard let a else { return }", "for a in b {", "{ (a: AnyObject) in ", "?.", "!.",
    "?(", "!(",
    "T()", "Self()", "self.init()", "UIView.Type", "#selector(", "#selector(A.f(_:))", "#keyPath(", "#Preview {",
    "resource: .a", "dynamic var a = 1 ", "didSet {", "import A\n", "import UIKit", "delegate?.f?(1)", ".f(_:)",
    "super.f()",
    "\n", ";", ":", ",", ".", "@", "`", "é", "\u{0}", "<T: UIView>", "where T: A", "-> Self",
  ]

  private static let inputs = PortExample.all.map { Array($0.source.utf8) } + shared

  /// Sources of apps, where they are present.
  private static let shared: [[UInt8]] = {
    let folder = SharedFolder.interfaceBuilder.url.appendingPathComponent("sources")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return files.sorted { $0.path < $1.path }.prefix(200).compactMap { try? Array(Data(contentsOf: $0)) }
  }()

  @Test func changedSourcesAreCopiedButForTheEditsThatAreListed() {
    var understood = 0
    var run = FuzzRun(400)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      let (inputs, isWhole) = Self.inputs(seed, &random)
      let result = SourcePort.port(inputs)
      guard result.sources.count == inputs.count else {
        Issue.record("seed \(seed): \(result.sources.count) copies of \(inputs.count) sources")
        continue
      }
      for (input, copy) in zip(inputs, result.sources) {
        #expect(Self.applying(copy.edits, to: input.bytes) == copy.bytes, "seed \(seed)")
      }
      #expect(result.diagnostics.allSatisfy { $0.location != nil }, "seed \(seed)")
      guard inputs.allSatisfy({ SwiftLexer.tokens(of: $0.bytes).isBalanced }) else { continue }
      understood += 1
      let copies = result.sources.map { PortInput(path: $0.path, bytes: $0.bytes) }
      #expect(copies.allSatisfy { SwiftLexer.tokens(of: $0.bytes).isBalanced }, "seed \(seed)")
      guard isWhole else { continue }
      #expect(!result.diagnostics.contains { $0.message.hasPrefix("two changes overlap") }, "seed \(seed)")
      let again = SourcePort.port(copies).sources.flatMap(\.edits)
      #expect(again.map { "\($0.line): \($0.edit.change)" } == [], "seed \(seed)")
    }
    #expect(understood > run.count / 20, "\(understood) of \(run.count) are understood")
    #expect(run.slowest.seconds < FuzzRun.secondsOfAHang, "seed \(run.slowest.seed)")
    if FuzzRun.seconds != nil { print("\(run.summary("ports")), of which \(understood) are understood") }
  }

  /// One or two sources: changed ones, or ones that only now are in one target. Also whether they are whole Swift.
  private static func inputs(_ seed: UInt64, _ random: inout SeededGenerator) -> (sources: [PortInput], isWhole: Bool) {
    let isWhole = Int.random(in: 0..<8, using: &random) == 0
    let sources = (0..<Int.random(in: 1...2, using: &random)).map { index in
      var input = FuzzInput(inputs.randomElement(using: &random) ?? [], pieces: pieces)
      if !isWhole { input.mutate(using: &random) }
      return PortInput(path: "\(index).swift", bytes: input.bytes)
    }
    return (sources, isWhole)
  }

  /// The original with the edits in their order; `nil` if they overlap.
  private static func applying(_ edits: [LocatedEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.map(\.edit) {
      guard edit.range.lowerBound >= offset, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[offset..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }

  /// By default, one source in eight.
  @Test(.enabled(if: !shared.isEmpty)) func portingACopyOfAnAppsSourceAgainChangesNothing() {
    for bytes in SoakLength.cases(Self.shared, byDefaultEvery: 8) where SwiftLexer.tokens(of: bytes).isBalanced {
      let first = SourcePort.port([PortInput(path: "A.swift", bytes: bytes)]).sources
      let second = SourcePort.port(first.map { PortInput(path: $0.path, bytes: $0.bytes) }).sources
      #expect(second[0].edits.map(\.edit.change) == [])
    }
  }
}
