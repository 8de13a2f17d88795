import Testing

@testable import ReuseGenMustache

@Suite struct MustacheErrorTests {
  static let parsing: [(template: String, error: String)] = [
    // Tags that don't end
    ("{{", "1:1: error: expected '}}' to end '{{', found the end of the template"),
    ("{{name", "1:1: error: expected '}}' to end '{{name', found the end of the template"),
    ("a\n  {{name}", "2:3: error: expected '}}' to end '{{name}', found the end of the template"),
    ("{{{name}}", "1:1: error: expected '}}}' to end '{{{name}}', found the end of the template"),
    ("{{=<% %>}}", "1:1: error: expected '=}}' to end '{{=<% %>}}', found the end of the template"),
    ("{{=<% %>=}}\n<%name}}", "2:1: error: expected '%>' to end '<%name}}', found the end of the template"),
    ("{{! a comment", "1:1: error: expected '}}' to end '{{! a comment', found the end of the template"),
    (
      "{{#items}\n{{name}\n" + String(repeating: "long ", count: 1_000),
      "1:1: error: expected '}}' to end '{{#items} {{name} long long long long long long lo…', "
        + "found the end of the template"
    ),

    // Names
    ("{{}}", "1:1: error: expected a name, found '{{}}'"),
    ("{{ \n }}", "1:1: error: expected a name, found '{{ }}'"),
    ("{{#}}{{/}}", "1:1: error: expected a name, found '{{#}}'"),
    ("{{{}}}", "1:1: error: expected a name, found '{{{}}}'"),
    ("{{>*}}", "1:1: error: expected a name, found '{{>*}}'"),
    ("x {{first name}}", "1:3: error: expected a name without spaces, found '{{first name}}'"),
    ("{{>* a b}}", "1:1: error: expected a name without spaces, found '{{>* a b}}'"),
    ("{{name\n{{other}}", "1:1: error: expected a name without spaces, found '{{name {{other}}'"),

    // Delimiters
    (
      "{{=x=}}",
      "1:1: error: expected two delimiters without '=', parted by a space, of 64 bytes at most, found '{{=x=}}'"
    ),
    (
      "{{=a b c=}}",
      "1:1: error: expected two delimiters without '=', parted by a space, of 64 bytes at most, found '{{=a b c=}}'"
    ),
    (
      "{{=a= =b=}}",
      "1:1: error: expected two delimiters without '=', parted by a space, of 64 bytes at most, found '{{=a= =b=}}'"
    ),
    (
      "{{= =}}",
      "1:1: error: expected two delimiters without '=', parted by a space, of 64 bytes at most, found '{{= =}}'"
    ),
    (
      "{{=| " + String(repeating: "-", count: 65) + "=}}",
      "1:1: error: expected two delimiters without '=', parted by a space, of 64 bytes at most, "
        + "found '{{=| ---------------------------------------------…'"
    ),

    // Sections that don't end, or end as another
    ("{{#a}}", "1:1: error: expected '{{/a}}' to close '{{#a}}' of 1:1, found the end of the template"),
    ("\n é{{^ a }}\n", "2:4: error: expected '{{/a}}' to close '{{^ a }}' of 2:4, found the end of the template"),
    ("{{#a}}{{$b}}", "1:7: error: expected '{{/b}}' to close '{{$b}}' of 1:7, found the end of the template"),
    ("{{#a}}\n{{#b}}{{/b}}", "1:1: error: expected '{{/a}}' to close '{{#a}}' of 1:1, found the end of the template"),
    ("{{=| |=}}|#a|", "1:10: error: expected '|/a|' to close '|#a|' of 1:10, found the end of the template"),
    ("{{#a}}\n  {{/b}}", "2:3: error: expected '{{/a}}' to close '{{#a}}' of 1:1, found '{{/b}}'"),
    ("{{#a}}{{#b}}{{/a}}{{/b}}", "1:13: error: expected '{{/b}}' to close '{{#b}}' of 1:7, found '{{/a}}'"),
    ("{{<*a}}{{/a}}", "1:8: error: expected '{{/*a}}' to close '{{<*a}}' of 1:1, found '{{/a}}'"),
    ("{{/a}}", "1:1: error: expected an opening tag before a closing one, found '{{/a}}'"),
    ("{{#a}}{{/a}}\r\n\r\n\t{{/a}}", "3:2: error: expected an opening tag before a closing one, found '{{/a}}'"),
  ]

