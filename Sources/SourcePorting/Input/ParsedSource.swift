import SourceDeclarations

/// A source with its tokens and its declarations, without the branches that a build for an iPhone skips.
struct ParsedSource {
  let input: PortInput
  let stream: TokenStream
  let declared: SourceFile
  let code: ActiveCode
  /// Whether brackets, literals and conditions match. Otherwise the source is copied as it is.
  let isUnderstood: Bool

  init(_ input: PortInput, modules: Set<String>) {
    self.input = input
    let whole = SwiftLexer.tokens(of: input.bytes)
    code = ActiveCode(whole, modules: modules)
    stream = SwiftLexer.tokens(of: code.bytes)
    declared = SourceFile.read(code.bytes, path: input.path, language: .swift)
    isUnderstood = whole.isBalanced && stream.isBalanced && input.bytes.count <= SourceFile.maximumSize
  }

  /// The index of the first token that starts at or after an offset.
  func token(at offset: Int) -> Int {
    var low = 0
    var high = stream.count
    while low < high {
      let middle = (low + high) / 2
      if stream[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The tokens whose bytes are in a range.
  func tokens(in range: Range<Int>) -> Range<Int> {
    let first = token(at: range.lowerBound)
    return first..<max(first, token(at: range.upperBound))
  }

  /// The text of a token as it is written, with backticks.
  func written(_ index: Int) -> String { stream.text(in: stream[index].range) }

  /// The range of tokens, with the white space after them on their line.
  func rangeWithSpace(_ tokens: Range<Int>) -> Range<Int> {
    var end = stream[tokens.upperBound - 1].end
    while end < stream.bytes.count, stream.bytes[end] == 0x20 || stream.bytes[end] == 0x09 { end += 1 }
    return stream[tokens.lowerBound].start..<end
  }

  /// The text of tokens on one line, without comments.
  func line(_ tokens: Range<Int>) -> String {
    var text = ""
    for index in tokens {
      if stream[index].flags.contains(.followsSpace), index > tokens.lowerBound { text += " " }
      text += written(index)
    }
    return text
  }
}
