@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer of an object's text. Lines aren't kept here: a line is a paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private final weak var input: (any UITextInput)?

  init(_ input: any UITextInput) {
    self.input = input
    super.init()
  }
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = unit(position, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.location),
      let end = input.position(from: start, offset: unit.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let opposite = UITextDirection.storage(direction.isForward ? .backward : .forward)
    guard let unit = unit(position, granularity, opposite) else { return false }
    return offset(position) == (direction.isForward ? unit.location + unit.length : unit.location)
  }
  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let step = direction.isForward ? 1 : -1
    var current = position
    while let next = input.position(from: current, offset: step), offset(next) != offset(current) {
      if isPosition(next, atBoundary: granularity, inDirection: direction) { return next }
      current = next
    }
    return nil
  }
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(position, granularity, direction) != nil }

  private final func offset(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  /// The unit of the character after a position, or of the one before.
  private final func unit(
    _ position: UITextPosition,
    _ granularity: UITextGranularity,
    _ direction: UITextDirection
  ) -> NSRange? {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return nil
    }
    let text = (input.text(in: whole) ?? "") as NSString
    let index = offset(position) - (direction.isForward ? 0 : 1)
    guard (0..<text.length).contains(index) else { return nil }
    return switch granularity {
    case .character: text.rangeOfComposedCharacterSequence(at: index)
    case .word: run(of: .alphanumerics, in: text, at: index)
    case .sentence: sentence(of: text, at: index)
    case .paragraph, .line: text.paragraphRange(for: NSRange(location: index, length: 0))
    case .document: NSRange(location: 0, length: text.length)
    }
  }

  /// The characters of a set around an index; `nil` if the character there isn't one of them.
  private final func run(of set: CharacterSet, in text: NSString, at index: Int) -> NSRange? {
    func contains(_ index: Int) -> Bool {
      // Half of a pair belongs to a character outside of the basic plane, such as an emoji.
      Unicode.Scalar(text.character(at: index)).map(set.contains) ?? false
    }
    guard contains(index) else { return nil }
    var (start, end) = (index, index + 1)
    while start > 0, contains(start - 1) { start -= 1 }
    while end < text.length, contains(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// The text up to a full stop, a question mark or an exclamation point, with the space after it.
  private final func sentence(of text: NSString, at index: Int) -> NSRange {
    var start = 0
    var offset = 0
    while offset < text.length {
      var end = offset + 1
      if Self.isEnd(text.character(at: offset)) {
        while end < text.length, Self.isSpace(text.character(at: end)) { end += 1 }
        if index < end { return NSRange(location: start, length: end - start) }
        start = end
      }
      offset = end
    }
    return NSRange(location: start, length: text.length - start)
  }

  private static func isEnd(_ unit: UInt16) -> Bool { [0x2E, 0x3F, 0x21, 0x0A].contains(unit) }
  private static func isSpace(_ unit: UInt16) -> Bool { [0x20, 0x0A].contains(unit) }
}
