import ReuseGenMustache

/// Parses and renders a template of a thousand lines with names, sections and partials, beside Swift's own
/// interpolation of the same text. The values are for one line. The rendered
/// template is parsed before the measurement; nothing else is kept.
enum MustacheBenchmarks {
  private static let baseline = "mustache/interpolate"
  private static let lines = 1_000
  private static let line =
    "  {{#isShown}}static let {{name}} = {{> call}}{{/isShown}}{{^isShown}}// none{{/isShown}}\n"

  @MainActor static var all: [Benchmark] {
    [
      .time(baseline, baseline: baseline, operations: lines) {
        {
          var text = ""
          for number in 0..<lines { text += "  static let cell\(number) = call(\"Cell\(number)\")\n" }
          keep(text)
        }
      },
      row("mustache/parse") {
        let text = String(repeating: line, count: lines)
        return { try keep(MustacheTemplate(text, name: "lines")) }
      },
      row("mustache/render") {
        let template = try MustacheTemplate("{{#cells}}\n\(line){{/cells}}\n", name: "lines")
        let partials = ["call": try MustacheTemplate("call(\"{{identifier}}\")", name: "call")]
        let cells = (0..<lines).map { number -> MustacheValue in
          ["isShown": true, "name": .string("cell\(number)"), "identifier": .string("Cell\(number)")]
        }
        return {
          try keep(template.renderBytes(["cells": .array(cells)], partials: partials))
        }
      },
    ]
  }

  @MainActor
  private static func row(
    _ name: String,
    _ make: @escaping @MainActor () throws -> @MainActor () throws -> Void
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, unit: .nanoseconds) {
      let body = try make()
      try body()
      return try Benchmark.nanoseconds(body) / Double(lines)
    }
  }
}
