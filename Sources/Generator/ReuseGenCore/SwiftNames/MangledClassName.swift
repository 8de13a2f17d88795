/// A Swift class's name as the Objective-C runtime knows it: `_TtCC3App4Feed9PhotoCell` for `Feed.PhotoCell` of the
/// module App.
struct MangledClassName: Sendable {
  let module: String
  /// The name with the types around it: "Feed.PhotoCell".
  let path: String

  private static let prefix = "_Tt"

  /// Fails for any other name.
  init?(_ text: String) {
    guard text.hasPrefix(Self.prefix) else { return nil }
    var rest = text.dropFirst(Self.prefix.count)
    let kinds = rest.prefix { $0 == "C" || $0 == "O" || $0 == "V" }
    rest = rest.dropFirst(kinds.count)
    var names: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let count = Int(digits), count > 0, count <= rest.utf8.count else { return nil }
      let end = rest.utf8.index(rest.startIndex, offsetBy: count)
      guard let name = String(rest.utf8[..<end]) else { return nil }
      names.append(name)
      rest = rest[end...]
    }
    guard kinds.first == "C", names.count == kinds.count + 1 else { return nil }
    module = names[0]
    path = names.dropFirst().joined(separator: ".")
  }

  /// - Parameter kinds: The letters of the types around a class and of the class itself, from the outside in.
  static func text(module: String, path: [String], kinds: [Character]) -> String {
    let names = ([module] + path).map { "\($0.utf8.count)\($0)" }.joined()
    return prefix + String(kinds.reversed()) + names
  }
}
