/// A class that the manifest names, in a form that is cheap to compare with the classes that documents name.
///
/// It is an object rather than a value, because entries, claims and rules copy it thousands of times.
final class ListedClass: Hashable, Sendable {
  /// The name as the manifest writes it.
  let text: String
  /// The imported module that the name starts with; `nil` for a class of the target's own module.
  let module: String?
  /// The name without its module: "Feed.PhotoCell".
  let path: String
  /// The last part of the name: "PhotoCell".
  let last: String

  /// The name of a Swift class in Objective-C, by which documents name it; `nil` if it has none.
  let otherName: String?
  /// The name by which the generated file refers to the class.
  let written: TypeName

  /// Whether an object without a custom class can have the class: whether it is one of a framework's.
  let canBeImplied: Bool

  /// - Parameters:
  ///   - type: The name as the manifest writes it.
  ///   - parts: The imported module that it starts with, and the rest.
  init(_ type: TypeName, _ parts: (module: String?, path: String), otherName: String?, written: TypeName) {
    text = type.text
    (module, path) = parts
    last = type.last
    self.otherName = otherName
    self.written = written
    canBeImplied = DocumentClass.canBeImplied(path)
  }

  // The text determines the rest.
  static func == (one: ListedClass, other: ListedClass) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Whether the class belongs to the target's own module.
  var isOwn: Bool { module == nil }

  /// The keys of all classes of documents that can be this one.
  var keys: [DocumentClass.Key] {
    var keys = [DocumentClass.Key(isCustom: true, path: path), DocumentClass.Key(isCustom: false, path: path)]
    // Documents leave out the types around a class; another rule reports that UIKit doesn't find it so.
    if last != path { keys.append(DocumentClass.Key(isCustom: true, path: last)) }
    if let otherName, otherName != last { keys.append(DocumentClass.Key(isCustom: true, path: otherName)) }
    return keys
  }
}
