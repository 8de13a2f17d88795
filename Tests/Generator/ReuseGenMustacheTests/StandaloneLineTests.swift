import ReuseGenTestSupport
import Testing

@testable import ReuseGenMustache

/// Every short template, compared with a direct implementation of the specification's rule.
@Suite struct StandaloneLineTests {
  @Test func everyTemplateOfUpToFivePiecesEqualsTheModel() throws {
    let pieces = [" ", "\n", "x", "{{v}}", "{{!c}}", "{{#t}}", "{{/t}}"]
    var count = 0
    for length in 0...5 {
      for template in Self.sequences(of: pieces, length: length) where Self.isBalanced(template) {
        let rendered = try MustacheTemplate(template.joined(), name: "t").render(["v": "V\n", "t": true])
        #expect(rendered == Self.model(template), "\(template)")
        count += 1
      }
    }
    #expect(count == 5_374)
  }

  /// By default, of up to five.
  @Test(.tags(.soak)) func everyPartialOfUpToSixPiecesEqualsTheModel() throws {
    for length in 0...SoakLength.count(5, full: 6) {
      for partial in Self.sequences(of: [" ", "\n", "x", "{{v}}"], length: length) {
        let partials = ["p": try MustacheTemplate(partial.joined(), name: "p")]
        let rendered = try MustacheTemplate("-\n  {{>p}}\n-", name: "t").render(["v": "a\nb"], partials: partials)
        let lines = partial.joined().split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
        #expect(rendered == "-\n" + indented.replacing("{{v}}", with: "a\nb") + "-", "\(partial)")
      }
    }
  }

  private static func sequences(of pieces: [String], length: Int) -> [[String]] {
    var sequences: [[String]] = [[]]
    for _ in 0..<length { sequences = sequences.flatMap { sequence in pieces.map { sequence + [$0] } } }
    return sequences
  }

  private static func isBalanced(_ template: [String]) -> Bool {
    var depth = 0
    for piece in template {
      depth += piece == "{{#t}}" ? 1 : piece == "{{/t}}" ? -1 : 0
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private static func model(_ template: [String]) -> String {
    let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
    var text = ""
    for (index, line) in lines.enumerated() {
      let shown = line.filter { $0 != " " }
      let isStandalone = shown.count == 1 && ["{{!c}}", "{{#t}}", "{{/t}}"].contains(shown[0])
      if isStandalone { continue }
      text += line.map { ["{{v}}": "V\n", " ": " ", "x": "x"][$0] ?? "" }.joined()
      if index < lines.count - 1 { text += "\n" }
    }
    return text
  }
}
