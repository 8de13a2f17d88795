import ReuseGenMustache

/// An element of a list of the template's context.
protocol ContextObject: Sendable {
  /// The keys that ``TemplateShape`` has for it.
  static var keys: [String] { get }

  /// The value of one of these keys. It is made when a template asks for it.
  func value(of key: String) -> MustacheValue?
}

extension MustacheValue {
  /// A list of objects, each of which also has `isFirst` and `isLast`.
  static func list<Object: ContextObject>(_ objects: [Object]) -> MustacheValue {
    let count = objects.count
    let keys = Object.keys + ["isFirst", "isLast"]
    return .list(
      MustacheList(count: count) { index in
        let object = objects[index]
        return .record(ListElement(at: index, of: count, keys) { object.value(of: $0) })
      }
    )
  }
}

/// Not generic, because members of a generic class aren't compiled for each type of object.
private final class ListElement: MustacheRecord {
  /// The value of a key in the object.
  typealias Member = @Sendable (_ key: String) -> MustacheValue?

  let keys: [String]
  private let isFirst: Bool
  private let isLast: Bool
  private let member: Member

  init(at index: Int, of count: Int, _ keys: [String], _ member: @escaping Member) {
    self.keys = keys
    isFirst = index == 0
    isLast = index == count - 1
    self.member = member
  }

  func value(of key: String) -> MustacheValue? {
    if let value = member(key) { return value }
    return switch key {
    case "isFirst": .bool(isFirst)
    case "isLast": .bool(isLast)
    default: nil
    }
  }
}
