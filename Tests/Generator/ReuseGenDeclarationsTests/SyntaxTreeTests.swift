import Foundation
import ReuseGenDeclarations
import ReuseGenSyntax
import ReuseGenTestSupport
import Testing

extension SyntaxTree {
  /// The nodes of the source with the texts of their own tokens: `call(name(f) arguments(( argument(1) )))`.
  var outline: String { children(root).map(outline).joined(separator: " ") }

  private func outline(_ node: Node) -> String {
    var parts: [String] = []
    var next = first(node)
    for child in children(node) {
      parts += (next..<first(child)).map(text)
      parts.append(outline(child))
      next = end(child)
    }
    parts += (next..<end(node)).map(text)
    return "\(kind(node))<\(parts.joined(separator: " "))>"
  }

  private func text(_ token: Int) -> String { stream.text(in: stream[token].range) }

  /// Whether each token belongs to one innermost node, in the order of the text: the root has all tokens, and the
  /// children of each node follow one another within it.
  var isLossless: Bool {
    guard tokens(root) == 0..<stream.count else { return false }
    return nodes.allSatisfy { node in
      var next = first(node)
      for child in children(node) {
        guard first(child) >= next, end(child) <= end(node), parent(child) == node else { return false }
        next = end(child)
      }
      return next <= end(node)
    }
  }

  /// Whether a search finds a node around each token of a node, or one within it.
  var findsNodes: Bool {
    nodes.allSatisfy { node in
      let tokens = tokens(node)
      return tokens.isEmpty ? node == root : tokens.allSatisfy { contains(node, innermost(at: $0)) }
    }
  }

  private func contains(_ node: Node, _ inner: Node) -> Bool {
    tokens(node).contains(first(inner)) || tokens(inner).contains(first(node))
  }
}

@Suite(.long) struct SyntaxTreeTests {
  @Test(arguments: [
    (
      "a.b?.c(x: 1)",
      "call<memberAccess<optionalChaining<memberAccess<name<a> . b> ?> . c> arguments<( argument<x : literal<1>> )>>"
    ),
    ("f { $0 } done: { }", "call<name<f> closure<{ name<$0> }> argument<done : closure<{ }>>>"),
    ("if a { b }", "ifStatement<ifClause<if name<a> codeBlock<{ name<b> }>>>"),
    ("(a as! [B]).c", "memberAccess<tuple<( argument<sequence<name<a> cast<as ! type<[ type<B> ]>>>> )> . c>"),
    ("a < b", "sequence<name<a> < name<b>>"),
    ("A<B>()", "call<specialization<name<A> genericArguments<< type<B> >>> arguments<( )>>"),
    ("a ? b : c", "sequence<name<a> ? name<b> : name<c>>"),
    ("move(_:at:)", "name<move argumentLabels<( _ : at : )>>"),
    (
      "guard let a = b.first { $0 } else { return }",
      "guardStatement<guard optionalBinding<let pattern<a> = call<memberAccess<name<b> . first> closure<{ name<$0> }>>> else codeBlock<{ jumpStatement<return> }>>"
    ),
    (
      "{ [weak self] a, b in c }",
      "closure<{ closureSignature<captureList<arguments<[ argument<name<weak> self> ]>> parameter<a> , parameter<b> in> name<c> }>"
    ),
    ("\"a\\(b)c\"", "interpolatedString<\"a\\( argument<name<b>> )c\">"),
    (
      "#selector(A.b(_:))",
      "macroExpansion<#selector arguments<( argument<memberAccess<name<A> . b argumentLabels<( _ : )>>> )>>"
    ),
    (
      "var a: Int { get { 1 } set }",
      "variableDeclaration<var binding<pattern<a> : type<Int> accessors<{ accessor<get codeBlock<{ literal<1> }>> accessor<set> }>>>"
    ),
    (
      "class A<T: B>: C, D where T: E { @objc func f() {} }",
      "typeDeclaration<class A genericParameters<< genericParameter<T : type<B>> >> inheritanceClause<: type<C> , type<D>> whereClause<where requirement<type<T> : type<E>>> memberBlock<{ functionDeclaration<attribute<@ objc> func f parameters<( )> codeBlock<{ }>> }>>"
    ),
    (
      "switch a { case .b(let c): d; default: e }",
      "switchStatement<switch name<a> switchBlock<{ switchCase<case call<memberAccess<. b> arguments<( argument<valueBinding<let name<c>>> )>> : name<d> ;> switchCase<default : name<e>> }>>"
    ),
    ("for (a, b) in c where d { }", "forStatement<for pattern<( a , b )> in name<c> where name<d> codeBlock<{ }>>"),
    (
      "let a = try? b as? C",
      "variableDeclaration<let binding<pattern<a> = sequence<try ? name<b> cast<as ? type<C>>>>>"
    ),
    ("a\n  .b\n  .c()", "call<memberAccess<memberAccess<name<a> . b> . c> arguments<( )>>"),
    (
      "let a: [B: C], d: (e: F)",
      "variableDeclaration<let binding<pattern<a> : type<[ type<B> : type<C> ]>> , binding<pattern<d> : type<( e : type<F> )>>>"
    ),
    ("a\n-b", "name<a> sequence<- name<b>>"),
    ("#if os(iOS)\na\n#endif", "conditionalDirective<#if os ( iOS )> name<a> conditionalDirective<#endif>"),
    (
      "var a = 1 { didSet { } }",
      "variableDeclaration<var binding<pattern<a> = literal<1> accessors<{ accessor<didSet codeBlock<{ }>> }>>>"
    ),
    (
      "let f: (A) async throws -> B?",
      "variableDeclaration<let binding<pattern<f> : type<( type<A> ) async throws -> B ?>>>"
    ),
    (
      "@objc(a:b:) private(set) weak var x: Y!",
      "variableDeclaration<attribute<@ objc arguments<( argument<a : name<b> :> )>> modifier<private ( set )> modifier<weak> var binding<pattern<x> : type<Y !>>>"
    ),
  ])
  func aSourceHasItsTree(source: String, outline: String) {
    let tree = SyntaxTree(Array(source.utf8))
    #expect(tree.outline == outline)
    #expect(tree.isLossless && tree.findsNodes)
  }

