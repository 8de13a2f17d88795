import Testing

@testable import ReuseGenMustache

/// Templates that multiply their output, or the time that they take, are refused.
@Suite struct RenderingLimitTests {
  private static let twice: MustacheValue = ["a": [1, 2], "b": ["x": 1]]

  private static func nested(_ tag: String, _ content: String, depth: Int) -> String {
    String(repeating: "{{#\(tag)}}", count: depth) + content + String(repeating: "{{/\(tag)}}", count: depth)
  }

  @Test(arguments: [
    (nested("a", "text", depth: 60), "at most 10000 bytes of output"),
    (nested("a", "", depth: 60), "at most 50000 steps of rendering"),
    (nested("b", String(repeating: "{{none}}", count: 100), depth: 600), "at most 50000 steps of rendering"),
  ])
  func aTemplateThatProducesTooMuchIsRefused(template: String, expected: String) throws {
    let limits = MustacheLimits(output: 10_000, steps: 50_000)
    #expect {
      try MustacheTemplate(template, name: "t").render(Self.twice, limits: limits)
    } throws: { error in
      guard let error = error as? MustacheError else { return false }
      return error.expected == expected && error.found == "sections in each other that produce more" && error.line == 1
    }
  }

  @Test func aTemplateWithinTheLimitsIsRendered() throws {
    let limits = MustacheLimits(output: 4 << 10, steps: 5_000)
    let text = try MustacheTemplate(Self.nested("a", "text", depth: 10), name: "t").render(Self.twice, limits: limits)
    #expect(text.utf8.count == 4 << 10)
  }
}
