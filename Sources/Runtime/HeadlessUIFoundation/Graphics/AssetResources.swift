/// The name of an image in an asset catalog. `reusegen port` writes a literal for `.profileIcon`, which Xcode declares.
@available(iOS 17, *)
public struct ImageResource: Hashable, Sendable, ExpressibleByStringLiteral {
  let names: PossibleAssetNames

  public init(name: String, bundle: Bundle) { names = PossibleAssetNames(names: [name], bundle: bundle) }
  /// The image whose name gives a symbol, such as "profile-icon" for "profileIcon".
  public init(stringLiteral symbol: String) { names = PossibleAssetNames(symbol: symbol) }
}

/// The name of a color in an asset catalog. `reusegen port` writes a literal for `.brand`, which Xcode declares.
@available(iOS 17, *)
public struct ColorResource: Hashable, Sendable, ExpressibleByStringLiteral {
  let names: PossibleAssetNames

  public init(name: String, bundle: Bundle) { names = PossibleAssetNames(names: [name], bundle: bundle) }
  /// The color whose name gives a symbol, such as "brand-dark" for "brandDark".
  public init(stringLiteral symbol: String) { names = PossibleAssetNames(symbol: symbol) }
}

struct PossibleAssetNames: Hashable, @unchecked Sendable {
  var names: [String]
  var bundle = Bundle.main

  init(names: [String], bundle: Bundle) { (self.names, self.bundle) = (names, bundle) }

  /// The names whose symbol in Xcode is this one: words are joined by nothing, hyphens, underscores or spaces.
  init(symbol: String) {
    var words: [String] = []
    for character in symbol {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    let cased = [words.map { $0.lowercased() }, words.map(\.capitalized), words]
    names = [symbol, words.map(\.capitalized).joined()]
    for separator in ["-", "_", " ", ""] { names += cased.map { $0.joined(separator: separator) } }
  }
}

extension UIImage {
  /// The image of a resource. Stops if no catalog contains it.
  @available(iOS 17, *)
  public convenience init(resource: ImageResource) {
    let found = resource.names.names.lazy.compactMap { AssetSearch.image(named: $0, in: resource.names.bundle) }.first
    guard let found, let size = found.size else {
      stop("There is no image named \"\(resource.names.names[0])\" in an asset catalog or file")
    }
    self.init(found.content, size: size, scale: found.scale, look: found.look)
  }
}

extension UIColor {
  /// The color of a resource. Stops if no catalog contains it.
  @available(iOS 17, *)
  public convenience init(resource: ColorResource) {
    let found = resource.names.names.lazy.compactMap { AssetSearch.color(named: $0, in: resource.names.bundle) }.first
    guard let found else { stop("There is no color named \"\(resource.names.names[0])\" in an asset catalog") }
    self.init(found.light, dark: found.dark ?? found.light, only: .unspecified)
  }
}
