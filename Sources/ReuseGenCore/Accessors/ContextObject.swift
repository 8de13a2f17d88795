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
    let member: ListElement.Member = { objects[$0].value(of: $1) }
    return .list(MustacheList(count: count) { .record(ListElement(at: $0, of: count, keys, member)) })
  }
}

/// Not generic, because members of a generic class aren't compiled for each type of object.
private final class ListElement: MustacheRecord {
  /// The value of a key in the object at an index.
  typealias Member = @Sendable (_ index: Int, _ key: String) -> MustacheValue?

  let keys: [String]
  private let index: Int
  private let isLast: Bool
  private let member: Member

  init(at index: Int, of count: Int, _ keys: [String], _ member: @escaping Member) {
    self.keys = keys
    self.index = index
    isLast = index == count - 1
    self.member = member
  }

  func value(of key: String) -> MustacheValue? {
    if let value = member(index, key) { return value }
    return switch key {
    case "isFirst": .bool(index == 0)
    case "isLast": .bool(isLast)
    default: nil
    }
  }
}
