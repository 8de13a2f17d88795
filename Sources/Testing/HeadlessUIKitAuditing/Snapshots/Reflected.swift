import HeadlessUIKit

/// Comparison of values of any type, by reflection where their types aren't equatable.
///
/// Views and closures aren't compared: each cell has its own.
enum Reflected {
  /// A part of a value that differs, by its path within the value.
  struct Difference {
    var path: String
    var one: Any?
    var other: Any?
  }

  static func isSame(_ one: UIImage, _ other: UIImage) -> Bool {
    one === other || one.isEqual(other) || isDrawnAlike(one, other)
  }

  /// Whether a program drew two images the same way, such as the thumbnail that it draws each time a row asks for it.
  private static func isDrawnAlike(_ one: UIImage, _ other: UIImage) -> Bool {
    #if canImport(CoreGraphics)
    return false
    #else
    guard one.size == other.size, one.scale == other.scale, one.renderingMode == other.renderingMode,
      case .drawn(let first) = one.content, case .drawn(let second) = other.content,
      first.drawing != nil, second.drawing != nil, first.source === second.source
    else { return false }
    return differences(first.drawing, second.drawing).isEmpty
    #endif
  }

  static func isSame(_ one: NSAttributedString, _ other: NSAttributedString) -> Bool {
    if one === other { return true }
    guard one.string == other.string else { return false }
    let (runs, others) = (runs(of: one), runs(of: other))
    return runs.count == others.count && zip(runs, others).allSatisfy { $0.range == $1.range && isSame($0, $1) }
  }

  /// The attributes of a part of a text.
  private typealias Run = (range: NSRange, attributes: [NSAttributedString.Key: Any])

  private static func runs(of text: NSAttributedString) -> [Run] {
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }

  private static func isSame(_ one: Run, _ other: Run) -> Bool {
    one.attributes.count == other.attributes.count
      && one.attributes.allSatisfy { key, value in differences(value, other.attributes[key]).isEmpty }
  }

  /// The parts in which two values differ; the path is empty if it is the values themselves.
  static func differences(_ one: Any?, _ other: Any?, depth: Int = 0) -> [Difference] {
    let (left, right) = (SnapshotValue.unwrapped(one), SnapshotValue.unwrapped(other))
    let whole = [Difference(path: "", one: left, other: right)]
    guard let left, let right else { return left == nil && right == nil ? [] : whole }
    if isIgnored(left), isIgnored(right) { return [] }
    guard type(of: left) == type(of: right) else { return whole }
    if let image = left as? UIImage, let second = right as? UIImage { return isSame(image, second) ? [] : whole }
    if let text = left as? NSAttributedString, let second = right as? NSAttributedString {
      return isSame(text, second) ? [] : whole
    }
    if let equatable = left as? any Equatable, isEqual(equatable, right) { return [] }
    return partDifferences(left, right, depth) ?? whole
  }

  /// The differences of the parts; `nil` if the value has none, or is nested too deeply.
  private static func partDifferences(_ left: Any, _ right: Any, _ depth: Int) -> [Difference]? {
    let (one, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
    if one.displayStyle == .class { return left is any Equatable ? nil : [] }
    if one.children.isEmpty, other.children.isEmpty { return left is any Equatable ? nil : [] }
    if one.displayStyle == .enum {
      // Values of one case may be the same but for their views.
      guard one.children.first?.label == other.children.first?.label, one.children.count == other.children.count else {
        return nil
      }
    }
    guard depth < 6, one.children.count == other.children.count, one.displayStyle != .set,
      one.displayStyle != .dictionary
    else { return nil }
    let isNamed = one.displayStyle == .struct
    return zip(one.children, other.children).enumerated().flatMap { index, pair in
      differences(pair.0.value, pair.1.value, depth: depth + 1).map { part in
        var part = part
        if isNamed, let label = pair.0.label {
          part.path = part.path.isEmpty ? label : "\(label).\(part.path)"
        } else if one.displayStyle == .collection {
          part.path = "[\(index)]" + (part.path.isEmpty ? "" : ".\(part.path)")
        }
        return part
      }
    }
  }

  private static func isIgnored(_ value: Any) -> Bool {
    value is UIView || value is UIResponder || String(describing: type(of: value)).contains("->")
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }

  /// A short description: the type for values whose own description would be long.
  static func description(of value: Any) -> String {
    let text = String(describing: value)
    return text.count <= 80 ? text : "\(type(of: value))"
  }

  /// A number that differs between values of different shape: which optionals are empty, which cases enums have.
  static func hashShape(of value: Any?, into hasher: inout Hasher, depth: Int = 0) {
    guard let value = SnapshotValue.unwrapped(value) else { return hasher.combine(0) }
    hasher.combine(1)
    if let flag = value as? Bool { return hasher.combine(flag) }
    if let color = value as? UIColor { return hasher.combine(color) }
    if value is String || value is UIImage || value is UIView { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum { hasher.combine("\(value)".prefix { $0 != "(" }) }
    if mirror.displayStyle == .collection { return hasher.combine(mirror.children.count) }
    guard mirror.displayStyle == .struct || mirror.displayStyle == .enum, depth < 3 else { return }
    for child in mirror.children { hashShape(of: child.value, into: &hasher, depth: depth + 1) }
  }
}
