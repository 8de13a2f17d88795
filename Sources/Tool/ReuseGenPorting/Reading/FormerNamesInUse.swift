import ReuseGenDeclarations
import ReuseGenSyntax

/// The former names that mean UIKit's declarations in the sources: those that the sources don't declare.
struct FormerNamesInUse {
  /// A method's name in two parts.
  struct Method: CustomStringConvertible {
    let base: String
    let labels: [String]

    init(_ name: String) {
      let parts = name.dropLast().split(separator: "(", omittingEmptySubsequences: false)
      base = String(parts[0])
      labels = parts[1].split(separator: ":").map(String.init)
    }

    var description: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
  }

  let globals: [String: String]
  let functions: [String: FormerNames.Function]
  let properties: [String: String]
  let methods: [String: Method]

  init(_ sources: [ParsedSource]) {
    var declared: Set<String> = []
    for source in sources {
      for type in source.declared.types {
        declared.formUnion(type.declaredMembers.filter { !$0.modifiers.contains(.override) }.map(\.key))
      }
      let stream = source.stream
      for index in 1..<max(1, stream.count) where Self.mayBeFormer(index, stream) && Self.declares(stream, index - 1) {
        declared.insert(stream.text(index))
      }
    }
    globals = FormerNames.globals.filter { !declared.contains($0.key) }
    functions = FormerNames.functions.filter { !declared.contains($0.key) }
    properties = FormerNames.properties.filter { !declared.contains($0.key) }
    methods = Self.allMethods.filter { !declared.contains($0.key) }
  }

  private static let allMethods = FormerNames.methods.mapValues(Method.init)

  /// The words of all former names, those of members that types have alone among them.
  private static let words: WordSet = {
    let names: [[String]] = [
      Array(FormerNames.globals.keys), Array(FormerNames.functions.keys), Array(FormerNames.properties.keys),
      FormerNames.methods.keys.map { Method($0).base }, Array(FormerNames.notifications.keys),
      FormerNames.typeMembers.values.flatMap(\.keys),
    ]
    return WordSet(names.joined())
  }()

  /// Whether a source has a word that is a former name.
  func areMentioned(in stream: TokenStream) -> Bool {
    stream.tokens.indices.contains { Self.words.contains($0, of: stream) }
  }

  /// The current name of the type or constant that a token names.
  func current(at index: Int, in stream: TokenStream) -> String? {
    guard Self.mayBeFormer(index, stream), index == 0 || !stream.is(index - 1, ".") else { return nil }
    return globals[stream.text(index)]
  }

  /// A declaration with the current names of types and constants.
  func current(_ declaration: String) -> String {
    let stream = SwiftLexer.tokens(of: Array(declaration.utf8))
    let edits = (0..<stream.count).compactMap { index in
      current(at: index, in: stream).map { Edit(stream[index].range, $0, "") }
    }
    return edits.isEmpty ? declaration : String(decoding: edits.applied(to: stream.bytes), as: UTF8.self)
  }

  /// Whether a token is a word with one of UIKit's prefixes.
  private static func mayBeFormer(_ index: Int, _ stream: TokenStream) -> Bool {
    guard stream[index].kind == .word else { return false }
    let start = stream[index].start
    guard start + 2 < stream.bytes.count else { return false }
    switch (stream.bytes[start], stream.bytes[start + 1]) {
    case (UInt8(ascii: "U"), UInt8(ascii: "I")), (UInt8(ascii: "N"), UInt8(ascii: "S")),
      (UInt8(ascii: "C"), UInt8(ascii: "G")), (UInt8(ascii: "k"), UInt8(ascii: "C")),
      (UInt8(ascii: "R"), UInt8(ascii: "u")):
      return true
    default: return false
    }
  }

  /// Whether a keyword declares the name after it.
  private static func declares(_ stream: TokenStream, _ index: Int) -> Bool {
    switch stream[index].keyword {
    case .class, .struct, .enum, .protocol, .actor, .typealias, .func, .let, .var: true
    default: false
    }
  }
}
