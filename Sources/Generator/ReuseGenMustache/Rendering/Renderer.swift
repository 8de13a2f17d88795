/// Renders a template. Pending elements are kept in frames, not on the program's stack, so that deep sections can't
/// exhaust it.
struct Renderer {
  private let partials: [String: MustacheTemplate]
  private let requiresPartials: Bool
  private let limits: MustacheLimits
  private let escaping: MustacheEscaping
  private var context: ContextStack
  private var frames: [Frame]
  private var output: Output
  /// The outputs to continue after the results of lambdas that are being rendered separately.
  private var suspendedOutputs: [Output] = []
  private var overrides: [String: Override] = [:]
  /// The depth of the partials and results of lambdas that are being rendered.
  private var depth = 0
  private var steps = 0

  init(
    template: MustacheTemplate,
    context: MustacheValue,
    partials: [String: MustacheTemplate],
    requiresPartials: Bool,
    limits: MustacheLimits,
    escaping: MustacheEscaping,
    lineChange: LineChange?
  ) {
    output = Output(lineChange)
    self.partials = partials
    self.requiresPartials = requiresPartials
    self.limits = limits
    self.escaping = escaping
    self.context = ContextStack(context)
    frames = [Frame(whole: template, ending: .nothing)]
  }

  /// Renders the template as UTF-8.
  mutating func render() throws(MustacheError) -> [UInt8] {
    while !frames.isEmpty {
      let current = frames.count - 1
      // Until an element begins a frame of its own. A template is copied for each frame, not for each element.
      let template = frames[current].template
      while current == frames.count - 1, let position = frames[current].next() {
        let element = template.elements[position]
        try countStep(element, at: position, of: template)
        try write(element, of: template)
      }
      if current == frames.count - 1 { endRange() }
    }
    output.endLine()
    return output.bytes
  }

  /// Repeats the innermost frame's range for its next item, or ends the frame after the last one.
  private mutating func endRange() {
    if let item = frames[frames.count - 1].beginNextItem() {
      context.pop()
      context.push(item)
      return
    }
    switch frames.removeLast().ending {
    case .nothing:
      break
    case .popContext:
      context.pop()
    case .leavePartial(let state):
      leave(to: state)
    case .leaveValue(let state, let isEscaped):
      let text = String(decoding: output.bytes, as: UTF8.self)
      output = suspendedOutputs.removeLast()
      leave(to: state)
      output.write(value: text, escaping: isEscaped ? escaping : .none)
    case .leaveBlock(let name, let override, let indentation):
      output.indentation = indentation
      overrides[name] = override
    }
  }

  private mutating func write(_ element: Element, of template: MustacheTemplate) throws(MustacheError) {
    switch element {
    case .text(let range, let endsLine):
      output.write(template.source[range], endsLine: endsLine)
    case .blockLineEnd(let range):
      if !output.isAtLineStart { output.write(template.source[range], endsLine: true) }
    case .value(let name, let isEscaped, _):
      let value = context.lookUp(name) ?? .null
      if case .lambda(let lambda) = value {
        try writeResult(lambda(nil), of: template, isEscaped: isEscaped)
      } else {
        output.write(value: value.text, escaping: isEscaped ? escaping : .none)
      }
    case .section(let section):
      skip(section.elements)
      try write(section, of: template)
    case .partial(let partial):
      try write(partial, of: template, blocks: [:])
    case .parent(let parent):
      skip(parent.elements)
      try write(parent.partial, of: template, blocks: parent.blocks)
    case .block(let block):
      skip(block.elements)
      write(block, of: template)
    }
  }

  /// Continues after elements that have a frame of their own, or that are not rendered.
  private mutating func skip(_ elements: Range<Int>) {
    frames[frames.count - 1].position = elements.upperBound
  }
}

// MARK: - Sections

extension Renderer {
  private mutating func write(_ section: Section, of template: MustacheTemplate) throws(MustacheError) {
    let value = context.lookUp(section.name) ?? .null
    guard value.isTruthy != section.isInverted else { return }
    if section.isInverted {
      frames.append(Frame(template, section.elements, ending: .nothing))
    } else if case .lambda(let lambda) = value {
      try writeResult(lambda(template.source.text(section.contents)), of: template, delimiters: section.delimiters)
    } else if case .array(let items) = value {
      context.push(items[0])
      frames.append(Frame(template, section.elements, items: .array(items), ending: .popContext))
    } else if case .list(let list) = value {
      context.push(list[0])
      frames.append(Frame(template, section.elements, items: .list(list), ending: .popContext))
    } else {
      context.push(value)
      frames.append(Frame(template, section.elements, ending: .popContext))
    }
  }
}

// MARK: - Partials and blocks

