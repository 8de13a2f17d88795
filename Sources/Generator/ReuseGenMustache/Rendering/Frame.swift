/// A range of elements that is being rendered.
struct Frame {
  let template: MustacheTemplate
  let elements: Range<Int>
  /// The next element.
  var position: Int
  let ending: Ending
  /// The values for which the range is repeated, and the number of those that are done.
  private let items: Items
  private var itemsDone = 0

  enum Items {
    case one
    case array([MustacheValue])
    case list(MustacheList)

    /// The item at an index; `nil` after the last one.
    subscript(index: Int) -> MustacheValue? {
      // `nil` alone could be a value.
      switch self {
      case .one: return .none
      case .array(let items): return index < items.count ? .some(items[index]) : .none
      case .list(let list): return index < list.count ? .some(list[index]) : .none
      }
    }
  }

  /// The action after the last element.
  enum Ending {
    case nothing
    /// Leave the context of a section.
    case popContext
    /// Restore the state before a partial.
    case leavePartial(EnclosingState)
    /// Leave the result of a lambda for a value, and write its output as a value.
    case leaveValue(EnclosingState, isEscaped: Bool)
    /// Restore the indentation, and the block's override, which doesn't apply within the block.
    case leaveBlock(name: String, override: Override?, indentation: [UInt8])
  }

  init(_ template: MustacheTemplate, _ elements: Range<Int>, items: Items = .one, ending: Ending) {
    self.template = template
    self.elements = elements
    position = elements.lowerBound
    self.items = items
    self.ending = ending
  }

  init(whole template: MustacheTemplate, ending: Ending) {
    self.init(template, template.elements.indices, ending: ending)
  }

  /// Begins the range again for the next item, which it returns; `nil` after the last one.
  mutating func beginNextItem() -> MustacheValue? {
    itemsDone += 1
    guard let item = items[itemsDone] else { return nil }
    position = elements.lowerBound
    return item
  }

  /// Takes the next element; `nil` after the last one.
  mutating func next() -> Int? {
    guard position < elements.upperBound else { return nil }
    position += 1
    return position - 1
  }
}

/// The state that a partial changes while it is rendered.
struct EnclosingState {
  var indentation: [UInt8]
  var overrides: [String: Override]
  var depth: Int
}

/// The elements that replace a block, and their template.
struct Override {
  let template: MustacheTemplate
  let elements: Range<Int>
}
