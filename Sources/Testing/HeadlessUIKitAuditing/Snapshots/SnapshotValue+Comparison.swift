package import HeadlessUIKit

extension SnapshotValue {
  /// Whether two values show the same. Numbers may differ by `tolerance`.
  func isSame(as other: SnapshotValue, tolerance: Double) -> Bool {
    isSame(as: other, tolerance: tolerance, or: Self.isSameObject)
  }

  /// Compares images, attributed texts and values of any type.
  static func isSameObject(_ one: SnapshotValue, _ other: SnapshotValue) -> Bool {
    switch (one, other) {
    case (.image(let one), .image(let other)): Reflected.isSame(one, other)
    case (.attributed(let one), .attributed(let other)): Reflected.isSame(one, other)
    case (.other(let one), .other(let other)): Reflected.differences(one, other).isEmpty
    default: false
    }
  }
}

extension SnapshotValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .none: "nil"
    case .flag(let flag): "\(flag)"
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .text(let text): "\"\(text)\""
    case .color(let color): Self.description(of: color)
    case .font(let font): "\(font.fontName) \(SnapshotValue.number(Double(font.pointSize)))"
    case .image(let image): image.shownName.isEmpty ? "an image" : "the image \"\(image.shownName)\""
    case .attributed(let text): "\"\(text.string)\" with attributes"
    case .choice(let name): name
    case .list(let items): items.isEmpty ? "none" : items.joined(separator: ", ")
    case .other(let value): Reflected.description(of: value)
    }
  }

  private static func description(of color: UIColor) -> String {
    let parts = color.parts.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let hex = parts.prefix(3).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    return "#\(hex)" + (parts[3] < 255 ? " with alpha \(SnapshotValue.number(Double(color.parts[3])))" : "")
  }
}