extension Renderer {
  private mutating func write(
    _ partial: Partial,
    of template: MustacheTemplate,
    blocks: [String: Range<Int>]
  ) throws(MustacheError) {
    guard let name = name(of: partial.reference) else { return }
    guard let inserted = partials[name] else {
      if requiresPartials { throw missing(name, at: partial.offset, of: template) }
      return
    }
    let state = try enter(at: partial.offset, of: template, name: "'\(name)'")
    if let indentation = partial.indentation {
      output.indentation += indentation
      output.isAtLineStart = true
    }
    // The override of an outer template takes precedence.
    for (block, elements) in blocks where overrides[block] == nil {
      overrides[block] = Override(template: template, elements: elements)
    }
    frames.append(Frame(whole: inserted, ending: .leavePartial(state)))
  }

  private mutating func write(_ block: Block, of template: MustacheTemplate) {
    // The override doesn't apply within itself, which would never end.
    let override = overrides.removeValue(forKey: block.name)
    let ending = Frame.Ending.leaveBlock(name: block.name, override: override, indentation: output.indentation)
    if let indentation = block.indentation {
      output.indentation += indentation
      output.isAtLineStart = true
    }
    frames.append(
      Frame(override?.template ?? template, override?.elements ?? block.elements, ending: ending)
    )
  }

  private func name(of reference: Reference) -> String? {
    switch reference {
    case .named(let name): return name
    case .dynamic(let name):
      guard let value = context.lookUp(name), value.isTruthy else { return nil }
      return value.text
    }
  }

  private func missing(_ name: String, at offset: Int, of template: MustacheTemplate) -> MustacheError {
    let known = partials.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return error(
      at: offset,
      of: template,
      expected: known.isEmpty ? "no partial, as none is given" : "a partial that is given (\(known))",
      found: Array(name.utf8).quoted
    )
  }
}

// MARK: - Lambdas

extension Renderer {
  /// Renders the result of a lambda for a section like a partial.
  private mutating func writeResult(
    _ text: String,
    of template: MustacheTemplate,
    delimiters: Delimiters
  ) throws(MustacheError) {
    let result = try parsedResult(text, of: template, delimiters: delimiters)
    let state = try enterResult(result)
    frames.append(Frame(whole: result, ending: .leavePartial(state)))
  }

  /// Renders the result of a lambda for a value separately, because it may need escaping as a whole.
  private mutating func writeResult(
    _ text: String,
    of template: MustacheTemplate,
    isEscaped: Bool
  ) throws(MustacheError) {
    let result = try parsedResult(text, of: template, delimiters: .standard)
    let state = try enterResult(result)
    frames.append(Frame(whole: result, ending: .leaveValue(state, isEscaped: isEscaped)))
    suspendedOutputs.append(output)
    output = Output()
  }

  private func parsedResult(
    _ text: String,
    of template: MustacheTemplate,
    delimiters: Delimiters
  ) throws(MustacheError) -> MustacheTemplate {
    let prefix = "result of a lambda in "
    let name = template.name.hasPrefix(prefix) ? template.name : prefix + template.name
    return try MustacheTemplate(Array(text.utf8), name: name, delimiters: delimiters)
  }

  private mutating func enterResult(_ result: MustacheTemplate) throws(MustacheError) -> EnclosingState {
    try enter(at: 0, of: result, name: "the result of a lambda")
  }
}

// MARK: - Limits

extension Renderer {
  /// Counts the rendering of an element. A name is looked up in each object that surrounds it, at most.
  private mutating func countStep(
    _ element: Element,
    at position: Int,
    of template: MustacheTemplate
  ) throws(MustacheError) {
    switch element {
    case .value, .section: steps += 1 + context.depth
    default: steps += 1
    }
    let isTooLong = output.bytes.count > limits.output
    guard isTooLong || steps > limits.steps else { return }
    // Text is the only element with an offset. The mistake is in the sections around it.
    let offset = template.elements[position...].lazy.compactMap { element -> Int? in
      if case .text(let range, _) = element { range.lowerBound } else { nil }
    }.first
    throw error(
      at: offset ?? template.source.count,
      of: template,
      expected: isTooLong
        ? "at most \(limits.output) bytes of output" : "at most \(limits.steps) steps of rendering",
      found: "sections in each other that produce more"
    )
  }

  /// Enters a partial. Returns the state to restore after it.
  private mutating func enter(
    at offset: Int,
    of template: MustacheTemplate,
    name: String
  ) throws(MustacheError) -> EnclosingState {
    guard depth < MustacheError.partialLimit else {
      throw error(
        at: offset,
        of: template,
        expected: "partials at most \(MustacheError.partialLimit) deep in each other",
        found: "\(name) still deeper"
      )
    }
    defer { depth += 1 }
    return EnclosingState(indentation: output.indentation, overrides: overrides, depth: depth)
  }

  private mutating func leave(to state: EnclosingState) {
    output.indentation = state.indentation
    overrides = state.overrides
    depth = state.depth
  }

  private func error(at offset: Int, of template: MustacheTemplate, expected: String, found: String) -> MustacheError {
    MustacheError(template: template.name, source: template.source, offset: offset, expected: expected, found: found)
  }
}
