@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before it.
  final let offset: Int
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { offset = 0 }
  init(offset: Int) { self.offset = offset }
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    let other = object as? UITextPosition
    return MainActor.assumeIsolated { other?.offset == offset }
  }
}

@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { ends.0 }
  open var end: UITextPosition { ends.1 }
  open var isEmpty: Bool { start.offset == end.offset }
  private let ends: (UITextPosition, UITextPosition)
  /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
  public init(_ nothing: Void = ()) { ends = (UITextPosition(), UITextPosition()) }
  init(_ range: NSRange) {
    ends = (UITextPosition(offset: range.location), UITextPosition(offset: range.location + range.length))
  }
  /// The range in UTF-16 units.
  final var range: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
}

public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Whether it leads to the end of the text.
  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}

public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
