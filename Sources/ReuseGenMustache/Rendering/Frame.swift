/// A stretch of elements that is being written.
struct Frame {
  let template: MustacheTemplate
  let elements: Range<Int>
  /// The next element.
  var position: Int
  let ending: Ending
  /// The values that the stretch is repeated for, and how many of them are done.
  let items: [MustacheValue]
  var itemsDone = 0

  /// What to do when all is written.
  enum Ending {
    case nothing
    /// To leave the context of a section.
    case popContext
    /// To put back what held before a partial.
    case leavePartial(Surroundings)
    /// To leave what a lambda has given for a value, and to write it, as a value, where the rest is written.
    case leaveValue(Surroundings, isEscaped: Bool)
    /// To put back the indentation and what replaces the block, which within itself isn't replaced.
    case leaveBlock(name: String, override: Override?, indentation: [UInt8])
  }

  init(_ template: MustacheTemplate, _ elements: Range<Int>, items: [MustacheValue] = [], ending: Ending) {
    self.template = template
    self.elements = elements
    position = elements.lowerBound
    self.items = items
    self.ending = ending
  }

  init(whole template: MustacheTemplate, ending: Ending) {
    self.init(template, template.elements.indices, ending: ending)
  }
}

/// What partials change while they are written.
struct Surroundings {
  var indentation: [UInt8]
  var overrides: [String: Override]
  var depth: Int
}

/// What replaces a block: elements, and the template that they are of.
struct Override {
  let template: MustacheTemplate
  let elements: Range<Int>
}
