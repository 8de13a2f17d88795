import ReuseGenTestSupport
import Testing

@testable import ReuseGenMustache

@Suite(.long) struct RenderingTests {
  static let context: MustacheValue = [
    "name": "Joe & \"Ann\" <'>", "zero": 0, "none": nil, "empty": "", "nothing": [], "yes": true, "no": false,
    "half": 0.5,
    "people": [["name": "A", "tags": ["x", "y"]], ["name": "B", "tags": []]], "person": ["name": "C", "age": 5],
    "object": [:], "two": "a\nb\n", "template": "p",
  ]

  @Test(arguments: [
    // Values
    ("", ""),
    ("{{name}} {{{name}}} {{&name}}", "Joe &amp; &quot;Ann&quot; &lt;'&gt; Joe & \"Ann\" <'> Joe & \"Ann\" <'>"),
    ("{{zero}} {{half}} {{yes}} {{no}} {{none}}{{empty}}{{missing}}.", "0 0.5 true false ."),
    ("{{{people.x}}}{{name.x}}{{..}}{{.name}}{{name.}}", ""),
    ("{{{person}}} {{{nothing}}} {{{object}}}", "{\"age\":5,\"name\":\"C\"} [] {}"),
    ("{{\n\tname\n}}{{ & name }}{{{ name }}}", "Joe &amp; &quot;Ann&quot; &lt;'&gt;Joe & \"Ann\" <'>Joe & \"Ann\" <'>"),
    ("{ {name} {{!}}{{! {{ }}}", "{ {name} }"),
    ("é{{zero}}日本", "é0日本"),

    // Sections
    ("{{#zero}}0{{/zero}}{{#none}}1{{/none}}{{#empty}}2{{/empty}}{{#nothing}}3{{/nothing}}{{#no}}4{{/no}}", ""),
    ("{{^zero}}0{{/zero}}{{^none}}1{{/none}}{{^empty}}2{{/empty}}{{^nothing}}3{{/nothing}}{{^no}}4{{/no}}", "01234"),
    ("{{#half}}{{.}}{{/half}}{{#object}}object{{/object}}", "0.5object"),
    (
      "{{#people}}{{name}}: {{#tags}}{{.}}{{name}} {{/tags}}{{^tags}}none{{/tags}}; {{/people}}", "A: xA yA ; B: none; "
    ),
    ("{{#person}}{{name}}{{age}}{{zero}}{{/person}}{{age}}", "C50"),
    ("{{#people}}\n- {{name}}\n{{/people}}\n", "- A\n- B\n"),

    // Delimiters
    ("{{=<< >>=}}<<zero>>{{zero}}<<={{ }}=>>{{zero}}<<zero>>", "0{{zero}}0<<zero>>"),
    ("{{=$ $=}}$zero$ $#yes$$zero$$/yes$ ${half}$", "0 0 0.5"),

    // Partials
    ("{{>p}}|{{>*template}}|{{>missing}}|{{>*missing}}|{{>*none}}", "[0]|[0]|||"),
    ("  {{>lines}}\n.", "  1\n\n  2\n."),
    ("  x {{>lines}}\n.", "  x 1\n\n2\n\n."),
    ("  {{>outer}}\n", "  (\n    1\n\n    2\n  )\n"),
    ("  {{>values}}\n", "  a\nb\n\n  a\nb\n.\n"),
    ("{{#yes}}\n  {{>p}}\n{{/yes}}\n", "  [0]"),
    ("\t{{>crlf}}\r\n.", "\t1\r\n\r\n\t2\r\n."),
    (" {{>unfinished}}\n  {{>p}}\n", " x  [0]"),
  ])
  func aTemplateRendersAsExpected(template: String, expected: String) throws {
    let partials = try templates([
      "p": "[{{zero}}]", "lines": "1\n\n2\n", "outer": "(\n  {{>lines}}\n)\n", "values": "{{two}}\n{{two}}.\n",
      "crlf": "1\r\n\r\n2\r\n", "unfinished": "x",
    ])
    #expect(try MustacheTemplate(template, name: "t").render(Self.context, partials: partials) == expected)
    // Lists whose elements are made one by one render in the same way.
    let lists = Self.context.withLists
    #expect(lists.json == Self.context.json)
    #expect(try MustacheTemplate(template, name: "t").render(lists, partials: partials) == expected)
    // Nor are objects whose values are made one by one.
    let records = Self.context.withRecords
    #expect(records.json == Self.context.json)
    #expect(try MustacheTemplate(template, name: "t").render(records, partials: partials) == expected)
  }