  @Test func aSourceWithoutTokensHasARoot() {
    let tree = SyntaxTree(Array("// nothing\n".utf8))
    #expect(tree.count == 1 && tree.children(tree.root).isEmpty && tree.isLossless)
  }

  @Test func bracketsThatAreNestedTooDeeplyKeepTheirTokens() {
    let depth = SoakLength.count(5_000, full: 20_000)
    for (open, close) in [("(", ")"), ("[", "]"), ("{ ", "}"), ("A<", ">"), ("\"\\(", ")\""), ("{ [", "] in }")] {
      let source = String(repeating: open, count: depth) + String(repeating: close, count: depth)
      let tree = SyntaxTree(Array(source.utf8))
      #expect(tree.count < 20 * TokenStream.maximumDepth + 2 * depth)
      #expect(tree.tokens(tree.root) == 0..<tree.stream.count)
    }
  }

  /// Every prefix and suffix of a source, and changed ones. By default, one length in three.
  @Test func everySourceHasALosslessTree() {
    let bytes = Array(Mutation.swift.utf8)
    for length in SoakLength.cases(Array(0...bytes.count), byDefaultEvery: 3) {
      #expect(SyntaxTree(Array(bytes[..<length])).isLossless, "the first \(length)")
      #expect(SyntaxTree(Array(bytes[length...])).isLossless, "from \(length)")
    }
    var run = FuzzRun(500)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      let source = Mutation.source(.swift, &random)
      let tree = SyntaxTree(source)
      #expect(tree.isLossless && tree.findsNodes, "\(String(decoding: source, as: UTF8.self))")
    }
    if FuzzRun.seconds != nil { print(run.summary("syntax trees")) }
  }

  /// The sources of this package, and those of apps where they are present. By default, one source in eight.
  @Test func theTreesOfRealSourcesAreLossless() {
    let folders = [
      Checkout.url("Sources/Generator/ReuseGenDeclarations"), Checkout.url("Tests"),
      SharedFolder.interfaceBuilder.url.appendingPathComponent("sources"),
    ]
    let paths = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder.path)/\($0)" }
    }
    for path in SoakLength.cases(paths, byDefaultEvery: 8) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      #expect(SyntaxTree([UInt8](data)).isLossless, "\(path)")
    }
  }
}
