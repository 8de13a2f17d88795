extension ObjectiveCReader {
  /// Reads a use of a name where a word is a part of a message that has one.
  ///
  /// - Parameter message: The token of the square bracket around the word.
  mutating func nameUse(_ current: Int, in message: Int) {
    guard let kind = nameKind(current, in: message), let end = stream[message].partner else { return }
    let value = argument(current + 2, before: end)
    guard !value.isEmpty, !stream.is(current + 2, "nil") else { return }
    var use = NameUse(kind: kind, name: stream.name(value), offset: stream[current + 2].start)
    if kind.isResource { use.bundle = bundle(of: current, in: message, after: value.upperBound, before: end) }
    if stream[message + 1].kind == .word { use.receiver = stream.text(message + 1) } else { use.receiver = "" }
    if stream.is(current, "initWithNibName"), stream.is(message + 1, "[") { use.receiver = stream.text(message + 2) }
    let owner = (current..<end).first { stream.is($0, "owner") && stream.is($0 + 1, ":") }
    use.owner = owner.flatMap { stream.owner($0 + 2) }
    if kind == .scene { use.storyboard = storyboard(in: message) }
    if kind == .storyboard, stream.is(message - 1, "="), stream[message - 2].kind == .word {
      file.text.resourceConstants.append(ResourceConstant(name: stream.text(message - 2), value: use.name))
    }
    file.text.nameUses.append(use)
  }

  private func nameKind(_ part: Int, in message: Int) -> NameUse.Kind? {
    let token = stream.tokens[part]
    switch token.end - token.start {
    case 10 where stream.is(part, "imageNamed"):
      return stream.is(message + 1, "UIImage") || stream.is(message + 1, "NSImage") ? .image : nil
    case 10 where stream.is(part, "colorNamed"):
      return stream.is(message + 1, "UIColor") || stream.is(message + 1, "NSColor") ? .color : nil
    case 12 where stream.is(part, "loadNibNamed"): return .nib
    case 14 where stream.is(part, "nibWithNibName"): return .nib
    case 15 where stream.is(part, "initWithNibName"): return .nib
    case 15 where stream.is(part, "isEqualToString"):
      let isSegue =
        stream.is(message + 1, "segue") && stream.is(message + 2, ".") && stream.is(message + 3, "identifier")
      return isSegue && stream[part + 2].kind == .string ? .comparedSegue : nil
    case 18 where stream.is(part, "storyboardWithName"): return .storyboard
    case 26 where stream.is(part, "performSegueWithIdentifier"): return .segue
    case 39 where stream.is(part, "instantiateViewControllerWithIdentifier"): return .scene
    default: return nil
    }
  }

  /// The storyboard in `[[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiate…`.
  private func storyboard(in message: Int) -> NameExpression? {
    let inner = message + 1
    guard stream.is(inner, "["), stream.is(inner + 1, "UIStoryboard"), stream.is(inner + 2, "storyboardWithName"),
      let end = stream[inner].partner
    else { return nil }
    return stream.name(argument(inner + 4, before: end))
  }

  /// The bundle in which a message looks; `nil` for the one around the code.
  private func bundle(of part: Int, in message: Int, after first: Int, before end: Int) -> NameExpression? {
    if stream.is(part, "loadNibNamed") { return bundle(message + 1) }
    var next = first
    while next < end {
      if stream.is(next, "bundle") || stream.is(next, "inBundle"), stream.is(next + 1, ":") {
        return stream.is(next + 2, "nil") ? NameUse.mainBundle : bundle(next + 2)
      }
      next = stream.index(after: next)
    }
    return NameUse.mainBundle
  }

  private func bundle(_ first: Int) -> NameExpression? {
    guard stream.is(first, "["), stream.is(first + 1, "NSBundle"), let end = stream[first].partner,
      stream.is(first + 2, "mainBundle") || stream.is(first + 2, "bundleForClass")
    else { return .other("") }
    if stream.is(first + 2, "mainBundle") { return NameUse.mainBundle }
    return stream.metatype(first + 4, before: end).map(NameExpression.bundle)
  }
}
