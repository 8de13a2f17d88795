/// The value of a property in a snapshot.
package enum SnapshotValue {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)
  case color(UIColor)
  case font(UIFont)
  case image(UIImage)
  case attributed(NSAttributedString)
  /// One of a few choices, by its name.
  case choice(String)
  /// Things of which only the number and the descriptions count: classes of views, targets, accessories.
  case list([String])
  /// A value of any other type, such as a configuration.
  indirect case other(Any)

  /// Any value, as the case that compares and describes it best.
  package init(_ value: Any?) {
    switch Self.unwrapped(value) {
    case nil: self = .none
    case let flag as Bool: self = .flag(flag)
    case let text as String: self = .text(text)
    case let color as UIColor: self = .color(color)
    case let color as CGColor: self = .color(UIColor(cgColor: color))
    case let font as UIFont: self = .font(font)
    case let image as UIImage: self = .image(image)
    case let text as NSAttributedString: self = .attributed(text)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let number as CGFloat: self = .number(Double(number))
    case let number as Float: self = .number(Double(number))
    case let other?: self = .other(other)
    }
  }

  package init(text: String?) { self = text.map { .text($0) } ?? .none }
  package init(color: UIColor?) { self = color.map { .color($0) } ?? .none }
  package init(font: UIFont?) { self = font.map { .font($0) } ?? .none }
  package init(image: UIImage?) { self = image.map { .image($0) } ?? .none }
  package init(attributed: NSAttributedString?) { self = attributed.map { .attributed($0) } ?? .none }

  /// Whether two values show the same. Numbers may differ by `tolerance`.
  ///
  /// - Parameter isSame: Compares images, attributed texts and values of other types.
  package func isSame(
    as other: SnapshotValue,
    tolerance: Double,
    or isSame: (SnapshotValue, SnapshotValue) -> Bool
  ) -> Bool {
    if let known = isPlainlySame(as: other, tolerance: tolerance) { return known }
    switch self {
    case .color(let one): if case .color(one) = other { return true }
    case .font(let one): if case .font(one) = other { return true }
    case .list(let one): if case .list(one) = other { return true }
    case .image, .attributed, .other: return isSame(self, other)
    case .none, .flag, .number, .text, .choice: break
    }
    return false
  }

  /// The same for the most frequent values; `nil` for others. It calls no code of other classes, so that the compiler
  /// doesn't copy values for the call.
  func isPlainlySame(as other: SnapshotValue, tolerance: Double) -> Bool? {
    // One value after the other: a pair of values would be copied.
    switch self {
    case .none: if case .none = other { true } else { false }
    case .flag(let one): if case .flag(one) = other { true } else { false }
    case .number(let one):
      if case .number(let other) = other { one == other || abs(one - other) <= tolerance } else { false }
    case .text(let one): if case .text(one) = other { true } else { false }
    case .choice(let one): if case .choice(one) = other { true } else { false }
    case .color(let one): if case .color(let other) = other, one === other { true } else { nil }
    case .font(let one): if case .font(let other) = other, one === other { true } else { nil }
    case .list(let one): if one.isEmpty, case .list(let other) = other, other.isEmpty { true } else { nil }
    case .image, .attributed, .other: nil
    }
  }

  /// The value within optionals, and within `AnyHashable`.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self { return unwrapped(hashable.base) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
