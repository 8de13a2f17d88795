import ReuseGenDeclarations

/// A use of an accessor that R.swift or SwiftGen generates in the app's build: `R.image.star()`, `L10n.Settings.title`,
/// `Asset.Colors.tint.color`, or a check of them: `R.validate()`.
struct ResourceUse: Hashable {
  enum Kind { case image, color, string, font, check, imageAsset, colorAsset, asset, fontAsset }

  var kind: Kind
  /// The names between the dots.
  var path: [String]
  var isCall: Bool

  /// The use that begins at a word; `nil` if there is none.
  init?(at index: Int, in stream: TokenStream) {
    guard stream.is(index + 1, "."), !stream.is(index - 1, ".") else { return nil }
    switch stream.text(index) {
    case "R":
      let kinds: [String: (Kind, count: Int)] = [
        "image": (.image, 3), "color": (.color, 3), "string": (.string, 4), "font": (.font, 3), "validate": (.check, 2),
        "assertValid": (.check, 2),
      ]
      guard let (kind, count) = kinds[stream.text(index + 2)] else { return nil }
      self.init(kind, count, at: index, in: stream)
      if !isCall { return nil }
    case "L10n":
      self.init(.string, nil, at: index, in: stream)
      // Only the generated file has it.
      if path.last == "tr" { return nil }
    case "FontFamily": self.init(.fontAsset, nil, at: index, in: stream)
    case "Asset":
      self.init(.asset, nil, at: index, in: stream)
      let member = index + 2 * path.count
      if stream.is(member - 1, "."), stream.is(member, "image") { kind = .imageAsset }
      if stream.is(member - 1, "."), stream.is(member, "color") { kind = .colorAsset }
    default: return nil
    }
  }

  /// - Parameter count: The number of names; `nil` if the first one that doesn't begin with a capital is the last.
  private init?(_ kind: Kind, _ count: Int?, at index: Int, in stream: TokenStream) {
    (self.kind, path) = (kind, [stream.text(index)])
    var token = index
    while stream.is(token + 1, "."), stream[token + 2].kind == .word {
      token += 2
      let name = stream.text(token)
      path.append(name)
      if let count {
        if path.count == count { break }
      } else if !(name.first?.isUppercase ?? false) {
        break
      }
    }
    guard path.count > 1, count ?? path.count == path.count, let last = path.last else { return nil }
    guard count != nil || !(last.first?.isUppercase ?? false), last != "self" else { return nil }
    isCall = stream.is(token + 1, "(")
  }
}