  @Test(arguments: [
    // Blocks that nothing replaces
    ("{{$a}}\n{{/a}}\n.", "."),
    ("{{$a}}{{/a}}\n.", "."),
    ("  {{$a}}x{{/a}}\n.", "  x\n."),
    ("{{$a}}x{{/a}} {{$b}}y{{/b}}\n.", "x y\n."),
    ("{{$a}}{{two}}{{/a}}\n.", "1\n2\n\n."),
    ("  {{$a}}\n    x\n      y\n\n    z\n  {{/a}}\n.", "    x\n      y\n\n    z\n."),
    ("{{$a}}\n  x\n{{$b}}\n    y\n{{/b}}\n z\n{{/a}}\n", "  x\n    y\n  z\n"),

    // Replacing them
    ("{{<type}}{{/type}}", "struct Name {\n  // none\n}\n"),
    ("{{<type}}{{$name}}Cell{{/name}}{{/type}}\n", "struct Cell {\n  // none\n}\n"),
    (
      "  {{<type}}\n  {{$body}}\n  let a\n\n    let b\n  {{/body}}\n  {{/type}}\n.",
      "  struct Name {\n    let a\n\n      let b\n  }\n."
    ),
    ("{{<type}}{{$body}}let a{{/body}}{{/type}}.", "struct Name {\n  let a}\n."),
    (
      "{{<type}}\n{{$body}}\n{{#yes}}\n        let a\n{{/yes}}\n{{/body}}\n{{/type}}\n",
      "struct Name {\n          let a\n}\n"
    ),
    ("{{<line}}{{$x}}\na\nb\n{{/x}}{{/line}}\n", "  a\n  b\n."),
    ("{{<line}}{{$x}}a{{/x}}{{/line}}\n", "  a\n."),
    ("{{<line}}{{$x}}{{/x}}{{/line}}\n", "."),
    ("{{<line}} {{$x}}1{{/x}} {{$x}}2{{/x}} {{name}}{{#yes}}{{/yes}}{{/line}}\n", "  2\n."),

    // Through partials, by name, and never within the block itself
    ("{{<through}}{{$x}}a{{/x}}{{/through}}", "  a\n."),
    ("{{<*template}}{{$x}}a{{/x}}{{/*template}}", "  a\n."),
    ("{{<missing}}{{$x}}a{{/x}}{{/missing}}.", "."),
    ("{{<line}}{{$x}}a {{$x}}b{{/x}}{{/x}}{{/line}}", "  a b\n."),
    ("{{<line}}{{$x}}{{$y}}1{{/y}}{{/x}}{{$y}}{{$x}}2{{/x}}{{/y}}{{/line}}", "  2\n."),
  ])
  func aTemplateInheritsFromPartials(template: String, expected: String) throws {
    let partials = try templates([
      "type": "struct {{$name}}Name{{/name}} {\n{{$body}}\n  // none\n{{/body}}\n}\n", "line": "  {{$x}}{{/x}}\n.",
      "through": "{{>line}}",
    ])
    let context: MustacheValue = ["two": "1\n2\n", "yes": true, "name": "never", "template": "line"]
    #expect(try MustacheTemplate(template, name: "t").render(context, partials: partials) == expected)
  }

