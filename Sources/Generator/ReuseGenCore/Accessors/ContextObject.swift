import ReuseGenMustache

/// An element of a list of the template's context.
protocol ContextObject: Sendable {
  associatedtype Key: RawRepresentable<String>, CaseIterable, Sendable

  static var keys: ContextKeys<Key> { get }

  /// The value of a key; `nil` if the object doesn't have it. It is made when a template asks for it.
  ///
  /// Each type looks up the key itself: a debug build takes twice as long for generic code that does it for all.
  func value(of key: String) -> MustacheValue?
}

extension MustacheValue {
  /// A list of objects, each of which also has `isFirst` and `isLast`.
  static func list<Object: ContextObject>(_ objects: [Object]) -> MustacheValue {
    let count = objects.count
    let names = Object.keys.names + ["isFirst", "isLast"]
    return .list(
      MustacheList(count: count) { index in
        .record(ListElement(objects[index], at: index, of: count, names))
      }
    )
  }
}

/// Not generic, because members of a generic class aren't compiled for each type of object.
private final class ListElement: MustacheRecord {
  let keys: [String]
  private let object: any ContextObject
  private let isFirst: Bool
  private let isLast: Bool

  init(_ object: any ContextObject, at index: Int, of count: Int, _ keys: [String]) {
    self.object = object
    self.keys = keys
    isFirst = index == 0
    isLast = index == count - 1
  }

  func value(of key: String) -> MustacheValue? {
    if let value = object.value(of: key) { return value }
    if key == "isFirst" { return .bool(isFirst) }
    if key == "isLast" { return .bool(isLast) }
    return nil
  }
}
