/// A property of a view that documents specify and code can replace: how its text looks, and its description for
/// assistive technologies.
package enum PresentationMember: String, Sendable, CaseIterable {
  case accessibilityLabel, adjustsFontForContentSizeCategory, backgroundColor, font, isAccessibilityElement, textColor
  case title
  /// Which appearance a view, a controller or a window has, and the object that supplies a list's rows: the variable
  /// doesn't matter.
  case overrideUserInterfaceStyle, dataSource
}

extension TokenStream {
  /// The variable and the property, separated by a dot, where a word sets one of these properties of a variable, as
  /// `nameLabel.font = …`, `button.setTitle(…)` and `[self.nameLabel setFont:…]` do; `nil` for other words. The
  /// appearance and the data source are without the variable.
  @inline(__always)
  func presentationChange(_ index: Int) -> [UInt8]? {
    guard index < count else { return nil }
    // The first letters of the names above, before "=" or ",", and of the setters, before "(" or ":".
    let first = tokens[index].first
    switch tokens[index + 1].first {
    case 0x3D /* = */ where first == 0x64 /* d */ || first == 0x6F /* o */: return change(index)
    case 0x3D, 0x2C /* , */:
      switch first {
      case 0x61 /* a */, 0x62 /* b */, 0x66 /* f */, 0x69 /* i */, 0x74 /* t */: return change(index)
      default: return nil
      }
    case 0x28 /* ( */, 0x3A /* : */: return first == 0x73 /* s */ ? change(index) : nil
    default: return nil
    }
  }

  private func change(_ index: Int) -> [UInt8]? {
    guard let member = memberThatIsSet(index) else { return nil }
    if member == .overrideUserInterfaceStyle || member == .dataSource { return Array(member.rawValue.utf8) }
    guard let variable = variable(of: index) else { return nil }
    return bytes[self[variable].range] + [UInt8(ascii: ".")] + Array(member.rawValue.utf8)
  }

  private func memberThatIsSet(_ index: Int) -> PresentationMember? {
    if self.is(index + 1, "=") || isKeyPathOfVariable(index) {
      // An attributed text has fonts of its own.
      if self.is(index, "attributedText") { return .font }
      return PresentationMember(rawValue: text(in: self[index].range))
    }
    guard self.is(index + 1, "(") || self.is(index + 1, ":") else { return nil }
    return Self.setters.first { self.is(index, $0.name) }?.member
  }

  /// Whether a word is the property in `.assign(to: \.font, on: nameLabel)`.
  private func isKeyPathOfVariable(_ index: Int) -> Bool {
    self.is(index + 1, ",") && self.is(index + 2, "on") && self.is(index + 3, ":")
  }

  private func variable(of index: Int) -> Int? {
    if isKeyPathOfVariable(index) { return self[index + 4].kind == .word ? index + 4 : nil }
    var variable = index - 1
    while [".", "?", "!", "?.", "!."].contains(text(in: self[variable].range)) { variable -= 1 }
    let isOnNewLine = self[index].flags.contains(.startsLine) && variable == index - 1
    return self[variable].kind == .word && !isOnNewLine ? variable : nil
  }

  private static let setters: [(name: StaticString, member: PresentationMember)] = [
    ("setAccessibilityLabel", .accessibilityLabel), ("setFont", .font), ("setAttributedText", .font),
    ("setAttributedTitle", .title), ("setTitle", .title), ("setTextColor", .textColor),
    ("setBackgroundColor", .backgroundColor), ("setOverrideUserInterfaceStyle", .overrideUserInterfaceStyle),
    ("setDataSource", .dataSource),
    ("setIsAccessibilityElement", .isAccessibilityElement),
    ("setAdjustsFontForContentSizeCategory", .adjustsFontForContentSizeCategory),
  ]
}