  @Test func textIsNotEscapedWithoutEscaping() throws {
    let template = try MustacheTemplate("{{name}} {{{name}}} {{lambda}}", name: "t")
    #expect(
      try template.render(["name": "Set<\"&\">", "lambda": .lambda { _ in "{{name}}" }], escaping: .none)
        == "Set<\"&\"> Set<\"&\"> Set<\"&\">"
    )
  }

  @Test func aPartialMayIncludeItself() throws {
    var tree: MustacheValue = ["nodes": []]
    for _ in 1..<256 { tree = ["nodes": [tree]] }
    let partials = try templates(["node": "<{{#nodes}}{{>node}}{{/nodes}}>"])
    let text = try MustacheTemplate("{{>node}}", name: "t").render(tree, partials: partials)
    #expect(text == String(repeating: "<", count: 256) + String(repeating: ">", count: 256))
  }

  /// A block's replacement also applies after the block and in partials within it, but not within the block itself.
  @Test func aBlockIsReplacedEachTime() throws {
    let partials = try templates(["twice": "{{$x}}1{{/x}}{{$x}}2{{/x}} {{>once}}", "once": "{{$x}}3{{/x}}"])
    let template = try MustacheTemplate("{{<twice}}{{$x}}a{{>once}}{{/x}}{{/twice}}", name: "t")
    #expect(try template.render(nil, partials: partials) == "a3a3 a3")
  }

  @Test func onlyMemoryLimitsNesting() throws {
    let depth = SoakLength.count(10_000, full: 50_000)
    for sigil in ["#", "$", "^", "<"] {
      let source = String(repeating: "{{\(sigil)t}}", count: depth) + String(repeating: "{{/t}}", count: depth)
      #expect(try MustacheTemplate(source, name: "t").render(["t": true]) == "")
    }
  }

  @Test(arguments: [
    ("{{#lines}}{{.}}\n{{/lines}}", "<1234>\n123\n<123456>\n"),
    ("12{{#lines}}{{.}}{{/lines}}", "<121234123123456>"),
    ("{{#lines}}\n{{.}}\n{{/lines}}\n12345", "<1234>\n123\n<123456>\n<12345>"),
  ])
  func longLinesAreChanged(template: String, expected: String) throws {
    let change = LineChange(ofLinesWiderThan: 3) { line in
      let text = line.text.last == UInt8(ascii: "\n") ? line.text.dropLast() : line.text
      return text.count > 3
        ? Array("<".utf8) + text + Array(">".utf8) + line.text.suffix(line.text.count - text.count) : Array(line.text)
    }
    let bytes = try MustacheTemplate(template, name: "t")
      .renderBytes(["lines": ["1234", "123", "123456"]], escaping: .none, lineChange: change)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}

extension RenderingTests {
  @Test(arguments: [
    ("a {{x}} {{y}}", "a ** *"),
    ("  {{>part}}\n{{x}}", "  a**\n  b*\n**"),
    ("{{#z}}{{.}}-{{/z}}", "*-*-*-"),
  ])
  func aChangeKnowsWhatValuesWrote(template: String, expected: String) throws {
    let change = LineChange(ofLinesWiderThan: 0) { line in
      line.text.indices.map { index in
        line.values.contains { $0.contains(index) } ? UInt8(ascii: "*") : line.text[index]
      }
    }
    let bytes = try MustacheTemplate(template, name: "t").renderBytes(
      ["x": "(,", "y": "{", "z": [1, 2, 3]],
      partials: ["part": try MustacheTemplate("a{{x}}\nb{{y}}\n", name: "part")],
      escaping: .none,
      lineChange: change
    )
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}

private final class Record: MustacheRecord {
  private let members: [String: MustacheValue]

  init(_ members: [String: MustacheValue]) { self.members = members }

  var keys: [String] { Array(members.keys) }

  func value(of key: String) -> MustacheValue? { members[key] }
}

extension MustacheValue {
  /// The value with a record in place of each object.
  fileprivate var withRecords: MustacheValue {
    switch self {
    case .array(let elements): .array(elements.map(\.withRecords))
    case .object(let members): .record(Record(members.mapValues(\.withRecords)))
    default: self
    }
  }

  /// The value with a list in place of each array.
  fileprivate var withLists: MustacheValue {
    switch self {
    case .array(let elements): .list(MustacheList(count: elements.count) { elements[$0].withLists })
    case .object(let members): .object(members.mapValues(\.withLists))
    default: self
    }
  }
}
