import ReuseGenDeclarations
import ReuseGenSyntax

/// How sources use a word, without comments and strings: what may mean a constant or a case of that name.
struct WordUses {
  /// The words before a dot and the word; "" where no word is.
  private(set) var bases: Set<String> = []
  /// The names of the types around its uses without a dot; "" outside of types. Labels of arguments and declarations of
  /// variables aren't uses.
  private(set) var types: Set<String> = []
  /// The same, without names of cases, but with labels and variables.
  private(set) var typesBesidesCases: Set<String> = []
  /// The places of the sources that use it without a dot.
  private(set) var sources: Set<Int> = []
  /// The words after the word and a dot.
  private(set) var members: Set<String> = []
  /// Whether something else than a dot and a word follows it where it isn't declared as an enumeration.
  private(set) var isUsedWhole = false

  /// The uses of some words. Each source is read once, however many words there are.
  static func find(_ words: Set<String>, in sources: [MigrationSource]) -> [String: WordUses] {
    // A word can be in backticks.
    let lengths = Set(words.flatMap { [$0.utf8.count, $0.utf8.count + 2] })
    var found: [String: WordUses] = [:]
    for (place, source) in sources.enumerated() {
      let stream = source.tree.stream
      for token in stream.tokens.indices
      where stream[token].kind == .word && lengths.contains(stream[token].range.count) {
        let word = stream.text(token)
        if words.contains(word) { found[word, default: WordUses()].add(token, source, place) }
      }
    }
    return found
  }

  private mutating func add(_ token: Int, _ source: MigrationSource, _ place: Int) {
    let stream = source.tree.stream
    if !stream.is(token - 1, "enum") {
      if stream.is(token + 1, "."), token + 2 < stream.count, stream[token + 2].kind == .word {
        members.insert(stream.text(token + 2))
      } else {
        isUsedWhole = true
      }
    }
    guard !stream.is(token - 1, ".") else {
      let hasBase = stream[token - 2].kind == .word && stream[token - 2].end == stream[token - 1].start
      bases.insert(hasBase ? stream.text(token - 2) : "")
      return
    }
    let type = source.type(around: stream[token].start)?.lastName ?? ""
    if !stream.is(token - 1, "case"), !stream.is(token - 1, ",") { typesBesidesCases.insert(type) }
    if !stream.is(token + 1, ":"), ![.let, .var].contains(stream[token - 1].keyword) {
      types.insert(type)
      sources.insert(place)
    }
  }
}