  @Test(arguments: parsing) func aMalformedTemplateIsRefused(template: String, error: String) {
    let thrown = #expect(throws: MustacheError.self) { try MustacheTemplate(template, name: "cells.mustache") }
    #expect(thrown?.description == "cells.mustache:" + error)
  }

  static let rendering: [(template: String, error: String)] = [
    (
      "{{#list}}\n  {{>hedder}}\n{{/list}}",
      "main:2:3: error: expected a partial that is given ('broken', 'header', 'loop', 'ping', 'pong'), found 'hedder'"
    ),
    (
      "{{<hedder}}{{/hedder}}",
      "main:1:1: error: expected a partial that is given ('broken', 'header', 'loop', 'ping', 'pong'), found 'hedder'"
    ),
    (
      "{{>*name}}",
      "main:1:1: error: expected a partial that is given ('broken', 'header', 'loop', 'ping', 'pong'), found 'Joe'"
    ),
    (
      "{{>header}}{{>broken}}",
      "broken:1:6: error: expected a partial that is given ('broken', 'header', 'loop', 'ping', 'pong'), found 'x'"
    ),
    ("{{>loop}}", "loop:1:4: error: expected partials at most 256 deep in each other, found 'loop' still deeper"),
    ("{{>ping}}", "pong:1:1: error: expected partials at most 256 deep in each other, found 'ping' still deeper"),
    (
      "{{lambda}}",
      "result of a lambda in main:1:3: error: expected '}}' to end '{{x', found the end of the template"
    ),
    (
      "{{#lambda}}{{/lambda}}",
      "result of a lambda in main:1:3: error: expected '}}' to end '{{x', found the end of the template"
    ),
  ]

  @Test(arguments: rendering) func anErrorStopsRendering(template: String, error: String) throws {
    let partials = try templates([
      "header": "{{name}}", "broken": "text {{>x}}", "loop": "a: {{>loop}}", "ping": "{{<pong}}{{/pong}}",
      "pong": "{{>ping}}",
    ])
    let context: MustacheValue = ["name": "Joe", "list": [1], "lambda": .lambda { _ in "a {{x" }]
    let main = try MustacheTemplate(template, name: "main")
    let thrown = #expect(throws: MustacheError.self) {
      try main.render(context, partials: partials, requiresPartials: true)
    }
    #expect(thrown?.description == error)
  }

  @Test func aMissingPartialIsReportedWithoutAnyPartials() throws {
    let template = try MustacheTemplate("{{>header}}", name: "main")
    let thrown = #expect(throws: MustacheError.self) { try template.render(nil, requiresPartials: true) }
    #expect(thrown?.message == "expected no partial, as none is given, found 'header'")
    #expect(try template.render(nil) == "")
  }

  @Test func aLambdaThatReturnsItselfIsStopped() throws {
    let context: MustacheValue = [
      "value": .lambda { _ in "{{value}}" }, "section": .lambda { _ in "{{#section}}{{/section}}" },
    ]
    for source in ["{{value}}", "{{#section}}{{/section}}"] {
      let template = try MustacheTemplate(source, name: "main")
      let thrown = #expect(throws: MustacheError.self) { try template.render(context) }
      #expect(
        thrown?.description
          == "result of a lambda in main:1:1: error: expected partials at most 256 deep in each other, "
          + "found the result of a lambda still deeper"
      )
    }
  }

  @Test func anErrorHasItsLocationAndMessage() {
    let thrown = #expect(throws: MustacheError.self) { try MustacheTemplate("a\n b {{}}", name: "main") }
    #expect(
      thrown == MustacheError(template: "main", line: 2, column: 4, expected: "a name", found: "'{{}}'")
    )
  }
}

/// The templates, each named as its key is.
func templates(_ sources: [String: String]) throws -> [String: MustacheTemplate] {
  var templates: [String: MustacheTemplate] = [:]
  for (name, source) in sources { templates[name] = try MustacheTemplate(source, name: name) }
  return templates
}
